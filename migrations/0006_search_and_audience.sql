-- Search in Arabic and in English alike, newsletters by language, and filters by language.

ALTER TABLE `form_submissions` ADD `search_text` text;--> statement-breakpoint
CREATE INDEX `submissions_by_locale` ON `form_submissions` (`locale`,`submitted_at`,`seq`);--> statement-breakpoint
CREATE INDEX `submissions_without_search_text` ON `form_submissions` (`seq`) WHERE search_text IS NULL;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `search_text` text;--> statement-breakpoint
CREATE INDEX `subscribers_by_locale` ON `newsletter_subscribers` (`locale`,`subscribed_at`,`seq`);--> statement-breakpoint
CREATE INDEX `subscribers_without_search_text` ON `newsletter_subscribers` (`seq`) WHERE search_text IS NULL;--> statement-breakpoint
ALTER TABLE `newsletters` ADD `audience` text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletters` ADD `subject_ar` text;--> statement-breakpoint
ALTER TABLE `newsletters` ADD `content_ar` text;--> statement-breakpoint
ALTER TABLE `site_stats` ADD `active_arabic_subscribers` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `chat_sessions_by_locale` ON `chat_sessions` (`locale`,`last_message_at`,`session_id`);
--> statement-breakpoint
-- The full-text tables index `search_text`, which the Worker writes: FTS5 cannot fold Arabic. Until it is written for a record
-- from before, the text as it was typed is indexed. `tags` has the language too.
DROP TRIGGER submission_inserted;
--> statement-breakpoint
DROP TRIGGER submission_status_changed;
--> statement-breakpoint
DROP TRIGGER subscriber_inserted;
--> statement-breakpoint
DROP TRIGGER subscriber_status_changed;
--> statement-breakpoint
DROP TRIGGER subscriber_deleted;
--> statement-breakpoint
DROP TABLE submissions_search;
--> statement-breakpoint
DROP TABLE subscribers_search;
--> statement-breakpoint
CREATE VIRTUAL TABLE submissions_search USING fts5(
  words, tags,
  content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE subscribers_search USING fts5(
  words, tags,
  content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3'
);
--> statement-breakpoint
INSERT INTO submissions_search (rowid, words, tags)
SELECT seq, coalesce(search_text, concat_ws(' ', first_name, last_name, email, company, message)),
  'status' || status || ' type' || form_type || ' locale' || locale
FROM form_submissions;
--> statement-breakpoint
INSERT INTO subscribers_search (rowid, words, tags)
SELECT seq, coalesce(search_text, email), 'status' || status || ' locale' || locale FROM newsletter_subscribers;
--> statement-breakpoint
UPDATE site_stats SET active_arabic_subscribers =
  (SELECT count(*) FROM newsletter_subscribers WHERE status = 'active' AND locale = 'ar');
--> statement-breakpoint
CREATE TRIGGER submission_inserted AFTER INSERT ON form_submissions
BEGIN
  UPDATE site_stats SET
    submissions = submissions + 1,
    pending = pending + (NEW.status = 'pending'),
    contacted = contacted + (NEW.status = 'contacted'),
    completed = completed + (NEW.status = 'completed'),
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
  INSERT INTO submissions_search (rowid, words, tags)
  VALUES (NEW.seq, coalesce(NEW.search_text, concat_ws(' ', NEW.first_name, NEW.last_name, NEW.email, NEW.company, NEW.message)),
    'status' || NEW.status || ' type' || NEW.form_type || ' locale' || NEW.locale);
END;
--> statement-breakpoint
CREATE TRIGGER submission_status_changed AFTER UPDATE OF status ON form_submissions
WHEN NEW.status <> OLD.status
BEGIN
  INSERT INTO submission_events (submission_id, from_status, to_status, changed_by, changed_at)
  VALUES (NEW.id, OLD.status, NEW.status, coalesce(NEW.status_changed_by, 'system'),
    coalesce(NEW.status_changed_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')));
  UPDATE site_stats SET
    pending = pending + (NEW.status = 'pending') - (OLD.status = 'pending'),
    contacted = contacted + (NEW.status = 'contacted') - (OLD.status = 'contacted'),
    completed = completed + (NEW.status = 'completed') - (OLD.status = 'completed')
  WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER submission_reindexed AFTER UPDATE OF status, locale, search_text ON form_submissions
WHEN NEW.status <> OLD.status OR NEW.locale <> OLD.locale OR NEW.search_text IS NOT OLD.search_text
BEGIN
  DELETE FROM submissions_search WHERE rowid = OLD.seq;
  INSERT INTO submissions_search (rowid, words, tags)
  VALUES (NEW.seq, coalesce(NEW.search_text, concat_ws(' ', NEW.first_name, NEW.last_name, NEW.email, NEW.company, NEW.message)),
    'status' || NEW.status || ' type' || NEW.form_type || ' locale' || NEW.locale);
END;
--> statement-breakpoint
CREATE TRIGGER subscriber_inserted AFTER INSERT ON newsletter_subscribers
BEGIN
  UPDATE site_stats SET
    subscribers = subscribers + 1,
    active_subscribers = active_subscribers + (NEW.status = 'active'),
    active_arabic_subscribers = active_arabic_subscribers + (NEW.status = 'active' AND NEW.locale = 'ar')
  WHERE id = 1;
  INSERT INTO daily_stats (day, subscribed) VALUES (date(NEW.subscribed_at, '+4 hours'), NEW.status = 'active')
  ON CONFLICT (day) DO UPDATE SET subscribed = subscribed + excluded.subscribed;
  INSERT INTO subscribers_search (rowid, words, tags)
  VALUES (NEW.seq, coalesce(NEW.search_text, NEW.email), 'status' || NEW.status || ' locale' || NEW.locale);
END;
--> statement-breakpoint
-- An unconfirmed subscriber never was active, so only an active one counts as unsubscribed.
CREATE TRIGGER subscriber_status_changed AFTER UPDATE OF status ON newsletter_subscribers
WHEN NEW.status <> OLD.status
BEGIN
  UPDATE site_stats SET
    active_subscribers = active_subscribers + (NEW.status = 'active') - (OLD.status = 'active')
  WHERE id = 1;
  -- An unsubscribe has no stored time, so it counts on the day of the change.
  INSERT INTO daily_stats (day, subscribed, unsubscribed)
  VALUES (
    CASE NEW.status WHEN 'active' THEN date(NEW.subscribed_at, '+4 hours') ELSE date('now', '+4 hours') END,
    NEW.status = 'active', OLD.status = 'active')
  ON CONFLICT (day) DO UPDATE SET
    subscribed = subscribed + excluded.subscribed,
    unsubscribed = unsubscribed + excluded.unsubscribed;
END;
--> statement-breakpoint
CREATE TRIGGER subscriber_reindexed AFTER UPDATE OF status, locale, search_text ON newsletter_subscribers
WHEN NEW.status <> OLD.status OR NEW.locale <> OLD.locale OR NEW.search_text IS NOT OLD.search_text
BEGIN
  DELETE FROM subscribers_search WHERE rowid = OLD.seq;
  INSERT INTO subscribers_search (rowid, words, tags)
  VALUES (NEW.seq, coalesce(NEW.search_text, NEW.email), 'status' || NEW.status || ' locale' || NEW.locale);
END;
--> statement-breakpoint
CREATE TRIGGER arabic_subscriber_changed AFTER UPDATE OF status, locale ON newsletter_subscribers
WHEN (NEW.status = 'active' AND NEW.locale = 'ar') <> (OLD.status = 'active' AND OLD.locale = 'ar')
BEGIN
  UPDATE site_stats SET active_arabic_subscribers = active_arabic_subscribers
    + CASE WHEN NEW.status = 'active' AND NEW.locale = 'ar' THEN 1 ELSE -1 END
  WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER subscriber_deleted AFTER DELETE ON newsletter_subscribers
BEGIN
  UPDATE site_stats SET
    subscribers = subscribers - 1,
    active_subscribers = active_subscribers - (OLD.status = 'active'),
    active_arabic_subscribers = active_arabic_subscribers - (OLD.status = 'active' AND OLD.locale = 'ar')
  WHERE id = 1;
  DELETE FROM subscribers_search WHERE rowid = OLD.seq;
END;
