CREATE TABLE `analytics_days` (
	`day` text PRIMARY KEY NOT NULL,
	`totals` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `letter_clicks` (
	`newsletter_id` text NOT NULL,
	`link` integer NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`newsletter_id`, `link`)
);
--> statement-breakpoint
ALTER TABLE `newsletters` ADD `delivered` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletters` ADD `bounced` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletters` ADD `complained` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletters` ADD `unsubscribed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `staff` ADD `summary` integer DEFAULT false NOT NULL;
--> statement-breakpoint
-- The one way to count: the totals of a day begin with those of the last one, and later days get what is added, too.
CREATE VIEW analytics_additions (day, counts) AS SELECT day, totals FROM analytics_days WHERE false;
--> statement-breakpoint
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
-- The last steps of the funnels, on the day in Dubai on which they happen. A later erasure does not change them.
CREATE TRIGGER submission_counted AFTER INSERT ON form_submissions WHEN NEW.form_type IN ('demo', 'career')
BEGIN
  INSERT INTO analytics_additions (day, counts)
  VALUES (date('now', '+4 hours'), json_object('step|' || NEW.form_type || '.sent', 1));
END;
--> statement-breakpoint
CREATE TRIGGER booking_counted AFTER UPDATE OF status ON bookings WHEN (NEW.status = 'held') <> (OLD.status = 'held')
BEGIN
  INSERT INTO analytics_additions (day, counts)
  VALUES (date('now', '+4 hours'), json_object('step|demo.held', iif(NEW.status = 'held', 1, -1)));
END;
--> statement-breakpoint
CREATE TRIGGER subscriber_counted AFTER INSERT ON newsletter_subscribers
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
-- Each conversation counts once for each step.
CREATE TRIGGER chat_answer_counted AFTER INSERT ON chat_messages
WHEN NEW.is_bot AND json_array_length(NEW.metadata, '$.sources') > 0 AND NOT EXISTS (
  SELECT 1 FROM chat_messages WHERE session_id = NEW.session_id AND seq <> NEW.seq AND json_array_length(metadata, '$.sources') > 0
)
BEGIN
  INSERT INTO analytics_additions (day, counts) VALUES (date('now', '+4 hours'), json_object('step|chat.answered', 1));
END;
--> statement-breakpoint
CREATE TRIGGER chat_person_counted AFTER INSERT ON chat_messages
WHEN NEW.metadata ->> '$.author' IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM chat_messages WHERE session_id = NEW.session_id AND seq <> NEW.seq AND metadata ->> '$.author' IS NOT NULL
) AND NOT EXISTS (SELECT 1 FROM form_submissions WHERE form_type = 'other' AND chat_session_id = NEW.session_id)
BEGIN
  INSERT INTO analytics_additions (day, counts) VALUES (date('now', '+4 hours'), json_object('step|chat.person', 1));
END;
--> statement-breakpoint
-- With the form, a conversation is handed over as well.
CREATE TRIGGER chat_lead_counted AFTER INSERT ON form_submissions WHEN NEW.form_type = 'other' AND NEW.chat_session_id IS NOT NULL
BEGIN
  INSERT INTO analytics_additions (day, counts)
  VALUES (date('now', '+4 hours'), json_object('step|chat.lead', 1, 'step|chat.person', NOT EXISTS (
    SELECT 1 FROM chat_messages WHERE session_id = NEW.chat_session_id AND metadata ->> '$.author' IS NOT NULL
  )));
END;
--> statement-breakpoint
-- Attributed to the last letter that the reader got.
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
