"""Who somebody is: names, and the devices that are remembered."""
