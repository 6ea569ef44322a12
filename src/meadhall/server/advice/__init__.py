"""What bots say and choose: opponents, hints, reasons, looking back."""
