ALTER TABLE `daily_stats` ADD `other` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `submissions_by_chat` ON `form_submissions` (`chat_session_id`) WHERE chat_session_id IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER question_inserted AFTER INSERT ON form_submissions WHEN NEW.form_type = 'other'
BEGIN
  INSERT INTO daily_stats (day, other) VALUES (date(NEW.submitted_at, '+4 hours'), 1)
  ON CONFLICT (day) DO UPDATE SET other = other + 1;
END;
--> statement-breakpoint
CREATE TRIGGER question_deleted AFTER DELETE ON form_submissions WHEN OLD.form_type = 'other'
BEGIN
  UPDATE daily_stats SET other = max(0, other - 1) WHERE day = date(OLD.submitted_at, '+4 hours');
END;
