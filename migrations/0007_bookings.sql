CREATE TABLE `booking_cells` (
	`host_id` text NOT NULL,
	`cell_at` text NOT NULL,
	`booking_id` text NOT NULL,
	PRIMARY KEY(`host_id`, `cell_at`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`host_id` text NOT NULL,
	`starts_at` text NOT NULL,
	`ends_at` text NOT NULL,
	`status` text DEFAULT 'confirmed' NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`changed_at` text NOT NULL,
	`changed_by` text NOT NULL,
	CONSTRAINT "bookings_on_grid" CHECK(substr(starts_at, 15) IN ('00:00.000Z', '30:00.000Z')),
	CONSTRAINT "bookings_length" CHECK(unixepoch(ends_at) - unixepoch(starts_at) BETWEEN 1 AND 14400)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_submission_id_unique` ON `bookings` (`submission_id`);--> statement-breakpoint
CREATE INDEX `bookings_by_start` ON `bookings` (`starts_at`);--> statement-breakpoint
CREATE INDEX `bookings_not_cancelled` ON `bookings` (`starts_at`,`host_id`) WHERE status <> 'cancelled';--> statement-breakpoint
CREATE TABLE `calendar_periods` (
	`id` text PRIMARY KEY NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`kind` text NOT NULL,
	`from_hour` integer,
	`to_hour` integer,
	`name_en` text NOT NULL,
	`name_ar` text NOT NULL,
	`certainty` text NOT NULL,
	`removed` integer DEFAULT false NOT NULL,
	`changed_by` text NOT NULL,
	`changed_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `calendar_periods_by_end` ON `calendar_periods` (`last_day`);--> statement-breakpoint
CREATE TABLE `hosts` (
	`id` text PRIMARY KEY NOT NULL,
	`name_en` text NOT NULL,
	`name_ar` text NOT NULL,
	`email` text,
	`hours` text NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`feed_version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
INSERT INTO hmac_keys (name, key) VALUES ('bookings', lower(hex(randomblob(32)))), ('host_feeds', lower(hex(randomblob(32))));
--> statement-breakpoint
-- The hours of the demo form, Monday to Friday. On Fridays the demo at 1 PM is left out for the noon prayer (12:45 in the Emirates).
INSERT INTO hosts (id, name_en, name_ar, hours) VALUES (
  'demo-team', 'Demo team', 'فريق العروض التوضيحية',
  '[[],[9,10,11,13,14,15,16],[9,10,11,13,14,15,16],[9,10,11,13,14,15,16],[9,10,11,13,14,15,16],[9,10,11,14,15,16],[]]'
);
--> statement-breakpoint
-- A booking occupies the half hours from its start to its end: a second booking of the same host fails on the primary key.
CREATE TRIGGER booking_inserted AFTER INSERT ON bookings WHEN NEW.status <> 'cancelled'
BEGIN
  INSERT INTO booking_cells (host_id, cell_at, booking_id)
  SELECT NEW.host_id, strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at, value || ' minutes'), NEW.id
  FROM json_each('[0,30,60,90,120,150,180,210]')
  WHERE strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at, value || ' minutes') < NEW.ends_at;
END;
--> statement-breakpoint
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
CREATE TRIGGER booking_deleted AFTER DELETE ON bookings
BEGIN
  DELETE FROM booking_cells
  WHERE host_id = OLD.host_id AND cell_at >= OLD.starts_at AND cell_at < OLD.ends_at AND booking_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER submission_with_booking_deleted AFTER DELETE ON form_submissions WHEN OLD.form_type = 'demo'
BEGIN
  DELETE FROM bookings WHERE submission_id = OLD.id;
END;
