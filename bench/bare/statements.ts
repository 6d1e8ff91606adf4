/** The SQL of the API, as Drizzle generates it. */

const emails = `"id", "kind", "to_address", "subject", "status", "attempts", "due_at", "sent_at", "last_error", "created_at",
  "claimed_at", "submission_id", "subscriber_id", "newsletter_id", "payload", "batch_id", "provider_id"`;
const mailRows = `SELECT value ->> 'id', value ->> 'kind', value ->> 'to', value ->> 'subject', 'queued', 0, value ->> 'dueAt',
  NULL, NULL, value ->> 'createdAt', NULL, value ->> 'submissionId', value ->> 'subscriberId', NULL, value -> 'payload', NULL, NULL
  FROM json_each(?)`;
const submissions = `"seq", "id", "form_type", "first_name", "last_name", "email", "company", "phone", "message",
  "additional_data", "submitted_at", "status", "fingerprint", "changed_at", "changed_by", "answered_at"`;

export const insertSubmission = `insert into "form_submissions" (${submissions})
  values (null, ?, ?, ?, ?, ?, ?, null, ?, ?, ?, ?, ?, null, null, null) on conflict do nothing returning "id"`;
export const insertMailsOnce = `insert into "emails" (${emails}) ${mailRows}
  WHERE NOT EXISTS (SELECT 1 FROM emails WHERE submission_id = ?)`;
export const selectSubmission = `select ${submissions} from "form_submissions" where "form_submissions"."id" = ? limit ?`;

const inactive = `lower(email) = lower(?) AND status <> 'active'`;
const isInactive = `EXISTS (SELECT 1 FROM newsletter_subscribers WHERE ${inactive})`;
const mailsTo = (status: string) => `insert into "emails" (${emails})
  SELECT mail ->> 'id', mail ->> 'kind', email, mail ->> 'subject', 'queued', 0, mail ->> 'dueAt',
    NULL, NULL, mail ->> 'createdAt', NULL, NULL, id, NULL, NULL, NULL, NULL
  FROM newsletter_subscribers, (SELECT value AS mail FROM json_each(?)) WHERE ${inactive} AND status = '${status}'`;
export const insertUnconfirmed = `insert into "newsletter_subscribers" ("seq", "id", "email", "status", "subscribed_at",
  "source", "token") values (null, ?, ?, ?, ?, ?, (lower(hex(randomblob(16))))) on conflict do nothing`;
export const selectSubscriber = `select "id", "email", "status", "subscribed_at" from "newsletter_subscribers"
  where lower(email) = lower(?)`;
export const keepWording = `insert into "wordings" ("id", "locale", "text") values (?, ?, ?) on conflict do nothing`;
export const recordConsent = `insert into "consents" ("id", "address_hash", "purpose", "action", "wording_id", "locale",
  "source", "at") SELECT NULL, ?, ?, ?, ?, ?, ?, ? WHERE ${isInactive}`;
export const liftErasure = `delete from "suppressions" where address_hash = ? AND reason = 'erased' AND ${isInactive}`;
export const insertSeries = mailsTo('unconfirmed');
export const welcomeBack = mailsTo('unsubscribed');
export const activate = `update "newsletter_subscribers" set "status" = ?, "subscribed_at" = ?, "source" = ?
  where ${inactive} returning "id"`;

export const selectStats = `select "id", "submissions", "pending", "contacted", "completed", "demo", "partnership", "career",
  "subscribers", "active_subscribers" from "site_stats" limit 1`;
export const listSubmissions = `select "seq", "id", "form_type", "first_name", "last_name", "email", "company", "phone",
  "message", "additional_data", "submitted_at", "status" from "form_submissions" order by "submitted_at" desc, "seq" desc limit ?`;
export const insertTurn = `insert into "chat_messages" ("seq", "session_id", "id", "message", "is_bot", "timestamp", "metadata")
  values (null, ?, ?, ?, ?, ?, ?), (null, ?, ?, ?, ?, ?, ?)`;

export const addCounts = `insert into "analytics_additions" ("day", "counts") values (?, ?)`;

export const selectHosts = `select "id", "name_en", "hours", "email" from "hosts" where "active" = ? order by "id" asc`;
export const selectPeriods = `select "id", "first_day", "last_day", "kind", "from_hour", "to_hour", "name_en", "name_ar",
  "certainty", "removed" from "calendar_periods" where "last_day" >= ? or "id" in (?, ?)`;
export const selectTaken = `select "host_id", "starts_at", "ends_at" from "bookings"
  where status <> 'cancelled' AND "starts_at" >= ? AND "starts_at" < ?`;

const staffColumns = `${submissions}, "locale", "search_text", "conversation_text", "last_change_at", "assignee", "stage", "waiting_since", "chat_session_id", "folded_name"`;
export const openSubmission = `select ${staffColumns} from "form_submissions" where "form_submissions"."id" = ? limit ?`;
export const selectEvents = `select "id", "submission_id", "field", "from_value", "to_value", "changed_by", "changed_at"
  from "submission_events" where "submission_id" = ? order by "id" asc`;
export const selectConversation = `select "seq", "id", "submission_id", "kind", "text", "written_by", "written_at", "subject", "locale",
  "quoted", "files", "message_id", "automatic", "doubts", "email_status" from "conversation_entries" where "submission_id" = ?
  order by "seq" desc limit ?`;
export const selectAutomaticMails = `select ${emails} from "emails" where "submission_id" = ? and "kind" like '%_confirmation'`;
export const selectAttachments = `select "id", "key", "name", "type", "size" from "attachments" where "submission_id" = ?`;
export const selectDrafting = `select "written_by", "written_at" from "reply_drafts" where "submission_id" = ? and "written_by" <> ?
  and "written_at" > ? order by "written_by"`;
export const selectBooking = `select "id", "submission_id", "host_id", "starts_at", "ends_at", "status" from "bookings"
  where "submission_id" = ?`;
const given = (column: string) =>
  `(SELECT ${column} FROM form_submissions AS given WHERE given.id = ? AND form_type = 'career')`;
const filesOfGiven = `(SELECT sha256 FROM attachments WHERE submission_id = ${given('id')})`;
const newestLike = (condition: string) => `SELECT seq FROM (SELECT seq FROM form_submissions
  WHERE ${condition} AND +form_type = 'career' ORDER BY seq DESC LIMIT 20)`;
/** Takes the submission's id three times. */
export const selectDuplicates = `select "id", "first_name", "last_name", "additional_data" from "form_submissions" where seq IN (
  ${newestLike(`lower(email) = ${given('lower(email)')}`)} UNION ${newestLike(`folded_name = ${given('folded_name')}`)} UNION
  SELECT seq FROM form_submissions WHERE id IN (SELECT submission_id FROM attachments WHERE sha256 IN ${filesOfGiven} LIMIT 20))`;
