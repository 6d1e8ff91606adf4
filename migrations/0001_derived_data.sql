-- The previous Worker breaks with this.
-- Only derived data: the full-text search, counters, the cells of bookings and the data of deleted rows. Rules are in src-worker/.
-- Days are in Dubai (UTC+4).

-- Search

-- Only the index is stored. `words` is `search_text` (for submissions with `conversation_text`), which the Worker folds, because FTS5 cannot
-- fold Arabic; `tags` holds each value that a list filters by as one word, so that a filtered search is one look-up.
CREATE VIRTUAL TABLE submissions_search USING fts5(
  words, tags,
  content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3'
);
--> statement-breakpoint
-- The index of subscribers has the same columns.
CREATE VIRTUAL TABLE subscribers_search USING fts5(
  words, tags,
  content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3'
);
--> statement-breakpoint
CREATE TRIGGER submissions_index_insert AFTER INSERT ON form_submissions WHEN NEW.hidden_as IS NULL
BEGIN
  INSERT INTO submissions_search (rowid, words, tags)
  VALUES (NEW.seq, NEW.search_text || ' ' || NEW.conversation_text,
    'status' || NEW.status || ' type' || NEW.form_type || ' locale' || NEW.locale || ' stage' || coalesce(NEW.stage, ''));
END;
--> statement-breakpoint
CREATE TRIGGER submissions_index_update
AFTER UPDATE OF status, locale, stage, search_text, conversation_text, hidden_as ON form_submissions
WHEN (NEW.hidden_as IS NULL) <> (OLD.hidden_as IS NULL) OR NEW.hidden_as IS NULL AND (NEW.status <> OLD.status OR NEW.locale <> OLD.locale
  OR NEW.stage IS NOT OLD.stage OR NEW.search_text <> OLD.search_text OR NEW.conversation_text <> OLD.conversation_text)
BEGIN
  DELETE FROM submissions_search WHERE rowid = OLD.seq;
  INSERT INTO submissions_search (rowid, words, tags)
  SELECT NEW.seq, NEW.search_text || ' ' || NEW.conversation_text,
    'status' || NEW.status || ' type' || NEW.form_type || ' locale' || NEW.locale || ' stage' || coalesce(NEW.stage, '')
  WHERE NEW.hidden_as IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER submissions_index_delete AFTER DELETE ON form_submissions
BEGIN
  DELETE FROM submissions_search WHERE rowid = OLD.seq;
END;
--> statement-breakpoint
CREATE TRIGGER subscribers_index_insert AFTER INSERT ON newsletter_subscribers
BEGIN
  INSERT INTO subscribers_search (rowid, words, tags)
  VALUES (NEW.seq, NEW.search_text, 'status' || NEW.status || ' locale' || NEW.locale);
END;
--> statement-breakpoint
CREATE TRIGGER subscribers_index_update AFTER UPDATE OF status, locale, search_text ON newsletter_subscribers
WHEN NEW.status <> OLD.status OR NEW.locale <> OLD.locale OR NEW.search_text <> OLD.search_text
BEGIN
  DELETE FROM subscribers_search WHERE rowid = OLD.seq;
  INSERT INTO subscribers_search (rowid, words, tags)
  VALUES (NEW.seq, NEW.search_text, 'status' || NEW.status || ' locale' || NEW.locale);
END;
--> statement-breakpoint
CREATE TRIGGER subscribers_index_delete AFTER DELETE ON newsletter_subscribers
BEGIN
  DELETE FROM subscribers_search WHERE rowid = OLD.seq;
END;
--> statement-breakpoint
-- Counters

-- The row 'now' counts the current rows, the others those of a day, both without hidden submissions.
-- A count of 0 has no key. Keys: `form|type|status|whether a visitor has written again after a reply`, `stage|stage|position`, `subscriber|status|language`.
CREATE TRIGGER submissions_count_insert AFTER INSERT ON form_submissions
BEGIN
  INSERT INTO counters (day, counts)
  SELECT 'now', json_object(
    'form|' || NEW.form_type || '|' || NEW.status || '|' || (NEW.status <> 'pending' AND NEW.waiting_since IS NOT NULL), 1,
    'stage|' || coalesce(NEW.stage, '') || '|' || coalesce(NEW.additional_data ->> '$.position', ''), (NEW.stage IS NOT NULL)
  ) WHERE NEW.hidden_as IS NULL
  UNION ALL SELECT date(NEW.submitted_at, '+4 hours'), json_object(
    NEW.form_type, 1, 'answeredInADay', coalesce(julianday(NEW.answered_at) - julianday(NEW.submitted_at) <= 1, 0)
  ) WHERE NEW.hidden_as IS NULL
  ON CONFLICT (day) DO UPDATE SET counts = json_patch(counts, (
    SELECT json_group_object(key, nullif(value + coalesce((SELECT value FROM json_each(counters.counts) WHERE key = added.key), 0), 0))
    FROM json_each(excluded.counts) AS added));
END;
--> statement-breakpoint
CREATE TRIGGER submissions_count_update AFTER UPDATE OF status, waiting_since, stage, hidden_as, answered_at ON form_submissions
WHEN NEW.status <> OLD.status OR NEW.stage IS NOT OLD.stage OR (NEW.hidden_as IS NULL) <> (OLD.hidden_as IS NULL)
  OR (NEW.waiting_since IS NULL) <> (OLD.waiting_since IS NULL) OR NEW.answered_at IS NOT OLD.answered_at
BEGIN
  INSERT INTO counters (day, counts)
  SELECT 'now', json_object(
    'form|' || OLD.form_type || '|' || OLD.status || '|' || (OLD.status <> 'pending' AND OLD.waiting_since IS NOT NULL), -1,
    'stage|' || coalesce(OLD.stage, '') || '|' || coalesce(OLD.additional_data ->> '$.position', ''), -(OLD.stage IS NOT NULL)
  ) WHERE OLD.hidden_as IS NULL
  UNION ALL SELECT 'now', json_object(
    'form|' || NEW.form_type || '|' || NEW.status || '|' || (NEW.status <> 'pending' AND NEW.waiting_since IS NOT NULL), 1,
    'stage|' || coalesce(NEW.stage, '') || '|' || coalesce(NEW.additional_data ->> '$.position', ''), NEW.stage IS NOT NULL
  ) WHERE NEW.hidden_as IS NULL
  UNION ALL SELECT date(NEW.submitted_at, '+4 hours'), json_object(
    NEW.form_type, (NEW.hidden_as IS NULL) - (OLD.hidden_as IS NULL),
    'answeredInADay', (NEW.hidden_as IS NULL) * coalesce(julianday(NEW.answered_at) - julianday(NEW.submitted_at) <= 1, 0) - (OLD.hidden_as IS NULL) * coalesce(julianday(OLD.answered_at) - julianday(OLD.submitted_at) <= 1, 0)
  ) WHERE NEW.answered_at IS NOT OLD.answered_at OR (NEW.hidden_as IS NULL) <> (OLD.hidden_as IS NULL)
  ON CONFLICT (day) DO UPDATE SET counts = json_patch(counts, (
    SELECT json_group_object(key, nullif(value + coalesce((SELECT value FROM json_each(counters.counts) WHERE key = added.key), 0), 0))
    FROM json_each(excluded.counts) AS added));
END;
--> statement-breakpoint
CREATE TRIGGER submissions_count_delete AFTER DELETE ON form_submissions
BEGIN
  INSERT INTO counters (day, counts)
  SELECT 'now', json_object(
    'form|' || OLD.form_type || '|' || OLD.status || '|' || (OLD.status <> 'pending' AND OLD.waiting_since IS NOT NULL), -1,
    'stage|' || coalesce(OLD.stage, '') || '|' || coalesce(OLD.additional_data ->> '$.position', ''), -(OLD.stage IS NOT NULL)
  ) WHERE OLD.hidden_as IS NULL
  UNION ALL SELECT date(OLD.submitted_at, '+4 hours'), json_object(
    OLD.form_type, -1, 'answeredInADay', -coalesce(julianday(OLD.answered_at) - julianday(OLD.submitted_at) <= 1, 0)
  ) WHERE OLD.hidden_as IS NULL
  ON CONFLICT (day) DO UPDATE SET counts = json_patch(counts, (
    SELECT json_group_object(key, nullif(value + coalesce((SELECT value FROM json_each(counters.counts) WHERE key = added.key), 0), 0))
    FROM json_each(excluded.counts) AS added));
END;
--> statement-breakpoint
CREATE TRIGGER subscribers_count_insert AFTER INSERT ON newsletter_subscribers
BEGIN
  INSERT INTO counters (day, counts)
  SELECT 'now', json_object('subscriber|' || NEW.status || '|' || NEW.locale, 1)
  UNION ALL SELECT date(NEW.subscribed_at, '+4 hours'), json_object('subscribed', 1) WHERE NEW.status = 'active'
  ON CONFLICT (day) DO UPDATE SET counts = json_patch(counts, (
    SELECT json_group_object(key, nullif(value + coalesce((SELECT value FROM json_each(counters.counts) WHERE key = added.key), 0), 0))
    FROM json_each(excluded.counts) AS added));
END;
--> statement-breakpoint
-- An unsubscribe has no stored time, so it counts on the day of the change.
CREATE TRIGGER subscribers_count_update AFTER UPDATE OF status, locale ON newsletter_subscribers
WHEN NEW.status <> OLD.status OR NEW.locale <> OLD.locale
BEGIN
  INSERT INTO counters (day, counts)
  SELECT 'now', json_object('subscriber|' || OLD.status || '|' || OLD.locale, -1)
  UNION ALL SELECT 'now', json_object('subscriber|' || NEW.status || '|' || NEW.locale, 1)
  UNION ALL SELECT iif(NEW.status = 'active', date(NEW.subscribed_at, '+4 hours'), date('now', '+4 hours')),
    json_object(iif(NEW.status = 'active', 'subscribed', 'unsubscribed'), 1)
  WHERE (NEW.status = 'active') <> (OLD.status = 'active')
  ON CONFLICT (day) DO UPDATE SET counts = json_patch(counts, (
    SELECT json_group_object(key, nullif(value + coalesce((SELECT value FROM json_each(counters.counts) WHERE key = added.key), 0), 0))
    FROM json_each(excluded.counts) AS added));
END;
--> statement-breakpoint
CREATE TRIGGER subscribers_count_delete AFTER DELETE ON newsletter_subscribers
BEGIN
  INSERT INTO counters (day, counts)
  SELECT 'now', json_object('subscriber|' || OLD.status || '|' || OLD.locale, -1)
  UNION ALL SELECT date('now', '+4 hours'), json_object('unsubscribed', 1) WHERE OLD.status = 'active'
  ON CONFLICT (day) DO UPDATE SET counts = json_patch(counts, (
    SELECT json_group_object(key, nullif(value + coalesce((SELECT value FROM json_each(counters.counts) WHERE key = added.key), 0), 0))
    FROM json_each(excluded.counts) AS added));
END;
--> statement-breakpoint
-- Newsletters

-- The progress of a newsletter. `queued` includes `sending`.
CREATE TRIGGER emails_sync_newsletter AFTER UPDATE OF status ON emails
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
-- A newsletter email that is deleted before it is sent counts as cancelled. A sent or failed one stays counted when it is purged.
CREATE TRIGGER emails_cancel_in_newsletter AFTER DELETE ON emails
WHEN OLD.newsletter_id IS NOT NULL AND OLD.status IN ('queued', 'sending')
BEGIN
  UPDATE newsletters SET queued = queued - 1, cancelled = cancelled + 1 WHERE id = OLD.newsletter_id;
END;
--> statement-breakpoint
-- Data of deleted rows

CREATE TRIGGER submissions_delete_belongings AFTER DELETE ON form_submissions
BEGIN
  DELETE FROM submission_events WHERE submission_id = OLD.id;
  DELETE FROM conversation_entries WHERE submission_id = OLD.id;
  DELETE FROM reply_drafts WHERE submission_id = OLD.id;
  DELETE FROM mail_arrivals WHERE submission_id = OLD.id;
  DELETE FROM attachments WHERE submission_id = OLD.id;
  DELETE FROM bookings WHERE submission_id = OLD.id;
END;
--> statement-breakpoint
-- The file in R2 is deleted right away.
CREATE TRIGGER attachments_delete_file AFTER DELETE ON attachments
BEGIN
  INSERT INTO file_deletions (key, due_at) VALUES (OLD.key, '') ON CONFLICT (key) DO UPDATE SET due_at = excluded.due_at;
END;
--> statement-breakpoint
CREATE TRIGGER decks_delete_file AFTER DELETE ON decks
BEGIN
  INSERT INTO file_deletions (key, due_at) VALUES (OLD.key, '') ON CONFLICT (key) DO UPDATE SET due_at = excluded.due_at;
END;
--> statement-breakpoint
-- Chats

-- One row for each session, for the list of chats.
CREATE TRIGGER chat_messages_sync_session AFTER INSERT ON chat_messages
BEGIN
  INSERT INTO chat_sessions (session_id, first_question, message_count, started_at, last_message_at)
  VALUES (NEW.session_id, substr(NEW.message, 1, 200), 1, NEW.timestamp, NEW.timestamp)
  ON CONFLICT (session_id) DO UPDATE SET
    message_count = message_count + 1,
    last_message_at = max(last_message_at, excluded.last_message_at);
END;
--> statement-breakpoint
-- Consents are proof

-- `INSERT OR REPLACE` fires no delete trigger.
CREATE TRIGGER consents_prevent_replace BEFORE INSERT ON consents WHEN EXISTS (SELECT 1 FROM consents WHERE id = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'consents is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER consents_prevent_update BEFORE UPDATE ON consents
BEGIN
  SELECT RAISE(ABORT, 'consents is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER consents_prevent_delete BEFORE DELETE ON consents
BEGIN
  SELECT RAISE(ABORT, 'consents is append-only');
END;
--> statement-breakpoint
-- Bookings

-- A booking occupies the half hours from its start to its end: the primary key of `booking_cells` refuses a second one of the same host.
CREATE TRIGGER bookings_take_cells AFTER INSERT ON bookings WHEN NEW.status <> 'cancelled'
BEGIN
  INSERT INTO booking_cells (host_id, cell_at, booking_id)
  SELECT NEW.host_id, strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at, value || ' minutes'), NEW.id
  FROM json_each('[0,30,60,90,120,150,180,210]')
  WHERE strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at, value || ' minutes') < NEW.ends_at;
END;
--> statement-breakpoint
CREATE TRIGGER bookings_sync_cells AFTER UPDATE OF host_id, starts_at, ends_at, status ON bookings
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
CREATE TRIGGER bookings_free_cells AFTER DELETE ON bookings
BEGIN
  DELETE FROM booking_cells
  WHERE host_id = OLD.host_id AND cell_at >= OLD.starts_at AND cell_at < OLD.ends_at AND booking_id = OLD.id;
END;
--> statement-breakpoint
-- The first rows: the keys, the states of email and model, the version of Joe's written answers, and one host.
-- The host has the hours of the demo form. Friday leaves out the 1 PM slot for the noon prayer (12:45 in the Emirates).
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
