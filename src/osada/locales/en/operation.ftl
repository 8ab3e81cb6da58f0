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
server-metrics = The figures are shown to this machine, or to whoever has the token.

## The page about the API
server-api = Osada: the API
server-api-about = Every door of the server, made of its schema. Requests carry JSON and the cookie of a guest or an account. The schema for programs:
server-api-forms = Forms

## Running it
server-log-level = There is no level of logs “{ $level }”. There are: { $allowed }.
server-public-plain = “{ $host }” is a public address, and over plain HTTP anybody on the way could read along. Listen on 127.0.0.1 and put a proxy with HTTPS before it (docs/hosting.md).
server-newer-database = The database has the form { $found }, which a newer release has made; this one knows { $newest } at most. Install the newer release, or go back with it first: osada migrate --to { $newest }.
server-no-form = The database never had a form { $found }. There are: { $allowed }.
backup-unwritable = cannot be written: { $problem }
backup-broken = is no back-up, or not whole: nothing was restored.
backup-newer = was made by a newer release: nothing was restored.
backup-not-empty = This database holds something already. A back-up is restored into an empty one only.
