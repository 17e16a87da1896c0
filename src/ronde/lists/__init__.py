"""Rating lists on disk: imported once, searched while somebody types, without internet."""
