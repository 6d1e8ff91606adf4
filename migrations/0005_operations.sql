-- The previous Worker works with this.
CREATE TABLE `alerts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`check` text NOT NULL,
	`state` text NOT NULL,
	`answer` integer,
	`delivered` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `failure_causes` (
	`route` text NOT NULL,
	`cause` text NOT NULL,
	`count` integer NOT NULL,
	`last_at` text NOT NULL,
	PRIMARY KEY(`route`, `cause`)
);
