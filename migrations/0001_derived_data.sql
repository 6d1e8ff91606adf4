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
-- Events of the mail provider

-- The one way to apply an event to its mail: an insert into this view.
CREATE VIEW mail_events (mail_id, outcome, note) AS SELECT mail_id, outcome, note FROM webhook_events WHERE false;
--> statement-breakpoint
-- The note on the mail and the counts of its newsletter. Events come in any order, and the strongest note stays.
CREATE TRIGGER mail_event_added INSTEAD OF INSERT ON mail_events
BEGIN
  UPDATE emails SET last_error = NEW.note
  WHERE provider_id = NEW.mail_id AND NEW.note IS NOT NULL
    AND (NEW.outcome = 'complaint' OR coalesce(last_error, '') NOT LIKE 'Reported as spam%')
    AND (NEW.outcome <> 'not_delivered' OR coalesce(last_error, '') NOT LIKE 'Bounced%');
  UPDATE newsletters SET
    delivered = delivered + (NEW.outcome = 'delivered'),
    bounced = bounced + (NEW.outcome = 'hard_bounce'),
    complained = complained + (NEW.outcome = 'complaint')
  WHERE NEW.outcome <> 'not_delivered' AND id = (SELECT newsletter_id FROM emails WHERE provider_id = NEW.mail_id);
END;
--> statement-breakpoint
-- Analytics

-- The one way to count: an insert into this view.
CREATE VIEW analytics_additions (day, counts) AS SELECT day, totals FROM analytics_days WHERE false;
--> statement-breakpoint
-- The totals of a day begin with those of the last one, and later days get what is added, too.
CREATE TRIGGER analytics_added INSTEAD OF INSERT ON analytics_additions
BEGIN
  INSERT INTO analytics_days (day, totals)
  VALUES (NEW.day, coalesce((SELECT totals FROM analytics_days WHERE day < NEW.day ORDER BY day DESC LIMIT 1), '{}'))
  ON CONFLICT (day) DO NOTHING;
  UPDATE analytics_days SET totals = json_patch(totals, (
    SELECT json_group_object(key, value + coalesce(analytics_days.totals ->> ('$."' || key || '"'), 0)) FROM json_each(NEW.counts)
  ))
  WHERE day >= NEW.day;
END;
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
-- History and counters of the status.
CREATE TRIGGER submission_status_changed AFTER UPDATE OF status ON form_submissions
WHEN NEW.status <> OLD.status
BEGIN
  INSERT INTO submission_events (submission_id, field, from_value, to_value, changed_by, changed_at)
  VALUES (NEW.id, 'status', OLD.status, NEW.status, coalesce(NEW.changed_by, 'system'),
    coalesce(NEW.changed_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')));
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
-- History and counters of the stage.
CREATE TRIGGER submission_stage_changed AFTER UPDATE OF stage ON form_submissions
WHEN NEW.stage IS NOT OLD.stage
BEGIN
  INSERT INTO submission_events (submission_id, field, from_value, to_value, changed_by, changed_at)
  VALUES (NEW.id, 'stage', OLD.stage, NEW.stage, coalesce(NEW.changed_by, 'system'),
    coalesce(NEW.changed_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')));
  UPDATE stage_counts SET count = count - 1
  WHERE stage = OLD.stage AND position = coalesce(OLD.additional_data ->> '$.position', '')
    AND coalesce(NEW.hidden_as, OLD.hidden_as) IS NULL;
  INSERT INTO stage_counts (stage, position, count)
  SELECT NEW.stage, coalesce(NEW.additional_data ->> '$.position', ''), 1
  WHERE NEW.stage IS NOT NULL AND coalesce(NEW.hidden_as, OLD.hidden_as) IS NULL
  ON CONFLICT (stage, position) DO UPDATE SET count = count + 1;
  -- A move that is taken back within a minute gives the old time back.
  UPDATE form_submissions SET stage_since = CASE WHEN EXISTS (
    SELECT 1 FROM (SELECT from_value, changed_at FROM submission_events
      WHERE submission_id = NEW.id AND field = 'stage' ORDER BY id DESC LIMIT 1 OFFSET 1)
    WHERE from_value = NEW.stage AND unixepoch(NEW.changed_at) - unixepoch(changed_at) <= 60
  ) THEN (SELECT changed_at FROM submission_events
    WHERE submission_id = NEW.id AND field = 'stage' ORDER BY id DESC LIMIT 1 OFFSET 2)
  ELSE coalesce(NEW.changed_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) END
  WHERE seq = NEW.seq;
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
-- History of it.
CREATE TRIGGER submission_hidden_by AFTER UPDATE OF hidden_as ON form_submissions
WHEN NEW.hidden_as IS NOT OLD.hidden_as
BEGIN
  INSERT INTO submission_events (submission_id, field, from_value, to_value, changed_by, changed_at)
  VALUES (NEW.id, 'hidden', OLD.hidden_as, NEW.hidden_as, coalesce(NEW.changed_by, 'system'),
    coalesce(NEW.changed_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')));
END;
--> statement-breakpoint
-- Whatever makes somebody wait, and a completion, ends the snooze.
CREATE TRIGGER submission_woken AFTER UPDATE OF waiting_since, status ON form_submissions
WHEN NEW.snoozed_until IS NOT NULL AND (NEW.waiting_since IS NOT NULL OR NEW.status = 'completed')
BEGIN
  UPDATE form_submissions SET snoozed_until = NULL WHERE seq = NEW.seq;
END;
--> statement-breakpoint
-- A purge counts from the last change.
CREATE TRIGGER submission_touched AFTER UPDATE OF status, stage ON form_submissions
WHEN NEW.status <> OLD.status OR NEW.stage IS NOT OLD.stage
BEGIN
  UPDATE form_submissions SET last_change_at = max(coalesce(last_change_at, submitted_at),
    coalesce(NEW.changed_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')))
  WHERE seq = NEW.seq;
END;
--> statement-breakpoint
-- History of the assignee.
CREATE TRIGGER submission_assigned AFTER UPDATE OF assignee ON form_submissions
WHEN NEW.assignee IS NOT OLD.assignee
BEGIN
  INSERT INTO submission_events (submission_id, field, from_value, to_value, changed_by, changed_at)
  VALUES (NEW.id, 'assignee', OLD.assignee, NEW.assignee, coalesce(NEW.changed_by, 'system'),
    coalesce(NEW.changed_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')));
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
-- The last step of a form, on the day in Dubai on which it happens. A later erasure does not change it.
-- A demo also counts for where its visit came from.
CREATE TRIGGER submission_counted AFTER INSERT ON form_submissions
WHEN NEW.form_type IN ('demo', 'career') AND NEW.entered_by IS NULL
BEGIN
  INSERT INTO analytics_additions (day, counts)
  SELECT date('now', '+4 hours'), json_group_object(key, 1) FROM (
    SELECT 'step|' || NEW.form_type || '.sent' AS key
    UNION ALL SELECT 'demos|source|' || NEW.source_name WHERE NEW.form_type = 'demo'
    UNION ALL SELECT 'demos|campaign|' || NEW.source_campaign WHERE NEW.form_type = 'demo'
    UNION ALL SELECT 'demos|page|' || NEW.source_landing WHERE NEW.form_type = 'demo'
  ) WHERE key IS NOT NULL;
END;
--> statement-breakpoint
-- Who leaves an address in a chat is a lead, and with that handed over.
CREATE TRIGGER chat_lead_counted AFTER INSERT ON form_submissions WHEN NEW.form_type = 'other' AND NEW.chat_session_id IS NOT NULL
BEGIN
  INSERT INTO analytics_additions (day, counts)
  VALUES (date('now', '+4 hours'), json_object('step|chat.lead', 1, 'step|chat.person', NOT EXISTS (
    SELECT 1 FROM chat_messages WHERE session_id = NEW.chat_session_id AND metadata ->> '$.author' IS NOT NULL
  )));
END;
--> statement-breakpoint
-- conversation_entries, attachments

-- A mail in either direction is a change that a purge counts from; what a program answers is none.
CREATE TRIGGER mail_stored AFTER INSERT ON conversation_entries
WHEN NEW.kind <> 'note' AND NOT NEW.automatic
BEGIN
  UPDATE form_submissions SET last_change_at = max(coalesce(last_change_at, submitted_at), NEW.written_at)
  WHERE id = NEW.submission_id;
END;
--> statement-breakpoint
-- Whoever writes again is not deleted.
CREATE TRIGGER mail_restores AFTER INSERT ON conversation_entries
WHEN NEW.kind = 'received' AND NOT NEW.automatic
BEGIN
  UPDATE form_submissions SET hidden_as = NULL, hidden_at = NULL, changed_by = 'visitor', changed_at = NEW.written_at
  WHERE id = NEW.submission_id AND hidden_as = 'deleted';
END;
--> statement-breakpoint
-- A reply shows the status of its mail, so that a long conversation is read without the outbox.
CREATE TRIGGER reply_status_changed AFTER UPDATE OF status ON emails
WHEN NEW.kind = 'staff_reply' AND NEW.status <> OLD.status
BEGIN
  UPDATE conversation_entries SET email_status = NEW.status WHERE id = NEW.id;
END;
--> statement-breakpoint
-- A reply that does not arrive says why, and its conversation waits again.
CREATE TRIGGER reply_undelivered AFTER UPDATE OF status, last_error ON emails
WHEN NEW.kind = 'staff_reply' AND (NEW.status <> OLD.status OR NEW.last_error IS NOT OLD.last_error)
BEGIN
  UPDATE conversation_entries SET undelivered = CASE
    WHEN NEW.status IN ('failed', 'cancelled') THEN coalesce(NEW.last_error, NEW.status)
    WHEN NEW.status = 'sent' AND (NEW.last_error LIKE 'Bounced%' OR NEW.last_error LIKE 'Not delivered%') THEN NEW.last_error
  END
  WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER reply_waits_again AFTER UPDATE OF undelivered ON conversation_entries
WHEN OLD.undelivered IS NULL AND NEW.undelivered IS NOT NULL
BEGIN
  UPDATE form_submissions SET
    waiting_since = coalesce(waiting_since, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
    status = CASE status WHEN 'completed' THEN 'contacted' ELSE status END,
    changed_by = CASE status WHEN 'completed' THEN 'system' ELSE changed_by END,
    changed_at = CASE status WHEN 'completed' THEN strftime('%Y-%m-%dT%H:%M:%fZ', 'now') ELSE changed_at END
  WHERE id = NEW.submission_id;
END;
--> statement-breakpoint
-- A reply stays when its mail is purged.
CREATE TRIGGER reply_deleted AFTER DELETE ON emails
WHEN OLD.kind = 'staff_reply'
BEGIN
  UPDATE conversation_entries SET email_status = NULL WHERE id = OLD.id;
END;
--> statement-breakpoint
-- A reply that is taken back, and an email that its sender has had erased, leave no files.
CREATE TRIGGER entry_deleted AFTER DELETE ON conversation_entries
BEGIN
  DELETE FROM attachments WHERE entry_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER entry_erased AFTER UPDATE OF written_by ON conversation_entries
WHEN NEW.written_by = '' AND OLD.written_by <> ''
BEGIN
  DELETE FROM attachments WHERE entry_id = OLD.id;
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
-- The last steps of a subscription. Who is imported has sent no form.
CREATE TRIGGER subscriber_counted AFTER INSERT ON newsletter_subscribers WHEN NEW.imported_at IS NULL
BEGIN
  INSERT INTO analytics_additions (day, counts)
  VALUES (date('now', '+4 hours'), json_object('step|newsletter.sent', 1, 'step|newsletter.confirmed', NEW.status = 'active'));
END;
--> statement-breakpoint
-- Who comes back has sent the form again; who was unconfirmed has not.
CREATE TRIGGER subscriber_change_counted AFTER UPDATE OF status ON newsletter_subscribers
WHEN NEW.status <> OLD.status AND NEW.status <> 'unsubscribed'
BEGIN
  INSERT INTO analytics_additions (day, counts)
  VALUES (date('now', '+4 hours'),
    json_object('step|newsletter.sent', OLD.status = 'unsubscribed', 'step|newsletter.confirmed', NEW.status = 'active'));
END;
--> statement-breakpoint
-- Attributes an unsubscribe to the last letter that the reader got.
CREATE TRIGGER letter_reader_left AFTER UPDATE OF status ON newsletter_subscribers
WHEN OLD.status = 'active' AND NEW.status = 'unsubscribed'
BEGIN
  UPDATE newsletters SET unsubscribed = unsubscribed + 1 WHERE id = (
    SELECT newsletter_id FROM emails
    WHERE subscriber_id = NEW.id AND newsletter_id IS NOT NULL AND status = 'sent'
      AND sent_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-30 days')
    ORDER BY sent_at DESC LIMIT 1
  );
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
-- What came before the outcome of its mail is applied with it.
CREATE TRIGGER mail_events_applied AFTER UPDATE OF provider_id ON emails WHEN NEW.provider_id IS NOT NULL
BEGIN
  INSERT INTO mail_events (mail_id, outcome, note) SELECT mail_id, outcome, note FROM webhook_events WHERE mail_id = NEW.provider_id;
  UPDATE webhook_events SET mail_id = NULL, outcome = NULL, note = NULL WHERE mail_id = NEW.provider_id;
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
-- Counts Joe's answers, and keeps the questions that he could not answer. A message of staff has an author, a notice has no confidence.
CREATE TRIGGER chat_answer_inserted AFTER INSERT ON chat_messages
WHEN NEW.is_bot AND NEW.metadata ->> '$.confidence' IS NOT NULL AND NEW.metadata ->> '$.author' IS NULL
BEGIN
  INSERT INTO chat_usage (day, answers, answered, canned, unanswered)
  VALUES (date(NEW.timestamp, '+4 hours'), 1,
    NEW.metadata ->> '$.unanswered' IS NULL AND NEW.metadata ->> '$.canned' IS NULL,
    NEW.metadata ->> '$.canned' IS NOT NULL,
    NEW.metadata ->> '$.unanswered' IS NOT NULL)
  ON CONFLICT (day) DO UPDATE SET
    answers = answers + excluded.answers,
    answered = answered + excluded.answered,
    canned = canned + excluded.canned,
    unanswered = unanswered + excluded.unanswered;
  INSERT INTO chat_questions (message_id, session_id, question, at, unanswered, unhelpful)
  SELECT NEW.id, NEW.session_id, message, NEW.timestamp, true, false FROM chat_messages
  WHERE session_id = NEW.session_id AND NOT is_bot AND timestamp <= NEW.timestamp AND NEW.metadata ->> '$.unanswered' IS NOT NULL
  ORDER BY timestamp DESC, seq DESC LIMIT 1;
END;
--> statement-breakpoint
-- What a visitor says of an answer; an unhelpful one becomes a question for staff.
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
-- A question for staff expires with its conversation.
CREATE TRIGGER chat_message_deleted AFTER DELETE ON chat_messages
WHEN OLD.is_bot
BEGIN
  DELETE FROM chat_questions WHERE message_id = OLD.id;
END;
--> statement-breakpoint
-- Each conversation counts once as answered.
CREATE TRIGGER chat_answer_counted AFTER INSERT ON chat_messages
WHEN NEW.is_bot AND json_array_length(NEW.metadata, '$.sources') > 0 AND NOT EXISTS (
  SELECT 1 FROM chat_messages WHERE session_id = NEW.session_id AND seq <> NEW.seq AND json_array_length(metadata, '$.sources') > 0
)
BEGIN
  INSERT INTO analytics_additions (day, counts) VALUES (date('now', '+4 hours'), json_object('step|chat.answered', 1));
END;
--> statement-breakpoint
-- Each conversation counts once as handed over.
CREATE TRIGGER chat_person_counted AFTER INSERT ON chat_messages
WHEN NEW.metadata ->> '$.author' IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM chat_messages WHERE session_id = NEW.session_id AND seq <> NEW.seq AND metadata ->> '$.author' IS NOT NULL
) AND NOT EXISTS (SELECT 1 FROM form_submissions WHERE form_type = 'other' AND chat_session_id = NEW.session_id)
BEGIN
  INSERT INTO analytics_additions (day, counts) VALUES (date('now', '+4 hours'), json_object('step|chat.person', 1));
END;
--> statement-breakpoint
-- written_answers

-- A random version, so that none comes again, also after the database was restored.
CREATE TRIGGER written_answer_inserted AFTER INSERT ON written_answers
BEGIN
  UPDATE written_answers_version SET version = lower(hex(randomblob(8))) WHERE id = 1;
END;
--> statement-breakpoint
-- The same for a change.
CREATE TRIGGER written_answer_changed AFTER UPDATE ON written_answers
BEGIN
  UPDATE written_answers_version SET version = lower(hex(randomblob(8))) WHERE id = 1;
END;
--> statement-breakpoint
-- The same for a deletion.
CREATE TRIGGER written_answer_deleted AFTER DELETE ON written_answers
BEGIN
  UPDATE written_answers_version SET version = lower(hex(randomblob(8))) WHERE id = 1;
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
-- A visitor books no demo for an address that has two to come already.
CREATE TRIGGER booking_within_limit BEFORE INSERT ON bookings
WHEN NEW.changed_by = 'visitor' AND 2 <= (
  SELECT count(*) FROM form_submissions JOIN bookings ON submission_id = form_submissions.id
  WHERE lower(email) = (SELECT lower(email) FROM form_submissions WHERE id = NEW.submission_id)
    AND bookings.status = 'confirmed' AND starts_at > NEW.created_at
)
BEGIN
  SELECT RAISE(ABORT, 'too many bookings of an address');
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
-- A list shows the hour, and who has one does not wait. Staff who book have answered, and an application is at the interview.
CREATE TRIGGER booking_listed AFTER INSERT ON bookings
BEGIN
  UPDATE form_submissions SET
    demo_at = NEW.starts_at,
    demo_status = NEW.status,
    waiting_since = CASE status WHEN 'pending' THEN NULL ELSE waiting_since END
  WHERE id = NEW.submission_id;
  UPDATE form_submissions SET
    status = 'contacted',
    answered_at = coalesce(answered_at, NEW.created_at),
    changed_by = NEW.changed_by,
    changed_at = NEW.created_at
  WHERE id = NEW.submission_id AND status = 'pending' AND NEW.changed_by <> 'visitor';
  UPDATE form_submissions SET stage = 'interview', changed_by = NEW.changed_by, changed_at = NEW.created_at
  WHERE id = NEW.submission_id AND stage IN ('new', 'screening') AND NEW.changed_by <> 'visitor';
END;
--> statement-breakpoint
-- Who has cancelled before anybody wrote waits again.
CREATE TRIGGER booking_listed_change AFTER UPDATE OF starts_at, status ON bookings WHEN NEW.replaced_by = ''
BEGIN
  UPDATE form_submissions SET
    demo_at = NEW.starts_at,
    demo_status = NEW.status,
    waiting_since = CASE
      WHEN status = 'pending' AND NEW.status = 'cancelled' THEN coalesce(waiting_since, NEW.changed_at)
      ELSE waiting_since END
  WHERE id = NEW.submission_id;
END;
--> statement-breakpoint
-- A demo that was held is the last step of its funnel.
CREATE TRIGGER booking_counted AFTER UPDATE OF status ON bookings
WHEN (NEW.status = 'held') <> (OLD.status = 'held')
  AND (SELECT form_type FROM form_submissions WHERE id = NEW.submission_id) = 'demo'
BEGIN
  INSERT INTO analytics_additions (day, counts)
  SELECT date('now', '+4 hours'), json_group_object(key, iif(NEW.status = 'held', 1, -1)) FROM (
    SELECT 'step|demo.held' AS key
    UNION ALL SELECT 'held|source|' || source_name FROM form_submissions WHERE id = NEW.submission_id
    UNION ALL SELECT 'held|campaign|' || source_campaign FROM form_submissions WHERE id = NEW.submission_id
  ) WHERE key IS NOT NULL;
END;
--> statement-breakpoint
-- webhooks

-- The one way to tell webhooks: an insert into this view. Each that wants the event gets a delivery.
CREATE VIEW webhook_notices (event, submission_id, at) AS SELECT event, submission_id, created_at FROM webhook_deliveries WHERE false;
--> statement-breakpoint
CREATE TRIGGER webhook_noticed INSTEAD OF INSERT ON webhook_notices
BEGIN
  INSERT INTO webhook_deliveries (id, webhook_id, event, submission_id, created_at, due_at)
  SELECT lower(hex(randomblob(16))), id, NEW.event, NEW.submission_id, NEW.at, NEW.at
  FROM webhooks WHERE EXISTS (SELECT 1 FROM json_each(events) WHERE value = NEW.event);
END;
--> statement-breakpoint
-- Keeps the last fifty of each webhook, and what still has to be sent.
CREATE TRIGGER webhook_delivery_inserted AFTER INSERT ON webhook_deliveries
BEGIN
  DELETE FROM webhook_deliveries
  WHERE webhook_id = NEW.webhook_id AND status IN ('sent', 'failed')
    AND seq <= (SELECT seq FROM webhook_deliveries WHERE webhook_id = NEW.webhook_id ORDER BY seq DESC LIMIT 1 OFFSET 50);
END;
--> statement-breakpoint
CREATE TRIGGER submission_created_noticed AFTER INSERT ON form_submissions
BEGIN
  INSERT INTO webhook_notices (event, submission_id, at) VALUES ('submission.created', NEW.id, NEW.submitted_at);
END;
--> statement-breakpoint
CREATE TRIGGER submission_status_noticed AFTER UPDATE OF status ON form_submissions WHEN NEW.status <> OLD.status
BEGIN
  INSERT INTO webhook_notices (event, submission_id, at)
  VALUES ('submission.status_changed', NEW.id, coalesce(NEW.changed_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')));
END;
--> statement-breakpoint
CREATE TRIGGER booking_created_noticed AFTER INSERT ON bookings
BEGIN
  INSERT INTO webhook_notices (event, submission_id, at) VALUES ('booking.created', NEW.submission_id, NEW.created_at);
END;
--> statement-breakpoint
CREATE TRIGGER booking_moved_noticed AFTER UPDATE OF starts_at ON bookings
WHEN NEW.status = 'confirmed' AND NEW.starts_at <> OLD.starts_at
BEGIN
  INSERT INTO webhook_notices (event, submission_id, at) VALUES ('booking.moved', NEW.submission_id, NEW.changed_at);
END;
--> statement-breakpoint
CREATE TRIGGER booking_cancelled_noticed AFTER UPDATE OF status ON bookings
WHEN NEW.status = 'cancelled' AND OLD.status <> 'cancelled'
BEGIN
  INSERT INTO webhook_notices (event, submission_id, at) VALUES ('booking.cancelled', NEW.submission_id, NEW.changed_at);
END;
--> statement-breakpoint
-- What a program answers tells nobody.
CREATE TRIGGER message_received_noticed AFTER INSERT ON conversation_entries WHEN NEW.kind = 'received' AND NOT NEW.automatic
BEGIN
  INSERT INTO webhook_notices (event, submission_id, at) VALUES ('message.received', NEW.submission_id, NEW.written_at);
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
