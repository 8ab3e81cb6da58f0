"""People: guests and accounts, their devices, what they are told and what is kept of them."""
