"""The doors: HTTP and WebSocket. They read requests, ask the rooms behind them, and write answers."""
