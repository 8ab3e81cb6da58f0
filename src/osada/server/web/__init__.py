"""HTTP and WebSocket: routes read requests, ask the packages behind them, and write responses."""
