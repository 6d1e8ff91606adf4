-- The state of a reply beside its text, so that a long conversation is read without its mails.

DROP INDEX `emails_by_submission`;--> statement-breakpoint
CREATE INDEX `emails_by_submission` ON `emails` (`submission_id`,`kind`) WHERE submission_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `conversation_entries` ADD `email_status` text;--> statement-breakpoint
-- Before the triggers.
UPDATE conversation_entries SET email_status = (SELECT status FROM emails WHERE emails.id = conversation_entries.id) WHERE kind = 'sent';
--> statement-breakpoint
CREATE TRIGGER reply_status_changed AFTER UPDATE OF status ON emails
WHEN NEW.kind = 'staff_reply' AND NEW.status <> OLD.status
BEGIN
  UPDATE conversation_entries SET email_status = NEW.status WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER reply_deleted AFTER DELETE ON emails
WHEN OLD.kind = 'staff_reply'
BEGIN
  UPDATE conversation_entries SET email_status = NULL WHERE id = OLD.id;
END;
