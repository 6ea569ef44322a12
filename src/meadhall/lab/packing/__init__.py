"""For whoever writes a pack: a template to begin with, a check, a comparison, and a schema for editors."""
