-- The previous Worker breaks with this.
-- What Drizzle cannot make: full-text search, the triggers that keep counters, history and search, and the first rows.
-- The counters make the cost of the dashboard independent of the number of rows. Days are days in Dubai (UTC+4).

-- Search

-- Only the index is stored. `words` is `search_text` (of a submission with `conversation_text`), which the Worker folds, because FTS5 cannot
-- fold Arabic; `tags` holds each value that a list filters by as one word, so that a filtered search is one look-up.
CREATE VIRTUAL TABLE submissions_search USING fts5(
  words, tags,
  content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3'
);
--> statement-breakpoint
-- The same for readers.
CREATE VIRTUAL TABLE subscribers_search USING fts5(
  words, tags,
  content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3'
);
--> statement-breakpoint
-- form_submissions

-- The counters of the dashboard and of the board, and the search.
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
    career = career + (NEW.form_type = 'career'),
    career_pending = career_pending + (NEW.form_type = 'career' AND NEW.status = 'pending'),
    career_contacted = career_contacted + (NEW.form_type = 'career' AND NEW.status = 'contacted'),
    career_completed = career_completed + (NEW.form_type = 'career' AND NEW.status = 'completed'),
    career_waiting = career_waiting + (NEW.form_type = 'career' AND NEW.status <> 'pending' AND NEW.waiting_since IS NOT NULL)
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
  VALUES (NEW.seq, NEW.search_text || ' ' || NEW.conversation_text,
    'status' || NEW.status || ' type' || NEW.form_type || ' locale' || NEW.locale || ' stage' || coalesce(NEW.stage, ''));
END;
--> statement-breakpoint
-- The search follows the text and everything that a list filters by.
CREATE TRIGGER submission_reindexed AFTER UPDATE OF status, locale, stage, search_text, conversation_text ON form_submissions
WHEN coalesce(NEW.hidden_as, OLD.hidden_as) IS NULL AND (NEW.status <> OLD.status OR NEW.locale <> OLD.locale OR NEW.stage IS NOT OLD.stage
  OR NEW.search_text <> OLD.search_text OR NEW.conversation_text <> OLD.conversation_text)
BEGIN
  DELETE FROM submissions_search WHERE rowid = OLD.seq;
  INSERT INTO submissions_search (rowid, words, tags)
  VALUES (NEW.seq, NEW.search_text || ' ' || NEW.conversation_text,
    'status' || NEW.status || ' type' || NEW.form_type || ' locale' || NEW.locale || ' stage' || coalesce(NEW.stage, ''));
END;
--> statement-breakpoint
-- Counters of the status.
CREATE TRIGGER submission_status_counted AFTER UPDATE OF status ON form_submissions
WHEN NEW.status <> OLD.status
BEGIN
  UPDATE site_stats SET
    pending = pending + (NEW.status = 'pending') - (OLD.status = 'pending'),
    contacted = contacted + (NEW.status = 'contacted') - (OLD.status = 'contacted'),
    completed = completed + (NEW.status = 'completed') - (OLD.status = 'completed'),
    career_pending = career_pending + (NEW.form_type = 'career') * ((NEW.status = 'pending') - (OLD.status = 'pending')),
    career_contacted = career_contacted + (NEW.form_type = 'career') * ((NEW.status = 'contacted') - (OLD.status = 'contacted')),
    career_completed = career_completed + (NEW.form_type = 'career') * ((NEW.status = 'completed') - (OLD.status = 'completed'))
  WHERE id = 1 AND coalesce(NEW.hidden_as, OLD.hidden_as) IS NULL;
END;
--> statement-breakpoint
-- Counts the answered submissions whose visitor has written again.
CREATE TRIGGER submission_waits AFTER UPDATE OF status, waiting_since ON form_submissions
WHEN coalesce(NEW.hidden_as, OLD.hidden_as) IS NULL
  AND (NEW.status <> 'pending' AND NEW.waiting_since IS NOT NULL) <> (OLD.status <> 'pending' AND OLD.waiting_since IS NOT NULL)
BEGIN
  UPDATE site_stats SET waiting = waiting + sign, career_waiting = career_waiting + sign * (NEW.form_type = 'career')
  FROM (SELECT CASE WHEN OLD.status <> 'pending' AND OLD.waiting_since IS NOT NULL THEN -1 ELSE 1 END AS sign)
  WHERE id = 1;
END;
--> statement-breakpoint
-- Counters of the stage.
CREATE TRIGGER submission_stage_counted AFTER UPDATE OF stage ON form_submissions
WHEN NEW.stage IS NOT OLD.stage
BEGIN
  UPDATE stage_counts SET count = count - 1
  WHERE stage = OLD.stage AND position = coalesce(OLD.additional_data ->> '$.position', '')
    AND coalesce(NEW.hidden_as, OLD.hidden_as) IS NULL;
  INSERT INTO stage_counts (stage, position, count)
  SELECT NEW.stage, coalesce(NEW.additional_data ->> '$.position', ''), 1
  WHERE NEW.stage IS NOT NULL AND coalesce(NEW.hidden_as, OLD.hidden_as) IS NULL
  ON CONFLICT (stage, position) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
-- What is hidden is in no counter and no search. Only the days keep it until it is deleted.
CREATE TRIGGER submission_hidden AFTER UPDATE OF hidden_as ON form_submissions
WHEN (NEW.hidden_as IS NULL) <> (OLD.hidden_as IS NULL)
BEGIN
  UPDATE site_stats SET
    submissions = submissions + sign,
    pending = pending + sign * (state = 'pending'),
    contacted = contacted + sign * (state = 'contacted'),
    completed = completed + sign * (state = 'completed'),
    waiting = waiting + sign * (state <> 'pending' AND since IS NOT NULL),
    demo = demo + sign * (NEW.form_type = 'demo'),
    partnership = partnership + sign * (NEW.form_type = 'partnership'),
    career = career + sign * (NEW.form_type = 'career'),
    career_pending = career_pending + sign * (NEW.form_type = 'career' AND state = 'pending'),
    career_contacted = career_contacted + sign * (NEW.form_type = 'career' AND state = 'contacted'),
    career_completed = career_completed + sign * (NEW.form_type = 'career' AND state = 'completed'),
    career_waiting = career_waiting + sign * (NEW.form_type = 'career' AND state <> 'pending' AND since IS NOT NULL)
  FROM (
    SELECT 1 AS sign, NEW.status AS state, NEW.waiting_since AS since WHERE NEW.hidden_as IS NULL
    UNION ALL SELECT -1, OLD.status, OLD.waiting_since WHERE OLD.hidden_as IS NULL
  ) WHERE id = 1;
  UPDATE stage_counts SET count = count - 1
  WHERE stage = OLD.stage AND position = coalesce(OLD.additional_data ->> '$.position', '') AND OLD.hidden_as IS NULL;
  INSERT INTO stage_counts (stage, position, count)
  SELECT NEW.stage, coalesce(NEW.additional_data ->> '$.position', ''), 1 WHERE NEW.stage IS NOT NULL AND NEW.hidden_as IS NULL
  ON CONFLICT (stage, position) DO UPDATE SET count = count + 1;
  DELETE FROM submissions_search WHERE rowid = NEW.seq;
  INSERT INTO submissions_search (rowid, words, tags)
  SELECT NEW.seq, NEW.search_text || ' ' || NEW.conversation_text,
    'status' || NEW.status || ' type' || NEW.form_type || ' locale' || NEW.locale || ' stage' || coalesce(NEW.stage, '')
  WHERE NEW.hidden_as IS NULL;
END;
--> statement-breakpoint
-- Counts the first answer on the day of the submission.
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
-- An answer that is taken back counts no more.
CREATE TRIGGER submission_unanswered AFTER UPDATE OF answered_at ON form_submissions
WHEN OLD.answered_at IS NOT NULL AND NEW.answered_at IS NULL
BEGIN
  UPDATE daily_stats SET
    answered = answered - 1,
    answered_in_a_day = answered_in_a_day - (julianday(OLD.answered_at) - julianday(OLD.submitted_at) <= 1)
  WHERE day = date(OLD.submitted_at, '+4 hours');
END;
--> statement-breakpoint
-- All counters, so that totals and days agree after an erasure, and everything that belongs to the submission.
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
    career = career - (OLD.form_type = 'career'),
    career_pending = career_pending - (OLD.form_type = 'career' AND OLD.status = 'pending'),
    career_contacted = career_contacted - (OLD.form_type = 'career' AND OLD.status = 'contacted'),
    career_completed = career_completed - (OLD.form_type = 'career' AND OLD.status = 'completed'),
    career_waiting = career_waiting - (OLD.form_type = 'career' AND OLD.status <> 'pending' AND OLD.waiting_since IS NOT NULL)
  WHERE id = 1 AND OLD.hidden_as IS NULL;
  UPDATE daily_stats SET
    demo = max(0, demo - (OLD.form_type = 'demo')),
    partnership = max(0, partnership - (OLD.form_type = 'partnership')),
    career = max(0, career - (OLD.form_type = 'career')),
    answered = max(0, answered - (OLD.answered_at IS NOT NULL)),
    answered_in_a_day = max(0, answered_in_a_day
      - coalesce(julianday(OLD.answered_at) - julianday(OLD.submitted_at) <= 1, 0))
  WHERE day = date(OLD.submitted_at, '+4 hours');
  UPDATE stage_counts SET count = count - 1
  WHERE stage = OLD.stage AND position = coalesce(OLD.additional_data ->> '$.position', '') AND OLD.hidden_as IS NULL;
  DELETE FROM submissions_search WHERE rowid = OLD.seq;
  DELETE FROM submission_events WHERE submission_id = OLD.id;
  DELETE FROM conversation_entries WHERE submission_id = OLD.id;
  DELETE FROM reply_drafts WHERE submission_id = OLD.id;
  DELETE FROM mail_arrivals WHERE submission_id = OLD.id;
  DELETE FROM attachments WHERE submission_id = OLD.id;
END;
--> statement-breakpoint
-- A booking does not outlive its request.
CREATE TRIGGER submission_with_booking_deleted AFTER DELETE ON form_submissions WHEN OLD.form_type IN ('demo', 'career')
BEGIN
  DELETE FROM bookings WHERE submission_id = OLD.id;
END;
--> statement-breakpoint
-- Questions from the chat have a column of their own.
CREATE TRIGGER question_inserted AFTER INSERT ON form_submissions WHEN NEW.form_type = 'other'
BEGIN
  INSERT INTO daily_stats (day, other) VALUES (date(NEW.submitted_at, '+4 hours'), 1)
  ON CONFLICT (day) DO UPDATE SET other = other + 1;
END;
--> statement-breakpoint
-- A deleted question counts no more.
CREATE TRIGGER question_deleted AFTER DELETE ON form_submissions WHEN OLD.form_type = 'other'
BEGIN
  UPDATE daily_stats SET other = max(0, other - 1) WHERE day = date(OLD.submitted_at, '+4 hours');
END;
--> statement-breakpoint
-- The file in R2 is deleted at once when its record is gone.
CREATE TRIGGER attachment_deleted AFTER DELETE ON attachments
BEGIN
  INSERT INTO file_deletions (key, due_at) VALUES (OLD.key, '') ON CONFLICT (key) DO UPDATE SET due_at = excluded.due_at;
END;
--> statement-breakpoint
CREATE TRIGGER deck_deleted AFTER DELETE ON decks
BEGIN
  INSERT INTO file_deletions (key, due_at) VALUES (OLD.key, '') ON CONFLICT (key) DO UPDATE SET due_at = excluded.due_at;
END;
--> statement-breakpoint
-- newsletter_subscribers

-- The counters of readers, and the search.
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
  VALUES (NEW.seq, NEW.search_text, 'status' || NEW.status || ' locale' || NEW.locale);
END;
--> statement-breakpoint
-- The search follows the text and everything that a list filters by.
CREATE TRIGGER subscriber_reindexed AFTER UPDATE OF status, locale, search_text ON newsletter_subscribers
WHEN NEW.status <> OLD.status OR NEW.locale <> OLD.locale OR NEW.search_text <> OLD.search_text
BEGIN
  DELETE FROM subscribers_search WHERE rowid = OLD.seq;
  INSERT INTO subscribers_search (rowid, words, tags)
  VALUES (NEW.seq, NEW.search_text, 'status' || NEW.status || ' locale' || NEW.locale);
END;
--> statement-breakpoint
-- Counters of the status. Only a reader who was active counts as unsubscribed.
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
-- Counts the active readers of Arabic.
CREATE TRIGGER arabic_subscriber_changed AFTER UPDATE OF status, locale ON newsletter_subscribers
WHEN (NEW.status = 'active' AND NEW.locale = 'ar') <> (OLD.status = 'active' AND OLD.locale = 'ar')
BEGIN
  UPDATE site_stats SET active_arabic_subscribers = active_arabic_subscribers
    + CASE WHEN NEW.status = 'active' AND NEW.locale = 'ar' THEN 1 ELSE -1 END
  WHERE id = 1;
END;
--> statement-breakpoint
-- A deleted reader counts no more.
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
-- emails

-- The progress of a newsletter. `queued` includes `sending`.
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
-- A letter that is deleted before it is sent counts as cancelled. What was sent or has failed stays counted when it is purged.
CREATE TRIGGER newsletter_email_deleted AFTER DELETE ON emails
WHEN OLD.newsletter_id IS NOT NULL AND OLD.status IN ('queued', 'sending')
BEGIN
  UPDATE newsletters SET queued = queued - 1, cancelled = cancelled + 1 WHERE id = OLD.newsletter_id;
END;
--> statement-breakpoint
-- chat_messages

-- One row for each session, for the list of chats.
CREATE TRIGGER chat_message_inserted AFTER INSERT ON chat_messages
BEGIN
  INSERT INTO chat_sessions (session_id, first_question, message_count, started_at, last_message_at)
  VALUES (NEW.session_id, substr(NEW.message, 1, 200), 1, NEW.timestamp, NEW.timestamp)
  ON CONFLICT (session_id) DO UPDATE SET
    message_count = message_count + 1,
    last_message_at = max(last_message_at, excluded.last_message_at);
END;
--> statement-breakpoint
-- consents

-- `INSERT OR REPLACE` fires no delete trigger.
CREATE TRIGGER consents_are_new BEFORE INSERT ON consents WHEN EXISTS (SELECT 1 FROM consents WHERE id = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'consents is append-only');
END;
--> statement-breakpoint
-- A proof does not change.
CREATE TRIGGER consents_keep_their_rows BEFORE UPDATE ON consents
BEGIN
  SELECT RAISE(ABORT, 'consents is append-only');
END;
--> statement-breakpoint
-- A proof is not deleted.
CREATE TRIGGER consents_stay BEFORE DELETE ON consents
BEGIN
  SELECT RAISE(ABORT, 'consents is append-only');
END;
--> statement-breakpoint
-- bookings

-- A booking occupies the half hours from its start to its end: a second one of the same host fails on the primary key of `booking_cells`.
CREATE TRIGGER booking_inserted AFTER INSERT ON bookings WHEN NEW.status <> 'cancelled'
BEGIN
  INSERT INTO booking_cells (host_id, cell_at, booking_id)
  SELECT NEW.host_id, strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at, value || ' minutes'), NEW.id
  FROM json_each('[0,30,60,90,120,150,180,210]')
  WHERE strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at, value || ' minutes') < NEW.ends_at;
END;
--> statement-breakpoint
-- The half hours follow the host, the hour and the status.
CREATE TRIGGER booking_changed AFTER UPDATE OF host_id, starts_at, ends_at, status ON bookings
WHEN NEW.host_id <> OLD.host_id OR NEW.starts_at <> OLD.starts_at OR NEW.ends_at <> OLD.ends_at
  OR (NEW.status = 'cancelled') <> (OLD.status = 'cancelled')
BEGIN
  DELETE FROM booking_cells
  WHERE host_id = OLD.host_id AND cell_at >= OLD.starts_at AND cell_at < OLD.ends_at AND booking_id = OLD.id;
  INSERT INTO booking_cells (host_id, cell_at, booking_id)
  SELECT NEW.host_id, strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at, value || ' minutes'), NEW.id
  FROM json_each('[0,30,60,90,120,150,180,210]')
  WHERE NEW.status <> 'cancelled'
    AND strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at, value || ' minutes') < NEW.ends_at;
END;
--> statement-breakpoint
-- Gives the half hours back.
CREATE TRIGGER booking_deleted AFTER DELETE ON bookings
BEGIN
  DELETE FROM booking_cells
  WHERE host_id = OLD.host_id AND cell_at >= OLD.starts_at AND cell_at < OLD.ends_at AND booking_id = OLD.id;
END;
--> statement-breakpoint
-- The first rows: the counters, the keys, the mail's state, the version of Joe's written answers, and one host.
-- The host has the hours of the demo form. Friday leaves out 1 PM for the noon prayer (12:45 in the Emirates).
INSERT INTO site_stats (id) VALUES (1);
--> statement-breakpoint
INSERT INTO mail_state (id) VALUES (1);
--> statement-breakpoint
INSERT INTO model_state (id) VALUES (1);
--> statement-breakpoint
INSERT INTO written_answers_version (id, version) VALUES (1, lower(hex(randomblob(8))));
--> statement-breakpoint
INSERT INTO hmac_keys (name, key)
SELECT value, lower(hex(randomblob(32)))
FROM json_each('["audit_log","addresses","data_links","bookings","host_feeds","networks","replies","confirmations","deck_requests"]');
--> statement-breakpoint
INSERT INTO hosts (id, name_en, name_ar, hours)
VALUES ('demo-team', 'Demo team', 'فريق العروض التوضيحية',
  '[[],[9,10,11,13,14,15,16],[9,10,11,13,14,15,16],[9,10,11,13,14,15,16],[9,10,11,13,14,15,16],[9,10,11,14,15,16],[]]');
