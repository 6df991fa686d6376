// Not written yet: the first file of this target replaces this one.
