-- The previous Worker works with this.
ALTER TABLE `form_submissions` ADD `next_step` text;--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `next_step_due` text;--> statement-breakpoint
CREATE INDEX `submissions_next_step` ON `form_submissions` (`next_step_due`,`seq`) WHERE next_step IS NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_drafts` ADD `send_at` text;--> statement-breakpoint
ALTER TABLE `newsletters` ADD `changed_at` text;--> statement-breakpoint
ALTER TABLE `newsletters` ADD `changed_by` text;