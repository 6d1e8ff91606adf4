-- The conversation of a submission, its assignee and its stage, and the files of job applications.

CREATE TABLE `attachments` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`sha256` text NOT NULL,
	`suspicious` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `attachments_key_unique` ON `attachments` (`key`);--> statement-breakpoint
CREATE INDEX `attachments_of` ON `attachments` (`submission_id`);--> statement-breakpoint
CREATE INDEX `attachments_by_hash` ON `attachments` (`sha256`);--> statement-breakpoint
CREATE TABLE `conversation_entries` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`submission_id` text NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`written_by` text NOT NULL,
	`written_at` text NOT NULL,
	`subject` text,
	`locale` text,
	`quoted` text,
	`files` text,
	`message_id` text,
	`automatic` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversation_entries_id_unique` ON `conversation_entries` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `conversation_entries_message_id_unique` ON `conversation_entries` (`message_id`);--> statement-breakpoint
CREATE INDEX `conversation_entries_of` ON `conversation_entries` (`submission_id`,`seq`);--> statement-breakpoint
CREATE TABLE `daily_runs` (
	`name` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `file_deletions` (
	`key` text PRIMARY KEY NOT NULL,
	`due_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `file_deletions_due` ON `file_deletions` (`due_at`);--> statement-breakpoint
CREATE TABLE `reply_drafts` (
	`submission_id` text NOT NULL,
	`written_by` text NOT NULL,
	`written_at` text NOT NULL,
	PRIMARY KEY(`submission_id`, `written_by`)
);
--> statement-breakpoint
CREATE TABLE `staff` (
	`email` text PRIMARY KEY NOT NULL,
	`first_seen_at` text NOT NULL,
	`digest` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE `stage_counts` (
	`stage` text NOT NULL,
	`position` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`stage`, `position`)
);
--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `assignee` text;--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `stage` text;--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `waiting_since` text;--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `chat_session_id` text;--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `folded_name` text;--> statement-breakpoint
CREATE INDEX `submissions_open` ON `form_submissions` (coalesce(waiting_since, '9999'),`seq`) WHERE status <> 'completed';--> statement-breakpoint
CREATE INDEX `submissions_open_by_assignee` ON `form_submissions` (`assignee`,coalesce(waiting_since, '9999'),`seq`) WHERE status <> 'completed';--> statement-breakpoint
CREATE INDEX `submissions_by_assignee` ON `form_submissions` (`assignee`,`submitted_at`,`seq`);--> statement-breakpoint
CREATE INDEX `submissions_by_stage` ON `form_submissions` (`stage`,`submitted_at`,`seq`) WHERE stage IS NOT NULL;--> statement-breakpoint
CREATE INDEX `submissions_by_stage_and_position` ON `form_submissions` (`stage`,additional_data ->> '$.position',`submitted_at`,`seq`) WHERE stage IS NOT NULL;--> statement-breakpoint
CREATE INDEX `submissions_by_folded_name` ON `form_submissions` (`folded_name`) WHERE folded_name IS NOT NULL;--> statement-breakpoint
ALTER TABLE `site_stats` ADD `waiting` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Who changed status, stage or assignee last.
ALTER TABLE `form_submissions` RENAME COLUMN `status_changed_at` TO `changed_at`;--> statement-breakpoint
ALTER TABLE `form_submissions` RENAME COLUMN `status_changed_by` TO `changed_by`;--> statement-breakpoint
-- One history of all three; SQLite cannot drop NOT NULL from a column.
DROP TRIGGER submission_status_changed;--> statement-breakpoint
DROP TRIGGER submission_deleted;--> statement-breakpoint
CREATE TABLE `new_submission_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`submission_id` text NOT NULL,
	`field` text DEFAULT 'status' NOT NULL,
	`from_value` text,
	`to_value` text,
	`changed_by` text NOT NULL,
	`changed_at` text NOT NULL
);
--> statement-breakpoint
INSERT INTO new_submission_events (id, submission_id, from_value, to_value, changed_by, changed_at)
SELECT id, submission_id, from_status, to_status, changed_by, changed_at FROM submission_events;--> statement-breakpoint
DROP TABLE submission_events;--> statement-breakpoint
ALTER TABLE new_submission_events RENAME TO submission_events;--> statement-breakpoint
CREATE INDEX `submission_events_of` ON `submission_events` (`submission_id`,`id`);
--> statement-breakpoint
INSERT INTO hmac_keys (name, key) VALUES ('replies', lower(hex(randomblob(32))));
--> statement-breakpoint
-- Before the triggers. A completed application of before was hired or declined, nobody knows which: it is closed in screening.
UPDATE form_submissions SET
  stage = CASE WHEN form_type = 'career' THEN CASE status WHEN 'pending' THEN 'new' ELSE 'screening' END END,
  waiting_since = CASE status WHEN 'pending' THEN submitted_at END;
--> statement-breakpoint
INSERT INTO stage_counts (stage, position, count)
SELECT stage, coalesce(additional_data ->> '$.position', ''), count(*) FROM form_submissions WHERE stage IS NOT NULL GROUP BY 1, 2;
--> statement-breakpoint
DROP TRIGGER submission_inserted;
--> statement-breakpoint
CREATE TRIGGER submission_inserted AFTER INSERT ON form_submissions
BEGIN
  UPDATE site_stats SET
    submissions = submissions + 1,
    pending = pending + (NEW.status = 'pending'),
    contacted = contacted + (NEW.status = 'contacted'),
    completed = completed + (NEW.status = 'completed'),
    waiting = waiting + (NEW.status <> 'pending' AND NEW.waiting_since IS NOT NULL),
    demo = demo + (NEW.form_type = 'demo'),
    partnership = partnership + (NEW.form_type = 'partnership'),
    career = career + (NEW.form_type = 'career')
  WHERE id = 1;
  INSERT INTO daily_stats (day, demo, partnership, career)
  VALUES (date(NEW.submitted_at, '+4 hours'), NEW.form_type = 'demo', NEW.form_type = 'partnership', NEW.form_type = 'career')
  ON CONFLICT (day) DO UPDATE SET
    demo = demo + excluded.demo,
    partnership = partnership + excluded.partnership,
    career = career + excluded.career;
  INSERT INTO stage_counts (stage, position, count)
  SELECT NEW.stage, coalesce(NEW.additional_data ->> '$.position', ''), 1 WHERE NEW.stage IS NOT NULL
  ON CONFLICT (stage, position) DO UPDATE SET count = count + 1;
  INSERT INTO submissions_search (rowid, words, tags)
  VALUES (NEW.seq, coalesce(NEW.search_text, concat_ws(' ', NEW.first_name, NEW.last_name, NEW.email, NEW.company, NEW.message)),
    'status' || NEW.status || ' type' || NEW.form_type || ' locale' || NEW.locale || ' stage' || coalesce(NEW.stage, ''));
END;
--> statement-breakpoint
CREATE TRIGGER submission_status_changed AFTER UPDATE OF status ON form_submissions
WHEN NEW.status <> OLD.status
BEGIN
  INSERT INTO submission_events (submission_id, field, from_value, to_value, changed_by, changed_at)
  VALUES (NEW.id, 'status', OLD.status, NEW.status, coalesce(NEW.changed_by, 'system'),
    coalesce(NEW.changed_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')));
  UPDATE site_stats SET
    pending = pending + (NEW.status = 'pending') - (OLD.status = 'pending'),
    contacted = contacted + (NEW.status = 'contacted') - (OLD.status = 'contacted'),
    completed = completed + (NEW.status = 'completed') - (OLD.status = 'completed')
  WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER submission_stage_changed AFTER UPDATE OF stage ON form_submissions
WHEN NEW.stage IS NOT OLD.stage
BEGIN
  INSERT INTO submission_events (submission_id, field, from_value, to_value, changed_by, changed_at)
  VALUES (NEW.id, 'stage', OLD.stage, NEW.stage, coalesce(NEW.changed_by, 'system'),
    coalesce(NEW.changed_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')));
  UPDATE stage_counts SET count = count - 1
  WHERE stage = OLD.stage AND position = coalesce(OLD.additional_data ->> '$.position', '');
  INSERT INTO stage_counts (stage, position, count)
  SELECT NEW.stage, coalesce(NEW.additional_data ->> '$.position', ''), 1 WHERE NEW.stage IS NOT NULL
  ON CONFLICT (stage, position) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER submission_assigned AFTER UPDATE OF assignee ON form_submissions
WHEN NEW.assignee IS NOT OLD.assignee
BEGIN
  INSERT INTO submission_events (submission_id, field, from_value, to_value, changed_by, changed_at)
  VALUES (NEW.id, 'assignee', OLD.assignee, NEW.assignee, coalesce(NEW.changed_by, 'system'),
    coalesce(NEW.changed_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')));
END;
--> statement-breakpoint
CREATE TRIGGER submission_waits AFTER UPDATE OF status, waiting_since ON form_submissions
WHEN (NEW.status <> 'pending' AND NEW.waiting_since IS NOT NULL) <> (OLD.status <> 'pending' AND OLD.waiting_since IS NOT NULL)
BEGIN
  UPDATE site_stats SET waiting = waiting + CASE WHEN OLD.status <> 'pending' AND OLD.waiting_since IS NOT NULL THEN -1 ELSE 1 END
  WHERE id = 1;
END;
--> statement-breakpoint
-- A step that is taken back.
CREATE TRIGGER submission_unanswered AFTER UPDATE OF answered_at ON form_submissions
WHEN OLD.answered_at IS NOT NULL AND NEW.answered_at IS NULL
BEGIN
  UPDATE daily_stats SET
    answered = answered - 1,
    answered_in_a_day = answered_in_a_day - (julianday(OLD.answered_at) - julianday(OLD.submitted_at) <= 1)
  WHERE day = date(OLD.submitted_at, '+4 hours');
END;
--> statement-breakpoint
DROP TRIGGER submission_reindexed;
--> statement-breakpoint
CREATE TRIGGER submission_reindexed AFTER UPDATE OF status, locale, stage, search_text ON form_submissions
WHEN NEW.status <> OLD.status OR NEW.locale <> OLD.locale OR NEW.stage IS NOT OLD.stage OR NEW.search_text IS NOT OLD.search_text
BEGIN
  DELETE FROM submissions_search WHERE rowid = OLD.seq;
  INSERT INTO submissions_search (rowid, words, tags)
  VALUES (NEW.seq, coalesce(NEW.search_text, concat_ws(' ', NEW.first_name, NEW.last_name, NEW.email, NEW.company, NEW.message)),
    'status' || NEW.status || ' type' || NEW.form_type || ' locale' || NEW.locale || ' stage' || coalesce(NEW.stage, ''));
END;
--> statement-breakpoint
-- All counters, so that the totals and the days agree after an erasure.
CREATE TRIGGER submission_deleted AFTER DELETE ON form_submissions
BEGIN
  UPDATE site_stats SET
    submissions = submissions - 1,
    pending = pending - (OLD.status = 'pending'),
    contacted = contacted - (OLD.status = 'contacted'),
    completed = completed - (OLD.status = 'completed'),
    waiting = waiting - (OLD.status <> 'pending' AND OLD.waiting_since IS NOT NULL),
    demo = demo - (OLD.form_type = 'demo'),
    partnership = partnership - (OLD.form_type = 'partnership'),
    career = career - (OLD.form_type = 'career')
  WHERE id = 1;
  UPDATE daily_stats SET
    demo = max(0, demo - (OLD.form_type = 'demo')),
    partnership = max(0, partnership - (OLD.form_type = 'partnership')),
    career = max(0, career - (OLD.form_type = 'career')),
    answered = max(0, answered - (OLD.answered_at IS NOT NULL)),
    answered_in_a_day = max(0, answered_in_a_day
      - coalesce(julianday(OLD.answered_at) - julianday(OLD.submitted_at) <= 1, 0))
  WHERE day = date(OLD.submitted_at, '+4 hours');
  UPDATE stage_counts SET count = count - 1
  WHERE stage = OLD.stage AND position = coalesce(OLD.additional_data ->> '$.position', '');
  DELETE FROM submissions_search WHERE rowid = OLD.seq;
  DELETE FROM submission_events WHERE submission_id = OLD.id;
  DELETE FROM conversation_entries WHERE submission_id = OLD.id;
  DELETE FROM reply_drafts WHERE submission_id = OLD.id;
  DELETE FROM attachments WHERE submission_id = OLD.id;
END;
--> statement-breakpoint
-- Due at once: the record of the file is gone.
CREATE TRIGGER attachment_deleted AFTER DELETE ON attachments
BEGIN
  INSERT INTO file_deletions (key, due_at) VALUES (OLD.key, '') ON CONFLICT (key) DO UPDATE SET due_at = excluded.due_at;
END;
--> statement-breakpoint
DROP TRIGGER subscriber_deleted;
--> statement-breakpoint
CREATE TRIGGER subscriber_deleted AFTER DELETE ON newsletter_subscribers
BEGIN
  UPDATE site_stats SET
    subscribers = subscribers - 1,
    active_subscribers = active_subscribers - (OLD.status = 'active'),
    active_arabic_subscribers = active_arabic_subscribers - (OLD.status = 'active' AND OLD.locale = 'ar')
  WHERE id = 1;
  INSERT INTO daily_stats (day, unsubscribed) SELECT date('now', '+4 hours'), 1 WHERE OLD.status = 'active'
  ON CONFLICT (day) DO UPDATE SET unsubscribed = unsubscribed + excluded.unsubscribed;
  DELETE FROM subscribers_search WHERE rowid = OLD.seq;
END;
--> statement-breakpoint
-- The search also finds position, notes, date and phone: the Cron Trigger writes the texts anew.
UPDATE form_submissions SET search_text = NULL;
