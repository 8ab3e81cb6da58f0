### What the server tells people.

server-who-are-you = Say who you are first: a name is enough.
people-name = A name has { $least } to { $most } letters, digits, spaces, dots or dashes, and begins with a letter or digit.
server-slow-down = That was too often. Wait a little and try again.
