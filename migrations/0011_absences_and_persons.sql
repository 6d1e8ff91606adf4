-- The previous Worker works with this.
ALTER TABLE `form_submissions` ADD `same_person` text;--> statement-breakpoint
CREATE INDEX `submissions_by_person` ON `form_submissions` (`same_person`) WHERE same_person IS NOT NULL;--> statement-breakpoint
ALTER TABLE `staff` ADD `away_until` text;--> statement-breakpoint
ALTER TABLE `staff` ADD `covered_by` text;