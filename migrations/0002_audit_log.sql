-- The audit log names an erased address by an HMAC. The plain hashes from before are removed: they can be reversed by guessing.

ALTER TABLE `staff_events` RENAME TO `audit_log`;
--> statement-breakpoint
DROP INDEX `staff_events_newest`;
--> statement-breakpoint
CREATE INDEX `audit_log_newest` ON `audit_log` (`done_at`,`id`);
--> statement-breakpoint
UPDATE `audit_log` SET `detail` = 'removed' WHERE `detail` LIKE 'sha256:%';
--> statement-breakpoint
UPDATE `audit_log` SET `action` = replace(`action`, 'person_', 'personal_data_') WHERE `action` LIKE 'person\_%' ESCAPE '\';
--> statement-breakpoint
CREATE TABLE `hmac_keys` (
	`name` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `hmac_keys` (`name`, `key`) VALUES ('audit_log', lower(hex(randomblob(32))));
