-- The previous Worker works with this.
DROP INDEX `data_links_by_email`;--> statement-breakpoint
CREATE INDEX `data_links_by_mailbox` ON `data_links` (CASE WHEN substr(lower(email), instr(email, '@') + 1) IN ('gmail.com', 'googlemail.com') THEN replace(substr(lower(email), 1, instr(replace(email, '@', '+'), '+') - 1), '.', '') || '@gmail.com'
    ELSE substr(lower(email), 1, instr(replace(email, '@', '+'), '+') - 1) || '@' || substr(lower(email), instr(email, '@') + 1) END,`created_at`);--> statement-breakpoint
DROP INDEX `deck_requests_by_email`;--> statement-breakpoint
CREATE INDEX `deck_requests_by_mailbox` ON `deck_requests` (CASE WHEN substr(lower(email), instr(email, '@') + 1) IN ('gmail.com', 'googlemail.com') THEN replace(substr(lower(email), 1, instr(replace(email, '@', '+'), '+') - 1), '.', '') || '@gmail.com'
    ELSE substr(lower(email), 1, instr(replace(email, '@', '+'), '+') - 1) || '@' || substr(lower(email), instr(email, '@') + 1) END,`requested_at`);--> statement-breakpoint
DROP INDEX `conversation_entries_by_sender`;--> statement-breakpoint
CREATE INDEX `conversation_entries_by_sender` ON `conversation_entries` (CASE WHEN substr(lower(written_by), instr(written_by, '@') + 1) IN ('gmail.com', 'googlemail.com') THEN replace(substr(lower(written_by), 1, instr(replace(written_by, '@', '+'), '+') - 1), '.', '') || '@gmail.com'
    ELSE substr(lower(written_by), 1, instr(replace(written_by, '@', '+'), '+') - 1) || '@' || substr(lower(written_by), instr(written_by, '@') + 1) END) WHERE kind = 'received';--> statement-breakpoint
CREATE INDEX `submissions_by_mailbox` ON `form_submissions` (CASE WHEN substr(lower(email), instr(email, '@') + 1) IN ('gmail.com', 'googlemail.com') THEN replace(substr(lower(email), 1, instr(replace(email, '@', '+'), '+') - 1), '.', '') || '@gmail.com'
    ELSE substr(lower(email), 1, instr(replace(email, '@', '+'), '+') - 1) || '@' || substr(lower(email), instr(email, '@') + 1) END);--> statement-breakpoint
CREATE INDEX `subscribers_by_mailbox` ON `newsletter_subscribers` (CASE WHEN substr(lower(email), instr(email, '@') + 1) IN ('gmail.com', 'googlemail.com') THEN replace(substr(lower(email), 1, instr(replace(email, '@', '+'), '+') - 1), '.', '') || '@gmail.com'
    ELSE substr(lower(email), 1, instr(replace(email, '@', '+'), '+') - 1) || '@' || substr(lower(email), instr(email, '@') + 1) END);
