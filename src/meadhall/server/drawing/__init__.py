"""From a view to what a page shows, and what has changed since."""
