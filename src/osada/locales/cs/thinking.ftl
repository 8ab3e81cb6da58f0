### Boti, kteří přemýšlejí u stolů serveru.

thinking-busy = Právě přemýšlí tolik botů, že na radu nezbývá čas. Zkuste to za chvíli znovu.
thinking-moved-on = Partie mezitím pokročila: rada by se týkala pozice, která už neplatí.
thinking-closed = Server se právě zastavuje. Zkuste to za chvíli znovu.
thinking-failed = Radu se nepodařilo najít. Zkuste to za chvíli znovu.
thinking-no-hints = U tohoto stolu se hraje bez rad.
thinking-not-ready = Boti se na tuto hru teprve připravují. Zkuste to za chvíli znovu.
