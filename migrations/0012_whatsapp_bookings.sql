-- The previous Worker works with this.
ALTER TABLE `form_submissions` ADD `whatsapp_consent_at` text;--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `whatsapp_note` text;--> statement-breakpoint
CREATE INDEX `submissions_with_whatsapp` ON `form_submissions` (`demo_at`) WHERE whatsapp_consent_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `whatsapp_messages` ADD `about` text;--> statement-breakpoint
CREATE UNIQUE INDEX `whatsapp_messages_about_unique` ON `whatsapp_messages` (`about`);--> statement-breakpoint
CREATE INDEX `chat_messages_asked` ON `chat_messages` (`session_id`,`timestamp`) WHERE metadata ->> '$.notice.kind' IN ('waiting', 'promised');--> statement-breakpoint
CREATE INDEX `chat_sessions_started` ON `chat_sessions` (`started_at`);--> statement-breakpoint
-- A message about a booking that has not left does not leave once the booking is cancelled or moved. A moved one is queued anew.
CREATE TRIGGER bookings_withdraw_whatsapp AFTER UPDATE ON bookings
WHEN NEW.status = 'cancelled' OR NEW.starts_at <> OLD.starts_at
BEGIN
  DELETE FROM chat_messages WHERE id IN (
    SELECT id FROM whatsapp_messages WHERE status = 'queued' AND about BETWEEN OLD.id AND OLD.id || '~');
END;
--> statement-breakpoint
CREATE TRIGGER bookings_delete_whatsapp AFTER DELETE ON bookings
BEGIN
  DELETE FROM chat_messages WHERE id IN (
    SELECT id FROM whatsapp_messages WHERE about BETWEEN OLD.id AND OLD.id || '~');
END;
--> statement-breakpoint
-- A conversation that has no other message goes too, with its person.
CREATE TRIGGER whatsapp_messages_recount AFTER DELETE ON whatsapp_messages WHEN OLD.about IS NOT NULL
BEGIN
  UPDATE chat_sessions SET
    message_count = (SELECT count(*) FROM chat_messages WHERE session_id = chat_sessions.session_id),
    first_question = coalesce((SELECT substr(message, 1, 200) FROM chat_messages
      WHERE session_id = chat_sessions.session_id ORDER BY timestamp, seq LIMIT 1), '')
  WHERE session_id = (SELECT session_id FROM whatsapp_people WHERE id = OLD.person_id);
  DELETE FROM chat_sessions
  WHERE message_count = 0 AND session_id = (SELECT session_id FROM whatsapp_people WHERE id = OLD.person_id);
END;
