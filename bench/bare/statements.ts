/** The SQL of the API, as Drizzle generates it. */

const emails = `"id", "kind", "to_address", "subject", "status", "attempts", "due_at", "sent_at", "last_error", "created_at",
  "claimed_at", "submission_id", "subscriber_id", "newsletter_id", "payload"`;
const mailRows = `SELECT value ->> 'id', value ->> 'kind', value ->> 'to', value ->> 'subject', 'queued', 0, value ->> 'dueAt',
  NULL, NULL, value ->> 'createdAt', NULL, value ->> 'submissionId', value ->> 'subscriberId', NULL, value -> 'payload'
  FROM json_each(?)`;
const submissions = `"seq", "id", "form_type", "first_name", "last_name", "email", "company", "phone", "message",
  "additional_data", "submitted_at", "status", "fingerprint", "status_changed_at", "status_changed_by", "answered_at"`;

export const insertSubmission = `insert into "form_submissions" (${submissions})
  values (null, ?, ?, ?, ?, ?, ?, null, ?, ?, ?, ?, ?, null, null, null) on conflict do nothing returning "id"`;
export const insertMailsOnce = `insert into "emails" (${emails}) ${mailRows}
  WHERE NOT EXISTS (SELECT 1 FROM emails WHERE submission_id = ?)`;
export const selectSubmission = `select ${submissions} from "form_submissions" where "form_submissions"."id" = ? limit ?`;

export const welcomeBack = `insert into "emails" (${emails})
  SELECT ?, 'newsletter_welcome_back', email, ?, 'queued', 0, ?, NULL, NULL, ?, NULL, NULL, id, NULL, NULL
  FROM newsletter_subscribers WHERE lower(email) = lower(?) AND status = 'unsubscribed'`;
export const subscribe = `insert into "newsletter_subscribers" ("seq", "id", "email", "status", "subscribed_at", "source", "token")
  values (null, ?, ?, ?, ?, ?, (lower(hex(randomblob(16))))) on conflict (lower(email))
  do update set "status" = ?, "subscribed_at" = ?, "source" = ? where status = 'unsubscribed' returning "id"`;
export const insertSeries = `insert into "emails" (${emails}) ${mailRows}
  WHERE EXISTS (SELECT 1 FROM newsletter_subscribers WHERE id = ?)`;

export const selectStats = `select "id", "submissions", "pending", "contacted", "completed", "demo", "partnership", "career",
  "subscribers", "active_subscribers" from "site_stats" limit 1`;
export const listSubmissions = `select "seq", "id", "form_type", "first_name", "last_name", "email", "company", "phone",
  "message", "additional_data", "submitted_at", "status" from "form_submissions" order by "submitted_at" desc, "seq" desc limit ?`;
export const insertTurn = `insert into "chat_messages" ("seq", "session_id", "id", "message", "is_bot", "timestamp", "metadata")
  values (null, ?, ?, ?, ?, ?, ?), (null, ?, ?, ?, ?, ?, ?)`;
