-- The previous Worker works with this.
ALTER TABLE `bookings` ADD `second_host_id` text;--> statement-breakpoint
-- A booking occupies the half hours of both interviewers.
DROP TRIGGER bookings_take_cells;
--> statement-breakpoint
CREATE TRIGGER bookings_take_cells AFTER INSERT ON bookings WHEN NEW.status <> 'cancelled'
BEGIN
  INSERT INTO booking_cells (host_id, cell_at, booking_id)
  SELECT host.value, strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at, minute.value || ' minutes'), NEW.id
  FROM json_each('[0,30,60,90,120,150,180,210]') AS minute, json_each(json_array(NEW.host_id, NEW.second_host_id)) AS host
  WHERE host.value IS NOT NULL
    AND strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at, minute.value || ' minutes') < NEW.ends_at;
END;
--> statement-breakpoint
DROP TRIGGER bookings_sync_cells;
--> statement-breakpoint
CREATE TRIGGER bookings_sync_cells AFTER UPDATE OF host_id, second_host_id, starts_at, ends_at, status ON bookings
WHEN NEW.host_id <> OLD.host_id OR NEW.second_host_id IS NOT OLD.second_host_id
  OR NEW.starts_at <> OLD.starts_at OR NEW.ends_at <> OLD.ends_at
  OR (NEW.status = 'cancelled') <> (OLD.status = 'cancelled')
BEGIN
  DELETE FROM booking_cells
  WHERE host_id IN (OLD.host_id, OLD.second_host_id)
    AND cell_at >= OLD.starts_at AND cell_at < OLD.ends_at AND booking_id = OLD.id;
  INSERT INTO booking_cells (host_id, cell_at, booking_id)
  SELECT host.value, strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at, minute.value || ' minutes'), NEW.id
  FROM json_each('[0,30,60,90,120,150,180,210]') AS minute, json_each(json_array(NEW.host_id, NEW.second_host_id)) AS host
  WHERE NEW.status <> 'cancelled' AND host.value IS NOT NULL
    AND strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at, minute.value || ' minutes') < NEW.ends_at;
END;
--> statement-breakpoint
DROP TRIGGER bookings_free_cells;
--> statement-breakpoint
CREATE TRIGGER bookings_free_cells AFTER DELETE ON bookings
BEGIN
  DELETE FROM booking_cells
  WHERE host_id IN (OLD.host_id, OLD.second_host_id)
    AND cell_at >= OLD.starts_at AND cell_at < OLD.ends_at AND booking_id = OLD.id;
END;
--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `keep_until` text;--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `keep_asked_at` text;--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `keep_agreed_at` text;--> statement-breakpoint
CREATE INDEX `submissions_kept` ON `form_submissions` (`keep_until`,`seq`) WHERE keep_agreed_at IS NOT NULL;--> statement-breakpoint
INSERT OR IGNORE INTO hmac_keys (name, key) VALUES ('kept_applications', lower(hex(randomblob(32))));
