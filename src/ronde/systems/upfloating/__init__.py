"""Articles 3.3 to 3.6 of C.04.5 and C.04.6, which both texts have in common: bye, upfloaters, brackets."""
