"""A push service of the tests' own, over TLS on this machine, and a browser that can read what comes there."""

import base64
import json
import ssl
import threading
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from osada.server.people.endpoints import Target

HOST = "push.osada.example"
AUTH = b"0123456789abcdef"


def in_url(raw):
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Browser:
    """Has keys of its own, and a place at the push service."""

    def __init__(self, number):
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.endpoint = f"https://{HOST}/browsers/{number}?key=x"

    @property
    def subscription(self):
        layout = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        public = in_url(self._key.public_key().public_bytes(*layout))
        return {"endpoint": self.endpoint, "keys": {"p256dh": public, "auth": in_url(AUTH)}}

    def read(self, body):
        return json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=AUTH, version="aes128gcm"))


class Handler(BaseHTTPRequestHandler):
    """Keeps what comes, and answers as the test wants, with a way to somewhere else."""

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.service.came.append((self.path, dict(self.headers), body))
        self.send_response(self.server.service.status)
        self.send_header("Location", f"https://{HOST}/elsewhere")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        """Tests are quiet."""


class Service:
    """What came, and the status of the next response."""

    def __init__(self, folder):
        self.status, self.came = 201, []
        file = certificate(folder)
        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.server.service = self
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(file)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.trust = ssl.create_default_context(cafile=str(file))
        self.target = Target(HOST, "127.0.0.1", self.server.server_port)


@contextmanager
def push_service(folder):
    service = Service(folder)
    thread = threading.Thread(target=service.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.server.shutdown()
        thread.join()
        service.server.server_close()


def certificate(folder):
    """Signed by itself, for the host's name alone."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem, file = serialization.Encoding.PEM, folder / "push.pem"
    private = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    file.write_bytes(private + made.public_bytes(pem))
    return file
