-- Dashboard days are days in Dubai (UTC+4). Days that were counted before stay as they are.

DROP TRIGGER submission_inserted;
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
  INSERT INTO submissions_search (rowid, first_name, last_name, email, company, message, tags)
  VALUES (NEW.seq, coalesce(NEW.first_name, ''), coalesce(NEW.last_name, ''), NEW.email, coalesce(NEW.company, ''),
    coalesce(NEW.message, ''), 'status' || NEW.status || ' type' || NEW.form_type);
END;
--> statement-breakpoint
DROP TRIGGER submission_answered;
--> statement-breakpoint
CREATE TRIGGER submission_answered AFTER UPDATE OF answered_at ON form_submissions
WHEN OLD.answered_at IS NULL AND NEW.answered_at IS NOT NULL
BEGIN
  INSERT INTO daily_stats (day, answered, answered_in_a_day)
  VALUES (date(NEW.submitted_at, '+4 hours'), 1, julianday(NEW.answered_at) - julianday(NEW.submitted_at) <= 1)
  ON CONFLICT (day) DO UPDATE SET
    answered = answered + 1,
    answered_in_a_day = answered_in_a_day + excluded.answered_in_a_day;
END;
--> statement-breakpoint
DROP TRIGGER subscriber_inserted;
--> statement-breakpoint
CREATE TRIGGER subscriber_inserted AFTER INSERT ON newsletter_subscribers
BEGIN
  UPDATE site_stats SET
    subscribers = subscribers + 1,
    active_subscribers = active_subscribers + (NEW.status = 'active')
  WHERE id = 1;
  INSERT INTO daily_stats (day, subscribed) VALUES (date(NEW.subscribed_at, '+4 hours'), NEW.status = 'active')
  ON CONFLICT (day) DO UPDATE SET subscribed = subscribed + excluded.subscribed;
  INSERT INTO subscribers_search (rowid, email, tags) VALUES (NEW.seq, NEW.email, 'status' || NEW.status);
END;
--> statement-breakpoint
DROP TRIGGER subscriber_status_changed;
--> statement-breakpoint
CREATE TRIGGER subscriber_status_changed AFTER UPDATE OF status ON newsletter_subscribers
WHEN NEW.status <> OLD.status
BEGIN
  UPDATE site_stats SET
    active_subscribers = active_subscribers + (NEW.status = 'active') - (OLD.status = 'active')
  WHERE id = 1;
  INSERT INTO daily_stats (day, subscribed, unsubscribed)
  VALUES (
    CASE NEW.status WHEN 'active' THEN date(NEW.subscribed_at, '+4 hours') ELSE date('now', '+4 hours') END,
    NEW.status = 'active', NEW.status <> 'active')
  ON CONFLICT (day) DO UPDATE SET
    subscribed = subscribed + excluded.subscribed,
    unsubscribed = unsubscribed + excluded.unsubscribed;
  DELETE FROM subscribers_search WHERE rowid = OLD.seq;
  INSERT INTO subscribers_search (rowid, email, tags) VALUES (NEW.seq, NEW.email, 'status' || NEW.status);
END;
