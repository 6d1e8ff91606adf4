-- The previous Worker works with this.
CREATE TABLE `recommendations` (
	`submission_id` text NOT NULL,
	`recommended_by` text NOT NULL,
	`recommended_at` text NOT NULL,
	`verdict` text NOT NULL,
	`text` text,
	PRIMARY KEY(`submission_id`, `recommended_by`)
);
--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `campaign` text;--> statement-breakpoint
ALTER TABLE `submission_events` ADD `decline` text;--> statement-breakpoint
CREATE TRIGGER submissions_delete_recommendations AFTER DELETE ON form_submissions
BEGIN
  DELETE FROM recommendations WHERE submission_id = OLD.id;
END;
