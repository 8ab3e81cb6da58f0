"""What the server keeps: its database, how that is opened, and how it changes from release to release."""
