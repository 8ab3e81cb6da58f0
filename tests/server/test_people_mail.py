"""The post: plain, upgraded or secure from the start, with a name and a password where the server wants them."""

import ssl

import pytest
from aiosmtpd.smtp import AuthResult

from osada.engine.errors import BadSetUp
from osada.server.config import Settings
from osada.server.people.mail import Letter, Post
from tests.server.browser import HOST, certificate
from tests.server.town import mailbox

LETTER = Letter("eva@osada.example", "Řada", "Příliš žluťoučký kůň")
WORDS = ("post@osada", "p@ss/word")


def trusting(file):
    context = ssl.create_default_context(cafile=str(file))
    context.check_hostname = False  # the certificate is for a name, the box has only an address
    return context


def serving(file):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return context


def is_welcome(server, session, envelope, mechanism, data):
    return AuthResult(success=(data.login.decode(), data.password.decode()) == WORDS)


def sent(box, scheme, file, words=""):
    url = box.url.replace("smtp://", f"{scheme}://{words}")
    Post(Settings(mail=url, url=f"https://{HOST}", sender="Osada <post@osada.example>"), trusting(file)).send(LETTER)
    [letter] = box.letters
    return letter


@pytest.fixture
def file(tmp_path):
    return certificate(tmp_path)


def test_plain(file):
    with mailbox() as box:
        letter = sent(box, "smtp", file)
    assert (letter["From"], letter["To"]) == ("Osada <post@osada.example>", "eva@osada.example")
    assert (letter["Subject"], letter.get_content().strip()) == ("Řada", "Příliš žluťoučký kůň")
    assert letter["Message-ID"].endswith(f"@{HOST}>")
    assert letter["List-Unsubscribe"] is None


@pytest.mark.parametrize("scheme", ["smtp", "starttls"])
def test_upgraded_and_with_a_password(file, scheme):
    options = {
        "tls_context": serving(file),
        "require_starttls": True,
        "authenticator": is_welcome,
        "auth_required": True,
    }
    with mailbox(**options) as box:
        assert sent(box, scheme, file, "post%40osada:p%40ss%2Fword@")["Subject"] == "Řada"


def test_a_server_that_does_not_upgrade_gets_nothing_where_that_was_asked(file):
    with mailbox() as box, pytest.raises(OSError, match="STARTTLS"):
        sent(box, "starttls", file)
    assert box.letters == []


def test_secure_from_the_start(file):
    with mailbox(ssl_context=serving(file)) as box:
        assert sent(box, "smtps", file)["Subject"] == "Řada"


def test_a_server_with_a_strange_certificate_gets_nothing(file):
    with mailbox(ssl_context=serving(file)) as box:
        post = Post(Settings(mail=box.url.replace("smtp:", "smtps:")))
        with pytest.raises(ssl.SSLCertVerificationError):
            post.send(LETTER)
    assert box.letters == []


@pytest.mark.parametrize("url", ["mail.osada.example", "http://mail.osada.example", "smtp://", "smtp:mail"])
def test_a_setting_that_is_no_mail_server_is_refused_at_the_start(url):
    with pytest.raises(BadSetUp, match="smtp, starttls, smtps"):
        Post(Settings(mail=url))


def test_without_a_setting_no_mail_is_sent():
    assert not Post(Settings()).is_open
