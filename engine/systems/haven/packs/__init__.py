"""Reading a haven pack: files as authors write them, checked and built into `content`."""
