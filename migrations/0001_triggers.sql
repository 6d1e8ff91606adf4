-- Counters, history and full-text search, kept by the database itself: no write can forget them.
-- `daily_stats` and `site_stats` make the dashboard's cost independent of the number of rows.

INSERT INTO site_stats (id) VALUES (1);
--> statement-breakpoint
-- Contentless: only the index is stored. `tags` holds the status and the type as one word each,
-- so that a filtered search is one index lookup and never a scan.
CREATE VIRTUAL TABLE submissions_search USING fts5(
  first_name, last_name, email, company, message, tags,
  content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE subscribers_search USING fts5(
  email, tags,
  content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3'
);
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
  VALUES (substr(NEW.submitted_at, 1, 10), NEW.form_type = 'demo', NEW.form_type = 'partnership', NEW.form_type = 'career')
  ON CONFLICT (day) DO UPDATE SET
    demo = demo + excluded.demo,
    partnership = partnership + excluded.partnership,
    career = career + excluded.career;
  INSERT INTO submissions_search (rowid, first_name, last_name, email, company, message, tags)
  VALUES (NEW.seq, coalesce(NEW.first_name, ''), coalesce(NEW.last_name, ''), NEW.email, coalesce(NEW.company, ''),
    coalesce(NEW.message, ''), 'status' || NEW.status || ' type' || NEW.form_type);
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
  DELETE FROM submissions_search WHERE rowid = OLD.seq;
  INSERT INTO submissions_search (rowid, first_name, last_name, email, company, message, tags)
  VALUES (NEW.seq, coalesce(NEW.first_name, ''), coalesce(NEW.last_name, ''), NEW.email, coalesce(NEW.company, ''),
    coalesce(NEW.message, ''), 'status' || NEW.status || ' type' || NEW.form_type);
END;
--> statement-breakpoint
CREATE TRIGGER submission_answered AFTER UPDATE OF answered_at ON form_submissions
WHEN OLD.answered_at IS NULL AND NEW.answered_at IS NOT NULL
BEGIN
  INSERT INTO daily_stats (day, answered, answered_in_a_day)
  VALUES (substr(NEW.submitted_at, 1, 10), 1, julianday(NEW.answered_at) - julianday(NEW.submitted_at) <= 1)
  ON CONFLICT (day) DO UPDATE SET
    answered = answered + 1,
    answered_in_a_day = answered_in_a_day + excluded.answered_in_a_day;
END;
--> statement-breakpoint
CREATE TRIGGER submission_deleted AFTER DELETE ON form_submissions
BEGIN
  UPDATE site_stats SET
    submissions = submissions - 1,
    pending = pending - (OLD.status = 'pending'),
    contacted = contacted - (OLD.status = 'contacted'),
    completed = completed - (OLD.status = 'completed'),
    demo = demo - (OLD.form_type = 'demo'),
    partnership = partnership - (OLD.form_type = 'partnership'),
    career = career - (OLD.form_type = 'career')
  WHERE id = 1;
  DELETE FROM submissions_search WHERE rowid = OLD.seq;
  DELETE FROM submission_events WHERE submission_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER subscriber_inserted AFTER INSERT ON newsletter_subscribers
BEGIN
  UPDATE site_stats SET
    subscribers = subscribers + 1,
    active_subscribers = active_subscribers + (NEW.status = 'active')
  WHERE id = 1;
  INSERT INTO daily_stats (day, subscribed) VALUES (substr(NEW.subscribed_at, 1, 10), NEW.status = 'active')
  ON CONFLICT (day) DO UPDATE SET subscribed = subscribed + excluded.subscribed;
  INSERT INTO subscribers_search (rowid, email, tags) VALUES (NEW.seq, NEW.email, 'status' || NEW.status);
END;
--> statement-breakpoint
CREATE TRIGGER subscriber_status_changed AFTER UPDATE OF status ON newsletter_subscribers
WHEN NEW.status <> OLD.status
BEGIN
  UPDATE site_stats SET
    active_subscribers = active_subscribers + (NEW.status = 'active') - (OLD.status = 'active')
  WHERE id = 1;
  -- An unsubscribe has no stored time, so it counts on the day of the change.
  INSERT INTO daily_stats (day, subscribed, unsubscribed)
  VALUES (
    CASE NEW.status WHEN 'active' THEN substr(NEW.subscribed_at, 1, 10) ELSE date('now') END,
    NEW.status = 'active', NEW.status <> 'active')
  ON CONFLICT (day) DO UPDATE SET
    subscribed = subscribed + excluded.subscribed,
    unsubscribed = unsubscribed + excluded.unsubscribed;
  DELETE FROM subscribers_search WHERE rowid = OLD.seq;
  INSERT INTO subscribers_search (rowid, email, tags) VALUES (NEW.seq, NEW.email, 'status' || NEW.status);
END;
--> statement-breakpoint
CREATE TRIGGER subscriber_deleted AFTER DELETE ON newsletter_subscribers
BEGIN
  UPDATE site_stats SET
    subscribers = subscribers - 1,
    active_subscribers = active_subscribers - (OLD.status = 'active')
  WHERE id = 1;
  DELETE FROM subscribers_search WHERE rowid = OLD.seq;
END;
--> statement-breakpoint
CREATE TRIGGER newsletter_email_changed AFTER UPDATE OF status ON emails
WHEN NEW.newsletter_id IS NOT NULL
  AND NEW.status <> OLD.status
  AND NOT (NEW.status IN ('queued', 'sending') AND OLD.status IN ('queued', 'sending'))
BEGIN
  UPDATE newsletters SET
    queued = queued + (NEW.status IN ('queued', 'sending')) - (OLD.status IN ('queued', 'sending')),
    sent = sent + (NEW.status = 'sent') - (OLD.status = 'sent'),
    failed = failed + (NEW.status = 'failed') - (OLD.status = 'failed'),
    cancelled = cancelled + (NEW.status = 'cancelled') - (OLD.status = 'cancelled')
  WHERE id = NEW.newsletter_id;
END;
--> statement-breakpoint
CREATE TRIGGER chat_message_inserted AFTER INSERT ON chat_messages
BEGIN
  INSERT INTO chat_sessions (session_id, first_question, message_count, started_at, last_message_at)
  VALUES (NEW.session_id, substr(NEW.message, 1, 200), 1, NEW.timestamp, NEW.timestamp)
  ON CONFLICT (session_id) DO UPDATE SET
    message_count = message_count + 1,
    last_message_at = max(last_message_at, excluded.last_message_at);
END;
