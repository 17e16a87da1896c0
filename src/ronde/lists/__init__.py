"""Rating lists on disk: imported once, searched as you type, without internet."""
