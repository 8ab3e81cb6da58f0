### What the server tells those who run it, and those whom it turns away at once.

## The outer walls
server-nowhere = There is nothing at this address.
server-unreadable = This request cannot be read.
server-host = This server does not go by that name here. Whoever runs it sets its address as “url” (docs/hosting.md).
server-plain-http = From outside this network the server speaks only over HTTPS.
server-origin = This came from a page of another site.
server-json-only = Only JSON is read here (Content-Type: application/json).
server-too-long = That is too long: at most { $most } kB are read.
server-too-deep = The JSON is broken, or nested deeper than { $most } levels.
server-too-slow = That took too long to arrive.
server-sockets = From this address { $most } connections are open already.
server-accident = An accident happened on our side. It is written in the log of the server.
server-away = The server cannot reach its data just now, so nothing was done. It tries again by itself; so may you, in a moment.
server-metrics = The figures are shown to this machine, or to whoever has the token.

## The page about the API
server-api = Osada: the API
server-api-about = Every door of the server, made of its schema. Requests carry JSON and the cookie of a guest or an account. The schema for programs:
server-api-schemas = Schemas

## Running it
server-public-plain = “{ $host }” is a public address, and over plain HTTP anybody on the way could read along. Listen on 127.0.0.1 and put a proxy with HTTPS before it (docs/hosting.md).
server-newer-database = The database is at revision { $found }, which a newer release has made; this one knows { $newest } at most. Install the newer release, or go back with it first: osada migrate --to { $newest }.
server-no-revision = The database never had a revision { $found }. There are: { $allowed }.
server-proxies = “{ $found }” is no address and no network of a proxy, such as 127.0.0.1 or 10.0.0.0/8.
server-url = “{ $found }” cannot be the address of the server: it is a host with https://, such as https://osada.example, or one of a private network with http://.
seal-key-given = “seal_key” (OSADA_SEAL_KEY) is no key: it takes 32 random bytes, as 64 hexadecimal digits or in base64.
seal-key-line = line { $line } is no key: it takes 32 random bytes, as 64 hexadecimal digits or in base64.
seal-key-elsewhere = There is no key here, and without that of the servers a worker cannot draw any outcome. Give it to it as “seal_key” or “seal_key_file” (docs/hosting.md).
seal-unwritable = the key that seals seeds cannot be written here: { $problem }. Name another file as “seal_key_file” (docs/hosting.md).
backup-unwritable = cannot be written: { $problem }
backup-broken = is no back-up, or not whole: nothing was restored.
backup-newer = was made by a newer release: nothing was restored.
backup-not-empty = This database holds something already. A back-up is restored into an empty one only.
backup-nothing = There is nothing to back up: this database is empty.

## The commands serve, backup, restore, migrate
serve-help-serve = Run a server: people meet at its page and play, live or over days (docs/hosting.md). Settings come from a file, then from the environment (OSADA_PORT …), then from here. Ctrl-C ends it gently.
serve-help-backup = Write everything that the server keeps into one file, also while it runs. The file serves both SQLite and PostgreSQL.
serve-help-restore = Bring a back-up into an empty database: all of it, or nothing.
serve-help-migrate = Bring the database to the revision of this release, or back to an older one before an older release is installed. Back up first: the way back loses what the older revision cannot hold.
serve-help-database = The database: [bold]sqlite:///FILE[/] or [bold]postgresql://…[/]; without it a file in your data folder.
serve-help-config = A file of settings (TOML), as docs/hosting.md lists them.
serve-help-host = The address to listen on: 127.0.0.1 is this machine alone, 0.0.0.0 the whole network.
serve-help-port = The port to listen on; 0 takes any that is free.
serve-help-backup-to = The new file, or a folder in which it is named after the time.
serve-help-restore-from = A file that [bold]osada backup[/] has written.
serve-help-migrate-to = The revision to go to, such as 0001; by default the newest.
serve-help-keys = List the keys with which this server has signed records, and since when. The server publishes them at /.well-known/osada-keys.json.
serve-help-keys-lost = Say first that this key is lost: somebody else may have it. From then on no signature of it is believed.
serve-here = Osada is at { $address }
serve-plain = Others on this network may come by plain HTTP: whoever shares the network could read along. For the internet put HTTPS before the server (docs/hosting.md).
serve-kept = { $rows ->
    [one] One row
   *[other] { $rows } rows
  } of { $tables ->
    [one] one table
   *[other] { $tables } tables
  } kept in { $file }.
serve-restored = { $rows ->
    [one] One row
   *[other] { $rows } rows
  } of { $tables ->
    [one] one table
   *[other] { $tables } tables
  } restored from { $file }.
serve-key-missing = { $count ->
    [one] One table that is not finished
   *[other] { $count } tables that are not finished
  } cannot be played without the key { $needed }, which is not here. Put its file in its place before the server starts (docs/hosting.md).
serve-moved = The database was at revision { $before } and is at { $now } now.
serve-key-since = { $id }  signs since { $since }
serve-key-until = { $id }  signed from { $since } until { $until }
serve-key-lost = { $id }  lost on { $lost }: its signatures are not believed
serve-key-ahead = { $id }  has not signed yet
serve-key-unknown = This server never had a signing key { $id }: osada keys lists those that it had.
serve-database = The database { $url } cannot be used: { $problem }
serve-package = For that the package { $package } is needed: pip install 'osada-games[postgres]'
serve-address = Nobody can listen at { $host }, port { $port }: { $problem }.
