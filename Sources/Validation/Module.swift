// Replaced as the module fills.
