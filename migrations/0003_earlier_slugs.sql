-- The previous Worker works with this.
CREATE TABLE `post_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL
);
