"""Second exact methods, formulated differently, for fields too large for a literal reading."""
