"""What single Champions can do, grouped by the moment at which it matters. Chapter 15 of the catalogue lists them."""
