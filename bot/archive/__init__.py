"""A whole campaign as one file: written, checked, and taken in by another Emberhall."""
