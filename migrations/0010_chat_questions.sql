-- What Joe costs, what he could not answer, what visitors say of his answers, and the answers that staff write for him.

CREATE TABLE `chat_questions` (
	`message_id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`question` text NOT NULL,
	`at` text NOT NULL,
	`unanswered` integer NOT NULL,
	`unhelpful` integer NOT NULL,
	`reason` text,
	`handled_at` text,
	`handled_by` text
);
--> statement-breakpoint
CREATE INDEX `chat_questions_unanswered` ON `chat_questions` (`at`,`message_id`) WHERE unanswered AND handled_at IS NULL;--> statement-breakpoint
CREATE INDEX `chat_questions_unhelpful` ON `chat_questions` (`at`,`message_id`) WHERE unhelpful AND handled_at IS NULL;--> statement-breakpoint
CREATE TABLE `chat_usage` (
	`day` text PRIMARY KEY NOT NULL,
	`tokens` integer DEFAULT 0 NOT NULL,
	`cap_reached_at` text,
	`answered` integer DEFAULT 0 NOT NULL,
	`canned` integer DEFAULT 0 NOT NULL,
	`unanswered` integer DEFAULT 0 NOT NULL,
	`helpful` integer DEFAULT 0 NOT NULL,
	`unhelpful` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `written_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`question_en` text NOT NULL,
	`answer_en` text NOT NULL,
	`question_ar` text NOT NULL,
	`answer_ar` text NOT NULL,
	`path` text,
	`active` integer DEFAULT true NOT NULL,
	`written_by` text NOT NULL,
	`written_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `written_answers_newest` ON `written_answers` (`written_at`,`id`);--> statement-breakpoint
CREATE INDEX `written_answers_active` ON `written_answers` (`id`) WHERE active;--> statement-breakpoint
CREATE TABLE `written_answers_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` text NOT NULL
);
--> statement-breakpoint
INSERT INTO written_answers_version (id, version) VALUES (1, lower(hex(randomblob(8))));
--> statement-breakpoint
-- Random, so that no version comes again, also after the database was restored.
CREATE TRIGGER written_answer_inserted AFTER INSERT ON written_answers
BEGIN
  UPDATE written_answers_version SET version = lower(hex(randomblob(8))) WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER written_answer_changed AFTER UPDATE ON written_answers
BEGIN
  UPDATE written_answers_version SET version = lower(hex(randomblob(8))) WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER written_answer_deleted AFTER DELETE ON written_answers
BEGIN
  UPDATE written_answers_version SET version = lower(hex(randomblob(8))) WHERE id = 1;
END;
--> statement-breakpoint
-- Joe's answers only: a message of staff has an author, and a line about the conversation has no confidence.
CREATE TRIGGER chat_answer_inserted AFTER INSERT ON chat_messages
WHEN NEW.is_bot AND NEW.metadata ->> '$.confidence' IS NOT NULL AND NEW.metadata ->> '$.author' IS NULL
BEGIN
  INSERT INTO chat_usage (day, answered, canned, unanswered)
  VALUES (date(NEW.timestamp, '+4 hours'),
    NEW.metadata ->> '$.unanswered' IS NULL AND NEW.metadata ->> '$.canned' IS NULL,
    NEW.metadata ->> '$.unanswered' IS NULL AND NEW.metadata ->> '$.canned' IS NOT NULL,
    NEW.metadata ->> '$.unanswered' IS NOT NULL)
  ON CONFLICT (day) DO UPDATE SET
    answered = answered + excluded.answered,
    canned = canned + excluded.canned,
    unanswered = unanswered + excluded.unanswered;
  INSERT INTO chat_questions (message_id, session_id, question, at, unanswered, unhelpful)
  SELECT NEW.id, NEW.session_id, message, NEW.timestamp, true, false FROM chat_messages
  WHERE session_id = NEW.session_id AND NOT is_bot AND timestamp <= NEW.timestamp AND NEW.metadata ->> '$.unanswered' IS NOT NULL
  ORDER BY timestamp DESC, seq DESC LIMIT 1;
END;
--> statement-breakpoint
CREATE TRIGGER chat_answer_judged AFTER UPDATE OF metadata ON chat_messages
WHEN NEW.metadata ->> '$.helpful' IS NOT OLD.metadata ->> '$.helpful'
  OR NEW.metadata ->> '$.reason' IS NOT OLD.metadata ->> '$.reason'
BEGIN
  INSERT INTO chat_usage (day) VALUES (date(NEW.timestamp, '+4 hours')) ON CONFLICT (day) DO NOTHING;
  UPDATE chat_usage SET
    helpful = helpful + (NEW.metadata ->> '$.helpful' IS 1) - (OLD.metadata ->> '$.helpful' IS 1),
    unhelpful = unhelpful + (NEW.metadata ->> '$.helpful' IS 0) - (OLD.metadata ->> '$.helpful' IS 0)
  WHERE day = date(NEW.timestamp, '+4 hours');
  INSERT INTO chat_questions (message_id, session_id, question, at, unanswered, unhelpful, reason)
  SELECT NEW.id, NEW.session_id, message, NEW.timestamp, false, true, NEW.metadata ->> '$.reason' FROM chat_messages
  WHERE session_id = NEW.session_id AND NOT is_bot AND timestamp <= NEW.timestamp AND NEW.metadata ->> '$.helpful' IS 0
  ORDER BY timestamp DESC, seq DESC LIMIT 1
  ON CONFLICT (message_id) DO UPDATE SET unhelpful = true, reason = excluded.reason;
  UPDATE chat_questions SET unhelpful = false, reason = NULL WHERE message_id = NEW.id AND NEW.metadata ->> '$.helpful' IS NOT 0;
  DELETE FROM chat_questions WHERE message_id = NEW.id AND NOT unanswered AND NOT unhelpful;
END;
--> statement-breakpoint
-- So the questions and the reasons expire with the conversations.
CREATE TRIGGER chat_message_deleted AFTER DELETE ON chat_messages
WHEN OLD.is_bot
BEGIN
  DELETE FROM chat_questions WHERE message_id = OLD.id;
END;
