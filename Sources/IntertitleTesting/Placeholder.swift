// Filled in the next commits.
