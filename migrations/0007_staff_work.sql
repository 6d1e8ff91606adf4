-- The previous Worker works with this.
ALTER TABLE `newsletter_drafts` ADD `send_at` text;--> statement-breakpoint
ALTER TABLE `newsletters` ADD `changed_at` text;--> statement-breakpoint
ALTER TABLE `newsletters` ADD `changed_by` text;