-- The previous Worker works with this.
ALTER TABLE `form_submissions` ADD `keep_until` text;--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `keep_asked_at` text;--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `keep_agreed_at` text;--> statement-breakpoint
CREATE INDEX `submissions_kept` ON `form_submissions` (`keep_until`,`seq`) WHERE keep_agreed_at IS NOT NULL;--> statement-breakpoint
INSERT OR IGNORE INTO hmac_keys (name, key) VALUES ('kept_applications', lower(hex(randomblob(32))));
