"""The live wire between a page and the server, in the hands of a test."""

import re


class Wire:
    """`cut` ends it and lets no new one through until it is `mended`; a `deaf` page is heard, but hears nothing."""

    def __init__(self, page):
        self._is_cut = self._is_deaf = False
        self._sockets, self.said = [], []
        page.route_web_socket(re.compile("/live$"), self._open)

    def _open(self, socket):
        if self._is_cut:
            socket.close()
            return
        server = socket.connect_to_server()
        socket.on_message(lambda text: self._say(server, text))
        server.on_message(lambda text: None if self._is_deaf else socket.send(text))
        self._sockets.append((socket, server))

    def _say(self, server, text):
        self.said.append(text)
        server.send(text)

    def cut(self):
        self._is_cut = True
        for socket, server in self._sockets:
            server.close()
            socket.close()
        self._sockets.clear()

    def deafen(self):
        self._is_deaf = True

    def mend(self):
        self._is_cut = self._is_deaf = False
