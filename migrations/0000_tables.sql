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
CREATE TABLE `chat_sessions` (
	`session_id` text PRIMARY KEY NOT NULL,
	`first_question` text NOT NULL,
	`message_count` integer NOT NULL,
	`started_at` text NOT NULL,
	`last_message_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `chat_sessions_newest` ON `chat_sessions` (`last_message_at`,`session_id`);--> statement-breakpoint
CREATE TABLE `daily_stats` (
	`day` text PRIMARY KEY NOT NULL,
	`demo` integer DEFAULT 0 NOT NULL,
	`partnership` integer DEFAULT 0 NOT NULL,
	`career` integer DEFAULT 0 NOT NULL,
	`answered` integer DEFAULT 0 NOT NULL,
	`answered_in_a_day` integer DEFAULT 0 NOT NULL,
	`subscribed` integer DEFAULT 0 NOT NULL,
	`unsubscribed` integer DEFAULT 0 NOT NULL
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
	`payload` text
);
--> statement-breakpoint
CREATE INDEX `emails_due` ON `emails` (`due_at`) WHERE status = 'queued';--> statement-breakpoint
CREATE INDEX `emails_claimed` ON `emails` (`claimed_at`) WHERE status = 'sending';--> statement-breakpoint
CREATE INDEX `emails_newest` ON `emails` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `emails_by_status` ON `emails` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `emails_by_kind` ON `emails` (`kind`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `emails_by_status_and_kind` ON `emails` (`status`,`kind`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `emails_by_submission` ON `emails` (`submission_id`) WHERE submission_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `emails_by_subscriber` ON `emails` (`subscriber_id`) WHERE subscriber_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `emails_by_address` ON `emails` (lower(to_address));--> statement-breakpoint
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
	`status_changed_at` text,
	`status_changed_by` text,
	`answered_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `form_submissions_id_unique` ON `form_submissions` (`id`);--> statement-breakpoint
CREATE INDEX `submissions_newest` ON `form_submissions` (`submitted_at`,`seq`);--> statement-breakpoint
CREATE INDEX `submissions_by_status` ON `form_submissions` (`status`,`submitted_at`,`seq`);--> statement-breakpoint
CREATE INDEX `submissions_by_type` ON `form_submissions` (`form_type`,`submitted_at`,`seq`);--> statement-breakpoint
CREATE INDEX `submissions_by_status_and_type` ON `form_submissions` (`status`,`form_type`,`submitted_at`,`seq`);--> statement-breakpoint
CREATE INDEX `submissions_by_email` ON `form_submissions` (lower(email));--> statement-breakpoint
CREATE TABLE `newsletter_subscribers` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`email` text NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`subscribed_at` text NOT NULL,
	`source` text,
	`token` text DEFAULT (lower(hex(randomblob(16)))) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_id_unique` ON `newsletter_subscribers` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_token_unique` ON `newsletter_subscribers` (`token`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_by_email` ON `newsletter_subscribers` (lower(email));--> statement-breakpoint
CREATE INDEX `subscribers_newest` ON `newsletter_subscribers` (`subscribed_at`,`seq`);--> statement-breakpoint
CREATE INDEX `subscribers_by_status` ON `newsletter_subscribers` (`status`,`subscribed_at`,`seq`);--> statement-breakpoint
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
	`cancelled` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `newsletters_newest` ON `newsletters` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `site_stats` (
	`id` integer PRIMARY KEY NOT NULL,
	`submissions` integer DEFAULT 0 NOT NULL,
	`pending` integer DEFAULT 0 NOT NULL,
	`contacted` integer DEFAULT 0 NOT NULL,
	`completed` integer DEFAULT 0 NOT NULL,
	`demo` integer DEFAULT 0 NOT NULL,
	`partnership` integer DEFAULT 0 NOT NULL,
	`career` integer DEFAULT 0 NOT NULL,
	`subscribers` integer DEFAULT 0 NOT NULL,
	`active_subscribers` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `staff_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`action` text NOT NULL,
	`detail` text NOT NULL,
	`done_by` text NOT NULL,
	`done_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `staff_events_newest` ON `staff_events` (`done_at`,`id`);--> statement-breakpoint
CREATE TABLE `submission_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`submission_id` text NOT NULL,
	`from_status` text NOT NULL,
	`to_status` text NOT NULL,
	`changed_by` text NOT NULL,
	`changed_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `submission_events_of` ON `submission_events` (`submission_id`,`id`);