-- The previous Worker breaks with this.
CREATE TABLE `analytics_days` (
	`day` text PRIMARY KEY NOT NULL,
	`totals` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `attachments` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`sha256` text NOT NULL,
	`suspicious` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`entry_id` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `attachments_key_unique` ON `attachments` (`key`);--> statement-breakpoint
CREATE INDEX `attachments_of` ON `attachments` (`submission_id`);--> statement-breakpoint
CREATE INDEX `attachments_by_hash` ON `attachments` (`sha256`);--> statement-breakpoint
CREATE INDEX `attachments_of_entry` ON `attachments` (`entry_id`) WHERE entry_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`action` text NOT NULL,
	`detail` text NOT NULL,
	`done_by` text NOT NULL,
	`done_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_newest` ON `audit_log` (`done_at`,`id`);--> statement-breakpoint
CREATE TABLE `booking_cells` (
	`host_id` text NOT NULL,
	`cell_at` text NOT NULL,
	`booking_id` text NOT NULL,
	PRIMARY KEY(`host_id`, `cell_at`)
);
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
	`replaced_by` text DEFAULT '' NOT NULL,
	`accepted_at` text,
	`invitation_reply` text,
	CONSTRAINT "bookings_on_grid" CHECK(substr(starts_at, 15) IN ('00:00.000Z', '30:00.000Z')),
	CONSTRAINT "bookings_length" CHECK(unixepoch(ends_at) - unixepoch(starts_at) BETWEEN 1 AND 14400)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_of_submission` ON `bookings` (`submission_id`,`replaced_by`);--> statement-breakpoint
CREATE INDEX `bookings_by_start` ON `bookings` (`starts_at`);--> statement-breakpoint
CREATE INDEX `bookings_confirmed` ON `bookings` (`ends_at`) WHERE status = 'confirmed';--> statement-breakpoint
CREATE INDEX `bookings_not_cancelled` ON `bookings` (`starts_at`,`host_id`) WHERE status <> 'cancelled';--> statement-breakpoint
CREATE TABLE `browser_errors` (
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`place` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `kind`, `place`)
);
--> statement-breakpoint
CREATE TABLE `busy_calendars` (
	`host_id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`added_at` text NOT NULL,
	`intervals` text NOT NULL,
	`unread` integer NOT NULL,
	`etag` text,
	`last_modified` text,
	`tried_at` text,
	`fetched_at` text,
	`expanded_at` text,
	`error` text
);
--> statement-breakpoint
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
CREATE TABLE `campaigns` (
	`name` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`named_by` text NOT NULL,
	`named_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `chat_erasures` (
	`session_id` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `chat_messages` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`session_id` text NOT NULL,
	`message` text NOT NULL,
	`is_bot` integer NOT NULL,
	`timestamp` text NOT NULL,
	`metadata` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chat_messages_id_unique` ON `chat_messages` (`id`);--> statement-breakpoint
CREATE INDEX `chat_messages_of` ON `chat_messages` (`session_id`,`timestamp`,`seq`);--> statement-breakpoint
CREATE INDEX `chat_messages_oldest` ON `chat_messages` (`timestamp`);--> statement-breakpoint
CREATE INDEX `chat_messages_by_staff` ON `chat_messages` (`session_id`) WHERE metadata ->> '$.author' IS NOT NULL;--> statement-breakpoint
CREATE TABLE `chat_questions` (
	`message_id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`question` text NOT NULL,
	`at` text NOT NULL,
	`unanswered` integer NOT NULL,
	`unhelpful` integer NOT NULL,
	`reason` text,
	`handled_at` text,
	`handled_by` text,
	`folded` text
);
--> statement-breakpoint
CREATE INDEX `chat_questions_unanswered` ON `chat_questions` (`at`,`message_id`) WHERE unanswered AND handled_at IS NULL;--> statement-breakpoint
CREATE INDEX `chat_questions_unhelpful` ON `chat_questions` (`at`,`message_id`) WHERE unhelpful AND handled_at IS NULL;--> statement-breakpoint
CREATE INDEX `chat_questions_same` ON `chat_questions` (`folded`,`at`,`message_id`) WHERE folded IS NOT NULL AND handled_at IS NULL;--> statement-breakpoint
CREATE TABLE `chat_sessions` (
	`session_id` text PRIMARY KEY NOT NULL,
	`first_question` text NOT NULL,
	`message_count` integer NOT NULL,
	`started_at` text NOT NULL,
	`last_message_at` text NOT NULL,
	`locale` text DEFAULT 'en' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `chat_sessions_newest` ON `chat_sessions` (`last_message_at`,`session_id`);--> statement-breakpoint
CREATE INDEX `chat_sessions_by_locale` ON `chat_sessions` (`locale`,`last_message_at`,`session_id`);--> statement-breakpoint
CREATE TABLE `chat_usage` (
	`day` text PRIMARY KEY NOT NULL,
	`tokens` integer DEFAULT 0 NOT NULL,
	`reserved` text DEFAULT '{}' NOT NULL,
	`cap_reached_at` text,
	`answers` integer DEFAULT 0 NOT NULL,
	`answered` integer DEFAULT 0 NOT NULL,
	`canned` integer DEFAULT 0 NOT NULL,
	`unanswered` integer DEFAULT 0 NOT NULL,
	`helpful` integer DEFAULT 0 NOT NULL,
	`unhelpful` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE `conversation_entries` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`submission_id` text NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`written_by` text NOT NULL,
	`written_at` text NOT NULL,
	`subject` text,
	`locale` text,
	`quoted` text,
	`files` text,
	`message_id` text,
	`automatic` integer DEFAULT false NOT NULL,
	`doubts` text,
	`email_status` text,
	`undelivered` text,
	`edited_at` text,
	`send_at` text,
	`cc` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversation_entries_id_unique` ON `conversation_entries` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `conversation_entries_message_id_unique` ON `conversation_entries` (`message_id`);--> statement-breakpoint
CREATE INDEX `conversation_entries_of` ON `conversation_entries` (`submission_id`,`seq`);--> statement-breakpoint
CREATE INDEX `conversation_entries_with_cc` ON `conversation_entries` (`id`) WHERE cc IS NOT NULL;--> statement-breakpoint
CREATE INDEX `conversation_entries_by_sender` ON `conversation_entries` (lower(written_by)) WHERE kind = 'received';--> statement-breakpoint
CREATE TABLE `counters` (
	`day` text PRIMARY KEY NOT NULL,
	`counts` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `daily_runs` (
	`name` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE `deck_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`first_name` text,
	`locale` text DEFAULT 'en' NOT NULL,
	`requested_at` text NOT NULL,
	`expires_at` text,
	`downloads` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deck_requests_newest` ON `deck_requests` (`requested_at`,`id`);--> statement-breakpoint
CREATE INDEX `deck_requests_by_email` ON `deck_requests` (lower(email),`requested_at`);--> statement-breakpoint
CREATE INDEX `deck_requests_waiting` ON `deck_requests` (`requested_at`) WHERE expires_at IS NULL;--> statement-breakpoint
CREATE TABLE `decks` (
	`key` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`size` integer NOT NULL,
	`put_by` text NOT NULL,
	`put_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `emails` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`to_address` text NOT NULL,
	`subject` text NOT NULL,
	`status` text DEFAULT 'queued' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` text NOT NULL,
	`sent_at` text,
	`last_error` text,
	`created_at` text NOT NULL,
	`claimed_at` text,
	`submission_id` text,
	`subscriber_id` text,
	`newsletter_id` text,
	`payload` text,
	`batch_id` text,
	`provider_id` text
);
--> statement-breakpoint
CREATE INDEX `emails_due` ON `emails` (CASE
  WHEN newsletter_id IS NULL AND kind NOT LIKE 'newsletter_follow_up%' THEN 'urgent'
  WHEN batch_id IS NOT NULL AND newsletter_id IS NOT NULL THEN 'newsletters'
  WHEN batch_id IS NOT NULL THEN 'follow_ups'
  WHEN newsletter_id IS NULL AND attempts = 0 THEN 'unbatched'
  ELSE 'alone'
END,`due_at`) WHERE status = 'queued';--> statement-breakpoint
CREATE INDEX `emails_by_batch` ON `emails` (`batch_id`) WHERE status = 'queued' AND batch_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `emails_by_provider_id` ON `emails` (`provider_id`) WHERE provider_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `emails_claimed` ON `emails` (`claimed_at`) WHERE status = 'sending';--> statement-breakpoint
CREATE INDEX `emails_newest` ON `emails` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `emails_besides_letters` ON `emails` (`created_at`,`id`) WHERE newsletter_id IS NULL;--> statement-breakpoint
CREATE INDEX `emails_by_status` ON `emails` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `emails_by_kind` ON `emails` (`kind`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `emails_by_status_and_kind` ON `emails` (`status`,`kind`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `emails_by_submission` ON `emails` (`submission_id`,`kind`) WHERE submission_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `emails_by_subscriber` ON `emails` (`subscriber_id`) WHERE subscriber_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `emails_by_address` ON `emails` (lower(to_address),`created_at`);--> statement-breakpoint
-- The expression of `mailboxOf` (src-worker/db/mailbox.ts).
CREATE INDEX `emails_by_mailbox` ON `emails` (
  CASE WHEN substr(lower(to_address), instr(to_address, '@') + 1) IN ('gmail.com', 'googlemail.com')
    THEN replace(substr(lower(to_address), 1, instr(replace(to_address, '@', '+'), '+') - 1), '.', '') || '@gmail.com'
    ELSE substr(lower(to_address), 1, instr(replace(to_address, '@', '+'), '+') - 1) || '@' || substr(lower(to_address), instr(to_address, '@') + 1) END,
  `created_at`
) WHERE newsletter_id IS NULL;
--> statement-breakpoint
CREATE TABLE `failed_requests` (
	`minute` integer PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `file_deletions` (
	`key` text PRIMARY KEY NOT NULL,
	`due_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `file_deletions_due` ON `file_deletions` (`due_at`);--> statement-breakpoint
CREATE TABLE `form_submissions` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`form_type` text NOT NULL,
	`first_name` text,
	`last_name` text,
	`email` text NOT NULL,
	`company` text,
	`phone` text,
	`message` text,
	`additional_data` text DEFAULT '{}' NOT NULL,
	`submitted_at` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`fingerprint` text DEFAULT '' NOT NULL,
	`changed_at` text,
	`changed_by` text,
	`answered_at` text,
	`locale` text DEFAULT 'en' NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`conversation_text` text DEFAULT '' NOT NULL,
	`last_change_at` text,
	`assignee` text,
	`stage` text,
	`stage_since` text,
	`waiting_since` text,
	`chat_session_id` text,
	`chat_since` text,
	`chat_until` text,
	`folded_name` text,
	`demo_at` text,
	`demo_status` text,
	`snoozed_until` text,
	`hidden_as` text,
	`hidden_at` text,
	`source_name` text,
	`source_host` text,
	`source_medium` text,
	`source_campaign` text,
	`source_landing` text,
	`entered_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `form_submissions_id_unique` ON `form_submissions` (`id`);--> statement-breakpoint
CREATE INDEX `submissions_newest` ON `form_submissions` (`submitted_at`,`seq`);--> statement-breakpoint
CREATE INDEX `submissions_by_status` ON `form_submissions` (`status`,`submitted_at`,`seq`);--> statement-breakpoint
CREATE INDEX `submissions_by_type` ON `form_submissions` (`form_type`,`submitted_at`,`seq`);--> statement-breakpoint
CREATE INDEX `submissions_by_status_and_type` ON `form_submissions` (`status`,`form_type`,`submitted_at`,`seq`);--> statement-breakpoint
CREATE INDEX `submissions_by_email` ON `form_submissions` (lower(email));--> statement-breakpoint
CREATE INDEX `submissions_by_locale` ON `form_submissions` (`locale`,`submitted_at`,`seq`);--> statement-breakpoint
CREATE INDEX `submissions_open` ON `form_submissions` (coalesce(waiting_since, '9999'),`seq`) WHERE status <> 'completed';--> statement-breakpoint
CREATE INDEX `submissions_waiting` ON `form_submissions` (coalesce(waiting_since, '9999'),`seq`) WHERE status NOT IN ('pending', 'completed') AND waiting_since IS NOT NULL;--> statement-breakpoint
CREATE INDEX `submissions_open_by_assignee` ON `form_submissions` (`assignee`,coalesce(waiting_since, '9999'),`seq`) WHERE status <> 'completed';--> statement-breakpoint
CREATE INDEX `submissions_by_assignee` ON `form_submissions` (`assignee`,`submitted_at`,`seq`);--> statement-breakpoint
CREATE INDEX `submissions_by_stage` ON `form_submissions` (`stage`,`submitted_at`,`seq`) WHERE stage IS NOT NULL;--> statement-breakpoint
CREATE INDEX `submissions_by_stage_and_position` ON `form_submissions` (`stage`,additional_data ->> '$.position',`submitted_at`,`seq`) WHERE stage IS NOT NULL;--> statement-breakpoint
CREATE INDEX `submissions_by_chat` ON `form_submissions` (`chat_session_id`) WHERE chat_session_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `submissions_by_folded_name` ON `form_submissions` (`folded_name`) WHERE folded_name IS NOT NULL;--> statement-breakpoint
CREATE INDEX `submissions_snoozed` ON `form_submissions` (`snoozed_until`) WHERE snoozed_until IS NOT NULL;--> statement-breakpoint
CREATE INDEX `submissions_hidden` ON `form_submissions` (`hidden_as`,`hidden_at`) WHERE hidden_as IS NOT NULL;--> statement-breakpoint
CREATE INDEX `requests_by_last_change` ON `form_submissions` (CASE WHEN last_change_at IS NULL THEN submitted_at ELSE last_change_at END) WHERE form_type <> 'career';--> statement-breakpoint
CREATE INDEX `applications_by_last_change` ON `form_submissions` (CASE WHEN last_change_at IS NULL THEN submitted_at ELSE last_change_at END) WHERE form_type = 'career'
  AND (status = 'completed' OR coalesce(stage, '') NOT IN ('interview', 'offer'));--> statement-breakpoint
CREATE TABLE `hmac_keys` (
	`name` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `hosts` (
	`id` text PRIMARY KEY NOT NULL,
	`name_en` text NOT NULL,
	`name_ar` text NOT NULL,
	`email` text,
	`hours` text NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`feed_version` integer DEFAULT 1 NOT NULL,
	`meeting_url` text
);
--> statement-breakpoint
CREATE TABLE `letter_clicks` (
	`newsletter_id` text NOT NULL,
	`link` integer NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`newsletter_id`, `link`)
);
--> statement-breakpoint
CREATE TABLE `mail_arrivals` (
	`id` integer PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`arrived_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_arrivals_of` ON `mail_arrivals` (`submission_id`,`arrived_at`);--> statement-breakpoint
CREATE INDEX `mail_arrivals_by_time` ON `mail_arrivals` (`arrived_at`);--> statement-breakpoint
CREATE TABLE `mail_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`refusal` text,
	`refused_at` text
);
--> statement-breakpoint
CREATE TABLE `media` (
	`name` text PRIMARY KEY NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`size` integer NOT NULL,
	`uploaded_by` text NOT NULL,
	`uploaded_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `model_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`fault` text,
	`model` text,
	`faulty_since` text
);
--> statement-breakpoint
CREATE TABLE `network_bookings` (
	`network_hash` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`bookings` integer NOT NULL,
	CONSTRAINT "network_bookings_limit" CHECK(bookings <= 10)
);
--> statement-breakpoint
CREATE INDEX `network_bookings_oldest` ON `network_bookings` (`day`);--> statement-breakpoint
CREATE TABLE `newsletter_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`audience` text NOT NULL,
	`subject` text NOT NULL,
	`content` text NOT NULL,
	`subject_ar` text NOT NULL,
	`content_ar` text NOT NULL,
	`changed_by` text NOT NULL,
	`changed_at` text NOT NULL,
	`destination` text DEFAULT 'email' NOT NULL,
	`slug` text DEFAULT '' NOT NULL,
	`lead` text DEFAULT '' NOT NULL,
	`lead_ar` text DEFAULT '' NOT NULL,
	`segment` text
);
--> statement-breakpoint
CREATE INDEX `newsletter_drafts_newest` ON `newsletter_drafts` (`changed_at`);--> statement-breakpoint
CREATE TABLE `newsletter_subscribers` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`email` text NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`subscribed_at` text NOT NULL,
	`source` text,
	`token` text DEFAULT (lower(hex(randomblob(16)))) NOT NULL,
	`locale` text DEFAULT 'en' NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`asked_at` text,
	`welcomed_at` text,
	`imported_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_id_unique` ON `newsletter_subscribers` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_token_unique` ON `newsletter_subscribers` (`token`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_by_email` ON `newsletter_subscribers` (lower(email));--> statement-breakpoint
CREATE INDEX `subscribers_newest` ON `newsletter_subscribers` (`subscribed_at`,`seq`);--> statement-breakpoint
CREATE INDEX `subscribers_by_status` ON `newsletter_subscribers` (`status`,`subscribed_at`,`seq`);--> statement-breakpoint
CREATE INDEX `subscribers_by_locale` ON `newsletter_subscribers` (`locale`,`subscribed_at`,`seq`);--> statement-breakpoint
CREATE TABLE `newsletters` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`content` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`recipients` integer NOT NULL,
	`queued` integer NOT NULL,
	`sent` integer DEFAULT 0 NOT NULL,
	`failed` integer DEFAULT 0 NOT NULL,
	`cancelled` integer DEFAULT 0 NOT NULL,
	`audience` text DEFAULT 'all' NOT NULL,
	`subject_ar` text,
	`content_ar` text,
	`delivered` integer DEFAULT 0 NOT NULL,
	`bounced` integer DEFAULT 0 NOT NULL,
	`complained` integer DEFAULT 0 NOT NULL,
	`unsubscribed` integer DEFAULT 0 NOT NULL,
	`send_at` text,
	`started` integer DEFAULT true NOT NULL,
	`segment` text
);
--> statement-breakpoint
CREATE INDEX `newsletters_newest` ON `newsletters` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `newsletters_scheduled` ON `newsletters` (`send_at`) WHERE NOT started;--> statement-breakpoint
CREATE TABLE `notice_choices` (
	`address` text NOT NULL,
	`form_type` text NOT NULL,
	`way` text NOT NULL,
	`chosen_by` text NOT NULL,
	`chosen_at` text NOT NULL,
	PRIMARY KEY(`address`, `form_type`)
);
--> statement-breakpoint
CREATE TABLE `position_closings` (
	`slug` text PRIMARY KEY NOT NULL,
	`closes_on` text NOT NULL,
	`opens_on` text
);
--> statement-breakpoint
CREATE TABLE `posts` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text,
	`lead` text,
	`content` text,
	`title_ar` text,
	`lead_ar` text,
	`content_ar` text,
	`published_at` text NOT NULL,
	`withdrawn` integer DEFAULT false NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`changed_by` text NOT NULL,
	`changed_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `posts_slug_unique` ON `posts` (`slug`);--> statement-breakpoint
CREATE INDEX `posts_newest` ON `posts` (`published_at`,`id`);--> statement-breakpoint
CREATE TABLE `reply_drafts` (
	`submission_id` text NOT NULL,
	`written_by` text NOT NULL,
	`written_at` text NOT NULL,
	`subject` text,
	`cc` text,
	`text` text NOT NULL,
	`locale` text NOT NULL,
	PRIMARY KEY(`submission_id`, `written_by`)
);
--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`search` text NOT NULL,
	`saved_by` text NOT NULL,
	`saved_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `signals` (
	`name` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`detail` text
);
--> statement-breakpoint
CREATE TABLE `staff` (
	`email` text PRIMARY KEY NOT NULL,
	`first_seen_at` text NOT NULL,
	`digest` integer DEFAULT true NOT NULL,
	`summary` integer DEFAULT false NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`signature` text DEFAULT '' NOT NULL,
	`roles` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `staff_admins` ON `staff` (`email`) WHERE roles LIKE '%"admin"%';--> statement-breakpoint
CREATE TABLE `reply_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`forms` text NOT NULL,
	`stage` text,
	`subject_en` text NOT NULL,
	`text_en` text NOT NULL,
	`subject_ar` text NOT NULL,
	`text_ar` text NOT NULL,
	`changed_by` text NOT NULL,
	`changed_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `submission_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`submission_id` text NOT NULL,
	`field` text DEFAULT 'status' NOT NULL,
	`from_value` text,
	`to_value` text,
	`changed_by` text NOT NULL,
	`changed_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `submission_events_of` ON `submission_events` (`submission_id`,`id`);--> statement-breakpoint
CREATE TABLE `suppressions` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`email` text,
	`reason` text NOT NULL,
	`detail` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `suppressions_newest` ON `suppressions` (`created_at`,`address_hash`);--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`webhook_id` text NOT NULL,
	`event` text NOT NULL,
	`submission_id` text,
	`about` text,
	`status` text DEFAULT 'queued' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`due_at` text NOT NULL,
	`answered_at` text,
	`answer_ms` integer,
	`answer_status` integer,
	`answer_text` text,
	`error` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_id_unique` ON `webhook_deliveries` (`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_of` ON `webhook_deliveries` (`webhook_id`,`seq`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`due_at`) WHERE status IN ('queued', 'sending');--> statement-breakpoint
CREATE TABLE `webhook_events` (
	`id` text PRIMARY KEY NOT NULL,
	`received_at` text NOT NULL,
	`mail_id` text,
	`outcome` text,
	`note` text
);
--> statement-breakpoint
CREATE INDEX `webhook_events_oldest` ON `webhook_events` (`received_at`);--> statement-breakpoint
CREATE INDEX `webhook_events_waiting` ON `webhook_events` (`mail_id`) WHERE mail_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`format` text NOT NULL,
	`include` text,
	`secret` text NOT NULL,
	`created_at` text NOT NULL,
	`last_status` integer,
	`failures` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `wordings` (
	`id` text PRIMARY KEY NOT NULL,
	`locale` text NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `written_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`question_en` text NOT NULL,
	`answer_en` text NOT NULL,
	`question_ar` text NOT NULL,
	`answer_ar` text NOT NULL,
	`asks` text,
	`path` text,
	`active` integer DEFAULT true NOT NULL,
	`written_by` text NOT NULL,
	`written_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `written_answers_newest` ON `written_answers` (`written_at`,`id`);--> statement-breakpoint
CREATE INDEX `written_answers_active` ON `written_answers` (`id`) WHERE active;--> statement-breakpoint
CREATE TABLE `written_answers_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` text NOT NULL
);
