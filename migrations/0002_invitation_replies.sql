-- The previous Worker works with this.
ALTER TABLE `bookings` ADD `invitation_reply` text;