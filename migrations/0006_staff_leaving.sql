-- The previous Worker works with this.
ALTER TABLE `webhooks` ADD `created_by` text;
--> statement-breakpoint
UPDATE webhooks SET created_by = (SELECT lower(done_by) FROM audit_log WHERE action = 'webhook_added' AND done_at = created_at);
