"""Tables: a match with people around it, its log, and everything that may happen there."""
