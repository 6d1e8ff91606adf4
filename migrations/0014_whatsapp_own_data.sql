-- The previous Worker works with this.
CREATE TABLE `whatsapp_words` (
	`word` text NOT NULL,
	`person_id` text NOT NULL,
	PRIMARY KEY(`word`, `person_id`)
);
--> statement-breakpoint
CREATE INDEX `whatsapp_words_of` ON `whatsapp_words` (`person_id`);--> statement-breakpoint
ALTER TABLE `data_links` ADD `person_id` text;--> statement-breakpoint
CREATE INDEX `data_links_by_person` ON `data_links` (`person_id`,`created_at`) WHERE person_id IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER whatsapp_people_delete_words AFTER DELETE ON whatsapp_people
BEGIN
  DELETE FROM whatsapp_words WHERE person_id = OLD.id;
END;
--> statement-breakpoint
-- The Worker adds the words of the new name or number.
CREATE TRIGGER whatsapp_people_forget_words AFTER UPDATE OF name, phone ON whatsapp_people
WHEN NEW.name IS NOT OLD.name OR NEW.phone IS NOT OLD.phone
BEGIN
  DELETE FROM whatsapp_words WHERE person_id = NEW.id
    AND iif(word GLOB '+*', NEW.phone IS NOT OLD.phone, NEW.name IS NOT OLD.name);
END;
--> statement-breakpoint
-- SQLite folds no name: until a person writes again, the first word and the whole number find them.
INSERT INTO whatsapp_words (word, person_id)
SELECT lower(name), id FROM whatsapp_people WHERE name IS NOT NULL
UNION SELECT '+' || phone, id FROM whatsapp_people WHERE phone IS NOT NULL;
