"""Three small games that meet the hard cases of the big ones, and twins of them with planted leaks."""
