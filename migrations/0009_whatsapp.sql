-- The previous Worker works with this.
CREATE TABLE `whatsapp_messages` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`person_id` text,
	`sender` text,
	`wamid` text,
	`content` text,
	`status` text NOT NULL,
	`at` text NOT NULL,
	`due_at` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`error` text,
	`file_key` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `whatsapp_messages_id_unique` ON `whatsapp_messages` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `whatsapp_messages_wamid_unique` ON `whatsapp_messages` (`wamid`);--> statement-breakpoint
CREATE INDEX `whatsapp_messages_of` ON `whatsapp_messages` (`person_id`,`seq`);--> statement-breakpoint
CREATE INDEX `whatsapp_messages_due` ON `whatsapp_messages` (`due_at`) WHERE status IN ('queued', 'sending');--> statement-breakpoint
CREATE INDEX `whatsapp_messages_received` ON `whatsapp_messages` (`person_id`,`at`,`seq`) WHERE status = 'received';--> statement-breakpoint
CREATE INDEX `whatsapp_messages_by_file` ON `whatsapp_messages` (`file_key`) WHERE file_key IS NOT NULL;--> statement-breakpoint
CREATE TABLE `whatsapp_people` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`phone` text,
	`name` text,
	`session_id` text NOT NULL,
	`locale` text DEFAULT 'en' NOT NULL,
	`account_id` text NOT NULL,
	`received_at` text NOT NULL,
	`introduced_at` text,
	`stopped_at` text,
	`blocked_by` text,
	`busy_until` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `whatsapp_people_user_id_unique` ON `whatsapp_people` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `whatsapp_people_phone_unique` ON `whatsapp_people` (`phone`);--> statement-breakpoint
CREATE UNIQUE INDEX `whatsapp_people_session_id_unique` ON `whatsapp_people` (`session_id`);--> statement-breakpoint
-- Joe’s answers, notices and staff’s words in a conversation on WhatsApp leave with their own transaction: each once.
CREATE TRIGGER chat_messages_queue_whatsapp AFTER INSERT ON chat_messages
WHEN NEW.is_bot OR NEW.metadata ->> '$.author' IS NOT NULL
BEGIN
  INSERT INTO whatsapp_messages (id, person_id, status, at, due_at)
  SELECT NEW.id, id, 'queued', NEW.timestamp, '' FROM whatsapp_people
  WHERE session_id = NEW.session_id AND stopped_at IS NULL AND blocked_by IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER chat_messages_delete_whatsapp AFTER DELETE ON chat_messages
BEGIN
  DELETE FROM whatsapp_messages WHERE id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER whatsapp_messages_delete_file AFTER DELETE ON whatsapp_messages WHEN OLD.file_key IS NOT NULL
BEGIN
  INSERT INTO file_deletions (key, due_at) VALUES (OLD.file_key, '') ON CONFLICT (key) DO UPDATE SET due_at = excluded.due_at;
END;
--> statement-breakpoint
-- Someone who has ended all messages, or is blocked, stays known by the number alone.
CREATE TRIGGER chat_sessions_delete_whatsapp AFTER DELETE ON chat_sessions
BEGIN
  DELETE FROM whatsapp_people WHERE session_id = OLD.session_id AND stopped_at IS NULL AND blocked_by IS NULL;
  UPDATE whatsapp_people SET name = NULL WHERE session_id = OLD.session_id;
END;
