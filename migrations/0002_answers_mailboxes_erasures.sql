-- The previous Worker works with this.
ALTER TABLE `bookings` ADD `invitation_reply` text;--> statement-breakpoint
-- The expression of `mailboxOf` (src-worker/db/mailbox.ts).
CREATE INDEX `emails_by_mailbox` ON `emails` (
  CASE WHEN substr(lower(to_address), instr(to_address, '@') + 1) IN ('gmail.com', 'googlemail.com')
    THEN replace(substr(lower(to_address), 1, instr(replace(to_address, '@', '+'), '+') - 1), '.', '') || '@gmail.com'
    ELSE substr(lower(to_address), 1, instr(replace(to_address, '@', '+'), '+') - 1) || '@' || substr(lower(to_address), instr(to_address, '@') + 1) END,
  `created_at`
) WHERE newsletter_id IS NULL;
--> statement-breakpoint
CREATE TABLE `chat_erasures` (
	`session_id` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- What `searchTerms` (src-shared/search/words.ts) adds since: names without their punctuation. The triggers index it.
UPDATE `form_submissions` SET `search_text` = `search_text` || ' ' || replace(replace(replace(replace(replace(replace(
  coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(company, ''),
  '.', ''), '-', ''), '''', ''), '’', ''), '&', ''), 'ß', 'ss')
WHERE coalesce(first_name, '') || coalesce(last_name, '') || coalesce(company, '') GLOB '*[.''’&ß-]*';
