-- Letters in batches, addresses that get no mail, proof of consent, links to somebody's own data.

CREATE TABLE `consents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`address_hash` text NOT NULL,
	`purpose` text NOT NULL,
	`action` text NOT NULL,
	`wording_id` text,
	`locale` text NOT NULL,
	`source` text,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `consents_of` ON `consents` (`address_hash`,`id`);--> statement-breakpoint
CREATE TABLE `data_links` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `data_links_by_email` ON `data_links` (lower(email),`created_at`);--> statement-breakpoint
CREATE INDEX `data_links_oldest` ON `data_links` (`created_at`);--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`queue` text NOT NULL,
	`body` text NOT NULL,
	`failed_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `dead_letters_newest` ON `dead_letters` (`failed_at`,`id`);--> statement-breakpoint
CREATE TABLE `mail_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`refusal` text,
	`refused_at` text
);
--> statement-breakpoint
CREATE TABLE `suppressions` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`email` text,
	`reason` text NOT NULL,
	`detail` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `suppressions_newest` ON `suppressions` (`created_at`,`address_hash`);--> statement-breakpoint
CREATE TABLE `webhook_events` (
	`id` text PRIMARY KEY NOT NULL,
	`received_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhook_events_oldest` ON `webhook_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `wordings` (
	`id` text PRIMARY KEY NOT NULL,
	`locale` text NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `emails` ADD `batch_id` text;--> statement-breakpoint
ALTER TABLE `emails` ADD `provider_id` text;--> statement-breakpoint
CREATE INDEX `emails_unbatched_due` ON `emails` (`due_at`) WHERE status = 'queued' AND batch_id IS NULL;--> statement-breakpoint
CREATE INDEX `emails_by_batch` ON `emails` (`batch_id`) WHERE status = 'queued' AND batch_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `emails_by_provider_id` ON `emails` (`provider_id`) WHERE provider_id IS NOT NULL;--> statement-breakpoint
-- The letters of a newsletter that is being sent.
UPDATE emails SET batch_id = newsletter_id || '/' || (rowid / 100) WHERE status = 'queued' AND newsletter_id IS NOT NULL;
--> statement-breakpoint
INSERT INTO mail_state (id) VALUES (1);
--> statement-breakpoint
-- `addresses` is the key of every stored address hash, `data_links` the key of the secrets in the links.
INSERT INTO hmac_keys (name, key) VALUES
  ('addresses', lower(hex(randomblob(32)))),
  ('data_links', lower(hex(randomblob(32))));
--> statement-breakpoint
CREATE TRIGGER consents_keep_their_rows BEFORE UPDATE ON consents
BEGIN
  SELECT RAISE(ABORT, 'consents is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER consents_stay BEFORE DELETE ON consents
BEGIN
  SELECT RAISE(ABORT, 'consents is append-only');
END;
--> statement-breakpoint
-- `INSERT OR REPLACE` fires no delete trigger.
CREATE TRIGGER consents_are_new BEFORE INSERT ON consents WHEN EXISTS (SELECT 1 FROM consents WHERE id = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'consents is append-only');
END;
--> statement-breakpoint
-- An unconfirmed subscriber never was active, so only an active one counts as unsubscribed.
DROP TRIGGER subscriber_status_changed;
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
    CASE NEW.status WHEN 'active' THEN date(NEW.subscribed_at, '+4 hours') ELSE date('now', '+4 hours') END,
    NEW.status = 'active', OLD.status = 'active')
  ON CONFLICT (day) DO UPDATE SET
    subscribed = subscribed + excluded.subscribed,
    unsubscribed = unsubscribed + excluded.unsubscribed;
  DELETE FROM subscribers_search WHERE rowid = OLD.seq;
  INSERT INTO subscribers_search (rowid, email, tags) VALUES (NEW.seq, NEW.email, 'status' || NEW.status);
END;
