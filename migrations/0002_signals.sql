-- The previous Worker works with this.
CREATE TABLE `signals` (
	`name` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`detail` text
);
