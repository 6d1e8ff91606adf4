import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { browserErrorKinds } from '#shared/analytics/browser-errors.ts';
import { bookingStatuses, certainties, invitationReplies, periodKinds } from '#shared/bookings/statuses.ts';
import type { CheckName, CheckStatus } from '#shared/contracts/admin.ts';
import type { Compared } from '#shared/contracts/analytics.ts';
import type { ChatMessage } from '#shared/contracts/chat.ts';
import { type ModelFault, modelFaults } from '#shared/contracts/chat-questions.ts';
import type { ListedFile, SenderDoubt } from '#shared/contracts/conversation.ts';
import type { Decline } from '#shared/contracts/hiring.ts';
import type { WeeklyHours } from '#shared/contracts/hosts.ts';
import { draftDestinations, newsletterAudiences, newsletterKinds } from '#shared/contracts/newsletter.ts';
import { notificationModes } from '#shared/contracts/staff.ts';
import { entryKinds, submissionStatuses } from '#shared/contracts/submissions.ts';
import { subscriberStatuses } from '#shared/contracts/subscribers.ts';
import {
  type WhatsappContent,
  type WhatsappSender,
  whatsappNotes,
  whatsappStatuses,
} from '#shared/contracts/whatsapp.ts';
import { type SubmissionType, submissionTypes } from '#shared/forms/options.ts';
import { hiddenReasons } from '#shared/inbox/hidden-reasons.ts';
import { verdicts } from '#shared/inbox/hiring.ts';
import { stages } from '#shared/inbox/stages.ts';
import { type Locale, locales } from '#shared/locales.ts';
import { suppressionReasons } from '#shared/mail/cancellation-codes.ts';
import { emailKinds, emailStatuses } from '#shared/mail/email-kinds.ts';
import { jobIds } from '#shared/paths.ts';
import type { Role } from '#shared/roles.ts';
import {
  deliveryStatuses,
  webhookEvents as outgoingEvents,
  type WebhookEvent,
  webhookFormats,
} from '#shared/webhooks/events.ts';
import { mailboxOf } from './mailbox.ts';
import { isCompleted, isOpen, isWaiting } from './submission-status.ts';

/**
 * Times are ISO 8601 UTC with milliseconds, so that they sort as text. `seq` is the rowid with a name: it never
 * changes, so the full-text tables can refer to it. Triggers (`migrations/`) keep derived data only.
 */

function localeColumn() {
  return text('locale', { enum: locales }).notNull().default('en');
}

export const openOrder = sql`coalesce(waiting_since, '9999')`;

// The same expressions as in the purge (`purge-dates.ts`): SQLite uses an index only for exactly its own
// expression.
export const lastChange = sql`CASE WHEN last_change_at IS NULL THEN submitted_at ELSE last_change_at END`;
export const isRequest = sql`form_type <> 'career'`;
export const isClosableApplication = sql`form_type = 'career'
  AND (${isCompleted()} OR coalesce(stage, '') NOT IN ('interview', 'offer'))`;

/** The applicant agrees that the application is kept until `keep_until`. */
export const isKept = sql`keep_agreed_at IS NOT NULL`;

export const formSubmissions = sqliteTable(
  'form_submissions',
  {
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    formType: text('form_type', { enum: submissionTypes }).notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email').notNull(),
    company: text('company'),
    phone: text('phone'),
    message: text('message'),
    additionalData: text('additional_data', { mode: 'json' })
      .$type<Record<string, string | null>>()
      .notNull()
      .default({}),
    submittedAt: text('submitted_at').notNull(),
    status: text('status', { enum: submissionStatuses }).notNull().default('pending'),
    /** SHA-256 of the request: distinguishes a repeated request from another one with the same id. */
    fingerprint: text('fingerprint').notNull().default(''),
    changedAt: text('changed_at'),
    changedBy: text('changed_by'),
    /** The first email or booking by staff; a moved card is no reply. */
    answeredAt: text('answered_at'),
    locale: localeColumn(),
    searchText: text('search_text').notNull().default(''),
    conversationText: text('conversation_text').notNull().default(''),
    /**
     * The last change of status or stage, or the last email either way: a purge counts from it
     * (`submission-changes.ts`).
     */
    lastChangeAt: text('last_change_at'),
    assignee: text('assignee'),
    stage: text('stage', { enum: stages }),
    stageSince: text('stage_since'),
    waitingSince: text('waiting_since'),
    chatSessionId: text('chat_session_id'),
    chatSince: text('chat_since'),
    chatUntil: text('chat_until'),
    foldedName: text('folded_name'),
    /** A copy from the booking (`listBooking`), so that a list needs no other table. */
    demoAt: text('demo_at'),
    demoStatus: text('demo_status', { enum: bookingStatuses }),
    /**
     * The submission does not wait until then. The Cron Trigger ends a snooze, and so does any event that makes the
     * visitor wait.
     */
    snoozedUntil: text('snoozed_until'),
    hiddenAs: text('hidden_as', { enum: hiddenReasons }),
    hiddenAt: text('hidden_at'),
    sourceName: text('source_name'),
    sourceHost: text('source_host'),
    sourceMedium: text('source_medium'),
    sourceCampaign: text('source_campaign'),
    sourceLanding: text('source_landing'),
    enteredBy: text('entered_by'),
    /** The promise of staff, and the day by which it is due. */
    nextStep: text('next_step'),
    nextStepDue: text('next_step_due'),
    /** The applicant withdrew; such an application is completed and has no stage. */
    withdrawnAt: text('withdrawn_at'),
    /** Records with the same mark are of one person, as staff have found (`inbox/same-person.ts`). */
    samePerson: text('same_person'),
    /** When the visitor asked for the confirmation and the reminder of a demo on WhatsApp. */
    whatsappConsentAt: text('whatsapp_consent_at'),
    /** Why the latest of these messages was not sent. */
    whatsappNote: text('whatsapp_note', { enum: whatsappNotes }),
    /** The last day until which staff ask to keep the application; it is kept once its applicant agrees. */
    keepUntil: text('keep_until'),
    keepAskedAt: text('keep_asked_at'),
    keepAgreedAt: text('keep_agreed_at'),
  },
  (t) => [
    index('submissions_newest').on(t.submittedAt, t.seq),
    index('submissions_by_status').on(t.status, t.submittedAt, t.seq),
    index('submissions_by_type').on(t.formType, t.submittedAt, t.seq),
    index('submissions_by_status_and_type').on(t.status, t.formType, t.submittedAt, t.seq),
    index('submissions_by_email').on(sql`lower(email)`),
    index('submissions_by_mailbox').on(mailboxOf(sql`email`)),
    index('submissions_by_locale').on(t.locale, t.submittedAt, t.seq),
    index('submissions_open').on(openOrder, t.seq).where(isOpen()),
    index('submissions_waiting').on(openOrder, t.seq).where(isWaiting()),
    index('submissions_open_by_assignee').on(t.assignee, openOrder, t.seq).where(isOpen()),
    index('submissions_by_assignee').on(t.assignee, t.submittedAt, t.seq),
    index('submissions_by_stage').on(t.stage, t.submittedAt, t.seq).where(sql`stage IS NOT NULL`),
    index('submissions_by_stage_and_position')
      .on(t.stage, sql`additional_data ->> '$.position'`, t.submittedAt, t.seq)
      .where(sql`stage IS NOT NULL`),
    index('submissions_by_chat').on(t.chatSessionId).where(sql`chat_session_id IS NOT NULL`),
    index('submissions_by_folded_name').on(t.foldedName).where(sql`folded_name IS NOT NULL`),
    index('submissions_by_person').on(t.samePerson).where(sql`same_person IS NOT NULL`),
    index('submissions_snoozed').on(t.snoozedUntil).where(sql`snoozed_until IS NOT NULL`),
    index('submissions_next_step').on(t.nextStepDue, t.seq).where(sql`next_step IS NOT NULL`),
    index('submissions_with_whatsapp').on(t.demoAt).where(sql`whatsapp_consent_at IS NOT NULL`),
    index('submissions_kept').on(t.keepUntil, t.seq).where(isKept),
    index('submissions_hidden').on(t.hiddenAs, t.hiddenAt).where(sql`hidden_as IS NOT NULL`),
    index('requests_by_last_change').on(lastChange).where(isRequest),
    index('applications_by_last_change').on(lastChange).where(isClosableApplication),
  ],
);

export const submissionEvents = sqliteTable(
  'submission_events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    submissionId: text('submission_id').notNull(),
    field: text('field', {
      enum: [
        'status',
        'stage',
        'assignee',
        'hidden',
        'contact_corrected',
        'recommended',
        'next_step',
        'withdrawn',
        'same_person',
        'file_added',
        'file_removed',
        'keep_asked',
        'keep_agreed',
        'keep_withdrawn',
      ],
    })
      .notNull()
      .default('status'),
    from: text('from_value'),
    to: text('to_value'),
    by: text('changed_by').notNull(),
    at: text('changed_at').notNull(),
    /** A change to the stage `declined` has it, no other. */
    decline: text('decline', { mode: 'json' }).$type<Decline>(),
  },
  (t) => [index('submission_events_of').on(t.submissionId, t.id)],
);

export const recommendations = sqliteTable(
  'recommendations',
  {
    submissionId: text('submission_id').notNull(),
    by: text('recommended_by').notNull(),
    at: text('recommended_at').notNull(),
    verdict: text('verdict', { enum: verdicts }).notNull(),
    text: text('text'),
  },
  (t) => [primaryKey({ columns: [t.submissionId, t.by] })],
);

export const conversationEntries = sqliteTable(
  'conversation_entries',
  {
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    submissionId: text('submission_id').notNull(),
    kind: text('kind', { enum: entryKinds }).notNull(),
    /** Markdown in a sent email, plain text otherwise. */
    text: text('text').notNull(),
    by: text('written_by').notNull(),
    at: text('written_at').notNull(),
    subject: text('subject'),
    locale: text('locale', { enum: locales }),
    quoted: text('quoted'),
    files: text('files', { mode: 'json' }).$type<ListedFile[]>(),
    messageId: text('message_id').unique(),
    automatic: integer('automatic', { mode: 'boolean' }).notNull().default(false),
    doubts: text('doubts', { mode: 'json' }).$type<SenderDoubt[]>(),
    emailStatus: text('email_status', { enum: emailStatuses }),
    undelivered: text('undelivered'),
    editedAt: text('edited_at'),
    /** A reply that is sent later has it, no other. */
    sendAt: text('send_at'),
    /** Addresses in copy; for a received email, those that its reply keeps. */
    cc: text('cc', { mode: 'json' }).$type<string[]>(),
  },
  (t) => [
    index('conversation_entries_of').on(t.submissionId, t.seq),
    index('conversation_entries_with_cc').on(t.id).where(sql`cc IS NOT NULL`),
    index('conversation_entries_by_sender').on(mailboxOf(sql`written_by`)).where(sql`kind = 'received'`),
  ],
);

export const mailArrivals = sqliteTable(
  'mail_arrivals',
  {
    id: integer('id').primaryKey(),
    submissionId: text('submission_id').notNull(),
    at: text('arrived_at').notNull(),
  },
  (t) => [index('mail_arrivals_of').on(t.submissionId, t.at), index('mail_arrivals_by_time').on(t.at)],
);

export const replyDrafts = sqliteTable(
  'reply_drafts',
  {
    submissionId: text('submission_id').notNull(),
    by: text('written_by').notNull(),
    at: text('written_at').notNull(),
    /** Null while the author keeps the default. */
    subject: text('subject'),
    cc: text('cc'),
    text: text('text').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.submissionId, t.by] })],
);

export const savedViews = sqliteTable('saved_views', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  search: text('search').notNull(),
  by: text('saved_by').notNull(),
  at: text('saved_at').notNull(),
});

export const staffTemplates = sqliteTable('reply_templates', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  forms: text('forms', { mode: 'json' }).$type<SubmissionType[]>().notNull(),
  stage: text('stage', { enum: stages }),
  subjectEn: text('subject_en').notNull(),
  textEn: text('text_en').notNull(),
  subjectAr: text('subject_ar').notNull(),
  textAr: text('text_ar').notNull(),
  by: text('changed_by').notNull(),
  at: text('changed_at').notNull(),
});

export const attachments = sqliteTable(
  'attachments',
  {
    id: text('id').primaryKey(),
    submissionId: text('submission_id').notNull(),
    key: text('key').notNull().unique(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    suspicious: integer('suspicious', { mode: 'boolean' }).notNull().default(false),
    createdAt: text('created_at').notNull(),
    entryId: text('entry_id'),
  },
  (t) => [
    index('attachments_of').on(t.submissionId),
    index('attachments_by_hash').on(t.sha256),
    index('attachments_of_entry').on(t.entryId).where(sql`entry_id IS NOT NULL`),
  ],
);

/**
 * A file is listed here before it is stored, and until its record is stored, so that no object stays without a record.
 */
export const fileDeletions = sqliteTable(
  'file_deletions',
  { key: text('key').primaryKey(), dueAt: text('due_at').notNull() },
  (t) => [index('file_deletions_due').on(t.dueAt)],
);

/** `auth/roles.ts` queries with this expression. */
export const isNamedAdmin = sql`roles LIKE '%"admin"%'`;

export const staff = sqliteTable(
  'staff',
  {
    email: text('email').primaryKey(),
    firstSeenAt: text('first_seen_at').notNull(),
    digest: integer('digest', { mode: 'boolean' }).notNull().default(true),
    summary: integer('summary', { mode: 'boolean' }).notNull().default(false),
    name: text('name').notNull().default(''),
    signature: text('signature').notNull().default(''),
    /** A staff member without roles is an admin until an admin is appointed. */
    roles: text('roles', { mode: 'json' }).$type<Role[]>().notNull().default([]),
    /** The first day back of a colleague who is away; a day in the past counts for nothing. */
    awayUntil: text('away_until'),
    coveredBy: text('covered_by'),
  },
  (t) => [index('staff_admins').on(t.email).where(isNamedAdmin)],
);

/** Without a row, `defaultOf` of `submissions/notifications.ts` applies. */
export const notificationChoices = sqliteTable(
  'notice_choices',
  {
    address: text('address').notNull(),
    formType: text('form_type', { enum: submissionTypes }).notNull(),
    way: text('way', { enum: notificationModes }).notNull(),
    by: text('chosen_by').notNull(),
    at: text('chosen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.address, t.formType] })],
);

export const dailyRuns = sqliteTable('daily_runs', { name: text('name').primaryKey(), day: text('day').notNull() });

export const signals = sqliteTable('signals', {
  name: text('name').primaryKey(),
  at: text('at').notNull(),
  detail: text('detail'),
});

/** Requests that ended in 500 or 503, by minute since 1970. */
export const failedRequests = sqliteTable('failed_requests', {
  minute: integer('minute').primaryKey(),
  count: integer('count').notNull(),
});

/** The causes of the failures of one day. */
export const failureCauses = sqliteTable(
  'failure_causes',
  {
    route: text('route').notNull(),
    cause: text('cause').notNull(),
    count: integer('count').notNull(),
    lastAt: text('last_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.route, t.cause] })],
);

/** Messages to `ALERT_WEBHOOK_URL`, the newest 50. */
export const alerts = sqliteTable('alerts', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  at: text('at').notNull(),
  check: text('check').notNull().$type<CheckName | 'test'>(),
  state: text('state').notNull().$type<CheckStatus>(),
  /** The status of the receiver's answer; null: there was none. */
  answer: integer('answer'),
  delivered: integer('delivered', { mode: 'boolean' }).notNull(),
});

export const newsletterSubscribers = sqliteTable(
  'newsletter_subscribers',
  {
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    email: text('email').notNull(),
    status: text('status', { enum: subscriberStatuses }).notNull().default('active'),
    subscribedAt: text('subscribed_at').notNull(),
    source: text('source'),
    token: text('token').notNull().unique().default(sql`(lower(hex(randomblob(16))))`),
    locale: localeColumn(),
    searchText: text('search_text').notNull().default(''),
    askedAt: text('asked_at'),
    welcomedAt: text('welcomed_at'),
    importedAt: text('imported_at'),
    campaign: text('campaign'),
  },
  (t) => [
    uniqueIndex('subscribers_by_email').on(sql`lower(email)`),
    index('subscribers_by_mailbox').on(mailboxOf(sql`email`)),
    index('subscribers_newest').on(t.subscribedAt, t.seq),
    index('subscribers_by_status').on(t.status, t.subscribedAt, t.seq),
    index('subscribers_by_locale').on(t.locale, t.subscribedAt, t.seq),
  ],
);

export const newsletters = sqliteTable(
  'newsletters',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: newsletterKinds }).notNull(),
    subject: text('subject').notNull(),
    content: text('content').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: text('created_at').notNull(),
    recipients: integer('recipients').notNull(),
    queued: integer('queued').notNull(),
    sent: integer('sent').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    cancelled: integer('cancelled').notNull().default(0),
    audience: text('audience', { enum: newsletterAudiences }).notNull().default('all'),
    subjectAr: text('subject_ar'),
    contentAr: text('content_ar'),
    delivered: integer('delivered').notNull().default(0),
    bounced: integer('bounced').notNull().default(0),
    complained: integer('complained').notNull().default(0),
    unsubscribed: integer('unsubscribed').notNull().default(0),
    sendAt: text('send_at'),
    started: integer('started', { mode: 'boolean' }).notNull().default(true),
    segment: text('segment'),
    /** The last change while it was scheduled. */
    changedAt: text('changed_at'),
    changedBy: text('changed_by'),
  },
  (t) => [
    index('newsletters_newest').on(t.createdAt, t.id),
    index('newsletters_scheduled').on(t.sendAt).where(sql`NOT started`),
  ],
);

export const newsletterDrafts = sqliteTable(
  'newsletter_drafts',
  {
    /** The newsletter will have the same id. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: newsletterKinds }).notNull(),
    audience: text('audience', { enum: newsletterAudiences }).notNull(),
    subject: text('subject').notNull(),
    content: text('content').notNull(),
    subjectAr: text('subject_ar').notNull(),
    contentAr: text('content_ar').notNull(),
    by: text('changed_by').notNull(),
    at: text('changed_at').notNull(),
    destination: text('destination', { enum: draftDestinations }).notNull().default('email'),
    slug: text('slug').notNull().default(''),
    lead: text('lead').notNull().default(''),
    leadAr: text('lead_ar').notNull().default(''),
    segment: text('segment'),
    sendAt: text('send_at'),
  },
  (t) => [index('newsletter_drafts_newest').on(t.at)],
);

/** News on the site. A page has the id of the draft, as the newsletter has that was sent of the same draft. */
export const posts = sqliteTable(
  'posts',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    title: text('title'),
    lead: text('lead'),
    content: text('content'),
    titleAr: text('title_ar'),
    leadAr: text('lead_ar'),
    contentAr: text('content_ar'),
    /** A scheduled post has a time in the future. */
    publishedAt: text('published_at').notNull(),
    withdrawn: integer('withdrawn', { mode: 'boolean' }).notNull().default(false),
    createdBy: text('created_by').notNull(),
    createdAt: text('created_at').notNull(),
    changedBy: text('changed_by').notNull(),
    changedAt: text('changed_at').notNull(),
  },
  (t) => [index('posts_newest').on(t.publishedAt, t.id)],
);

/** The slugs that a post had before: its pages move to the newest, and no other post takes one. */
export const postSlugs = sqliteTable('post_slugs', {
  slug: text('slug').primaryKey(),
  postId: text('post_id').notNull(),
});

/** The pictures of newsletters and news; the files are in R2 under `media/`. */
export const media = sqliteTable('media', {
  /** The hash of the content, with the ending of its type. */
  name: text('name').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  size: integer('size').notNull(),
  by: text('uploaded_by').notNull(),
  at: text('uploaded_at').notNull(),
});

export type EmailPayload = (
  | { content: string }
  | { dataLinkId: string }
  | { booking: BookedSlot }
  | { digest: Digest }
  | { assignment: Assignment }
  | { mention: { by: string } }
  | { chatTokens: number }
  | { modelFault: ModelFault; model: string }
  | { summary: WeeklySummary }
  | { askedAgainAt: string }
  | { deckFor: string | null }
  | { welcome: { by: string; roles: Role[] } }
  | { copyOf: CopiedConversation }
  | { whatsapp: { sessionId: string } }
  | { keepUntil: string }
) & {
  locale?: Locale;
};

/** The email holds no words: they may be erased before it leaves. */
export interface CopiedConversation {
  sessionId: string;
  since: string;
  until: string;
}

/** A digest holds no names: emails outlive the erasure of a visitor's data. */
export interface Digest {
  open: number;
  first: { id: string; formType: SubmissionType; since: string | null }[];
  came?: Came[];
  /**
   * Replies by visitors since the last digest that still wait, to unassigned submissions and to the recipient's own.
   */
  replied?: { count: number; first: { id: string; formType: SubmissionType; at: string }[] };
  /** People on WhatsApp who asked for a colleague since the last digest and still wait. */
  whatsapp?: { count: number; first: { sessionId: string; at: string }[] };
}

export interface Came {
  formType: SubmissionType;
  count: number;
  first: { id: string; at: string }[];
}

export interface Assignment {
  by: string;
  submissions: Pick<Digest['first'][number], 'id' | 'formType'>[];
}

export interface WeeklySummary {
  from: string;
  to: string;
  visits: Compared;
  visitsByDay: number[];
  demo: ({ step: string } & Compared)[];
  subscribers: Compared;
  chats: Compared;
  sources: ({ source: string } & Compared)[];
  phoneLcp: { now: number | null; before: number | null };
}

/** The booking right after a change, even if it has changed again since. */
export interface BookedSlot {
  id: string;
  startsAt: string;
  sequence: number;
  cancelled?: boolean;
  previousStart?: string;
  host?: string;
  byStaff?: true;
  newHost?: true;
  /** The recipient is no longer a host of it. */
  leaver?: true;
}

/**
 * Newsletter emails and follow-ups are sent in batches after everything urgent; an email that left its batch is sent
 * alone. A follow-up gets its batch when it is due. No comma, which drizzle-kit would quote.
 */
export const lane = sql`CASE
  WHEN newsletter_id IS NULL AND kind NOT LIKE 'newsletter_follow_up%' THEN 'urgent'
  WHEN batch_id IS NOT NULL AND newsletter_id IS NOT NULL THEN 'newsletters'
  WHEN batch_id IS NOT NULL THEN 'follow_ups'
  WHEN newsletter_id IS NULL AND attempts = 0 THEN 'unbatched'
  ELSE 'alone'
END`;

export const emails = sqliteTable(
  'emails',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: emailKinds }).notNull(),
    toAddress: text('to_address').notNull(),
    subject: text('subject').notNull(),
    status: text('status', { enum: emailStatuses }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    dueAt: text('due_at').notNull(),
    sentAt: text('sent_at'),
    lastError: text('last_error'),
    createdAt: text('created_at').notNull(),
    claimedAt: text('claimed_at'),
    submissionId: text('submission_id'),
    subscriberId: text('subscriber_id'),
    newsletterId: text('newsletter_id'),
    payload: text('payload', { mode: 'json' }).$type<EmailPayload>(),
    batchId: text('batch_id'),
    providerId: text('provider_id'),
  },
  (t) => [
    index('emails_due').on(lane, t.dueAt).where(sql`status = 'queued'`),
    index('emails_by_batch').on(t.batchId).where(sql`status = 'queued' AND batch_id IS NOT NULL`),
    index('emails_by_provider_id').on(t.providerId).where(sql`provider_id IS NOT NULL`),
    index('emails_claimed').on(t.claimedAt).where(sql`status = 'sending'`),
    index('emails_newest').on(t.createdAt, t.id),
    index('emails_besides_letters').on(t.createdAt, t.id).where(sql`newsletter_id IS NULL`),
    index('emails_by_status').on(t.status, t.createdAt, t.id),
    index('emails_by_kind').on(t.kind, t.createdAt, t.id),
    index('emails_by_status_and_kind').on(t.status, t.kind, t.createdAt, t.id),
    index('emails_by_submission').on(t.submissionId, t.kind).where(sql`submission_id IS NOT NULL`),
    index('emails_by_subscriber').on(t.subscriberId).where(sql`subscriber_id IS NOT NULL`),
    index('emails_by_address').on(sql`lower(to_address)`, t.createdAt),
    index('emails_by_mailbox').on(mailboxOf(sql`to_address`), t.createdAt).where(sql`newsletter_id IS NULL`),
  ],
);

/** `chat/admin.ts` and `analytics/channels.ts` query with these expressions. */
export const isByStaff = sql`metadata ->> '$.author' IS NOT NULL`;
export const isRequestForPerson = sql`metadata ->> '$.notice.kind' IN ('waiting', 'promised')`;

export const chatMessages = sqliteTable(
  'chat_messages',
  {
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    sessionId: text('session_id').notNull(),
    message: text('message').notNull(),
    isBot: integer('is_bot', { mode: 'boolean' }).notNull(),
    timestamp: text('timestamp').notNull(),
    metadata: text('metadata', { mode: 'json' }).$type<ChatMessage['metadata']>().notNull(),
  },
  (t) => [
    index('chat_messages_of').on(t.sessionId, t.timestamp, t.seq),
    index('chat_messages_oldest').on(t.timestamp),
    index('chat_messages_by_staff').on(t.sessionId).where(isByStaff),
    index('chat_messages_asked').on(t.sessionId, t.timestamp).where(isRequestForPerson),
  ],
);

export const chatSessions = sqliteTable(
  'chat_sessions',
  {
    sessionId: text('session_id').primaryKey(),
    firstQuestion: text('first_question').notNull(),
    messageCount: integer('message_count').notNull(),
    startedAt: text('started_at').notNull(),
    lastMessageAt: text('last_message_at').notNull(),
    locale: localeColumn(),
  },
  (t) => [
    index('chat_sessions_newest').on(t.lastMessageAt, t.sessionId),
    index('chat_sessions_started').on(t.startedAt),
    index('chat_sessions_by_locale').on(t.locale, t.lastMessageAt, t.sessionId),
  ],
);

/** People who write on WhatsApp. A person who hides the number has Meta’s id alone. */
export const whatsappPeople = sqliteTable('whatsapp_people', {
  id: text('id').primaryKey(),
  userId: text('user_id').unique(),
  /** The digits in international form. */
  phone: text('phone').unique(),
  name: text('name'),
  sessionId: text('session_id').notNull().unique(),
  locale: localeColumn(),
  /** The account whose templates fit. */
  accountId: text('account_id').notNull(),
  /** Meta’s time of the newest message, from which the window of a day counts. */
  receivedAt: text('received_at').notNull(),
  /** When Joe said that he is an AI. */
  introducedAt: text('introduced_at'),
  /** The person ended all messages. */
  stoppedAt: text('stopped_at'),
  blockedBy: text('blocked_by'),
  /** One request at a time handles the messages of a person. */
  busyUntil: text('busy_until'),
});

export const whatsappMessages = sqliteTable(
  'whatsapp_messages',
  {
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    /** The id in `chat_messages`, too. */
    id: text('id').notNull().unique(),
    /** Null for a received message that no one has looked at. */
    personId: text('person_id'),
    /** Null for a message that we send. */
    sender: text('sender', { mode: 'json' }).$type<WhatsappSender>(),
    /** Meta’s id; null until Meta has named it. */
    wamid: text('wamid').unique(),
    content: text('content', { mode: 'json' }).$type<WhatsappContent>(),
    status: text('status', { enum: whatsappStatuses }).notNull(),
    at: text('at').notNull(),
    dueAt: text('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    fileKey: text('file_key'),
    /** The id of a booking, a space, and `confirmation` or the start of which the message reminds: each is sent once. */
    about: text('about').unique(),
  },
  (t) => [
    index('whatsapp_messages_of').on(t.personId, t.seq),
    index('whatsapp_messages_due').on(t.dueAt).where(sql`status IN ('queued', 'sending')`),
    index('whatsapp_messages_received').on(t.personId, t.at, t.seq).where(sql`status = 'received'`),
    index('whatsapp_messages_handled').on(t.at).where(sql`status = 'handled'`),
    index('whatsapp_messages_by_file').on(t.fileKey).where(sql`file_key IS NOT NULL`),
  ],
);

/** The words whose beginnings find a person. Those of the number have a plus sign. */
export const whatsappWords = sqliteTable(
  'whatsapp_words',
  { word: text('word').notNull(), personId: text('person_id').notNull() },
  (t) => [primaryKey({ columns: [t.word, t.personId] }), index('whatsapp_words_of').on(t.personId)],
);

export const chatUsage = sqliteTable('chat_usage', {
  day: text('day').primaryKey(),
  tokens: integer('tokens').notNull().default(0),
  reserved: text('reserved', { mode: 'json' }).$type<Record<string, number>>().notNull().default({}),
  capReachedAt: text('cap_reached_at'),
  answers: integer('answers').notNull().default(0),
  answered: integer('answered').notNull().default(0),
  canned: integer('canned').notNull().default(0),
  unanswered: integer('unanswered').notNull().default(0),
  helpful: integer('helpful').notNull().default(0),
  unhelpful: integer('unhelpful').notNull().default(0),
});

export const chatQuestions = sqliteTable(
  'chat_questions',
  {
    messageId: text('message_id').primaryKey(),
    sessionId: text('session_id').notNull(),
    question: text('question').notNull(),
    at: text('at').notNull(),
    unanswered: integer('unanswered', { mode: 'boolean' }).notNull(),
    unhelpful: integer('unhelpful', { mode: 'boolean' }).notNull(),
    reason: text('reason'),
    handledAt: text('handled_at'),
    handledBy: text('handled_by'),
    /** Questions with the same folded text are listed as one; null for an unhelpful answer. */
    folded: text('folded'),
  },
  (t) => [
    index('chat_questions_unanswered').on(t.at, t.messageId).where(sql`unanswered AND handled_at IS NULL`),
    index('chat_questions_unhelpful').on(t.at, t.messageId).where(sql`unhelpful AND handled_at IS NULL`),
    index('chat_questions_same').on(t.folded, t.at, t.messageId).where(sql`folded IS NOT NULL AND handled_at IS NULL`),
  ],
);

export const writtenAnswers = sqliteTable(
  'written_answers',
  {
    id: text('id').primaryKey(),
    questionEn: text('question_en').notNull(),
    answerEn: text('answer_en').notNull(),
    questionAr: text('question_ar').notNull(),
    answerAr: text('answer_ar').notNull(),
    asks: text('asks'),
    path: text('path'),
    active: integer('active', { mode: 'boolean' }).notNull().default(true),
    by: text('written_by').notNull(),
    at: text('written_at').notNull(),
  },
  (t) => [index('written_answers_newest').on(t.at, t.id), index('written_answers_active').on(t.id).where(sql`active`)],
);

export const writtenAnswersVersion = sqliteTable('written_answers_version', {
  id: integer('id').primaryKey(),
  version: text('version').notNull(),
});

/** The day is one in Dubai, or `now` for the current counts. Triggers keep it (`migrations/0001_derived_data.sql`). */
export const counters = sqliteTable('counters', {
  day: text('day').primaryKey(),
  counts: text('counts', { mode: 'json' }).$type<Record<string, number>>().notNull(),
});

export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    action: text('action').notNull(),
    detail: text('detail').notNull(),
    by: text('done_by').notNull(),
    at: text('done_at').notNull(),
  },
  (t) => [index('audit_log_newest').on(t.at, t.id)],
);

/** Running totals, so that any period is the difference of two rows. */
export const analyticsDays = sqliteTable('analytics_days', {
  day: text('day').primaryKey(),
  totals: text('totals', { mode: 'json' }).$type<Record<string, number>>().notNull(),
});

export const browserErrors = sqliteTable(
  'browser_errors',
  {
    day: text('day').notNull(),
    kind: text('kind', { enum: browserErrorKinds }).notNull(),
    place: text('place').notNull(),
    count: integer('count').notNull(),
  },
  ({ day, kind, place }) => [primaryKey({ columns: [day, kind, place] })],
);

export const campaigns = sqliteTable('campaigns', {
  name: text('name').primaryKey(),
  title: text('title').notNull(),
  by: text('named_by').notNull(),
  at: text('named_at').notNull(),
});

export const newsletterClicks = sqliteTable(
  'letter_clicks',
  {
    newsletterId: text('newsletter_id').notNull(),
    link: integer('link').notNull(),
    clicks: integer('clicks').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.newsletterId, t.link] })],
);

export const hmacKeys = sqliteTable('hmac_keys', {
  name: text('name').primaryKey(),
  key: text('key').notNull(),
});

/** The key is an HMAC, so that it outlives the erasure of the address; `email` is null afterwards. */
export const suppressions = sqliteTable(
  'suppressions',
  {
    addressHash: text('address_hash').primaryKey(),
    email: text('email'),
    reason: text('reason', { enum: suppressionReasons }).notNull(),
    detail: text('detail'),
    createdAt: text('created_at').notNull(),
  },
  (t) => [index('suppressions_newest').on(t.createdAt, t.addressHash)],
);

/** An event that arrives before its email's outcome waits here until both are applied. */
export const webhookEvents = sqliteTable(
  'webhook_events',
  {
    id: text('id').primaryKey(),
    receivedAt: text('received_at').notNull(),
    mailId: text('mail_id'),
    outcome: text('outcome', { enum: ['complaint', 'hard_bounce', 'not_delivered', 'delivered'] }),
    note: text('note'),
  },
  (t) => [
    index('webhook_events_oldest').on(t.receivedAt),
    index('webhook_events_waiting').on(t.mailId).where(sql`mail_id IS NOT NULL`),
  ],
);

export const wordings = sqliteTable('wordings', {
  id: text('id').primaryKey(),
  locale: text('locale').notNull(),
  text: text('text').notNull(),
});

/** Append-only, enforced by a trigger. An address is stored only as its HMAC. */
export const consents = sqliteTable(
  'consents',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    addressHash: text('address_hash').notNull(),
    purpose: text('purpose', { enum: ['newsletter'] }).notNull(),
    action: text('action', { enum: ['given', 'confirmed', 'withdrawn'] }).notNull(),
    wordingId: text('wording_id'),
    locale: text('locale').notNull(),
    source: text('source'),
    at: text('at').notNull(),
  },
  (t) => [index('consents_of').on(t.addressHash, t.id)],
);

export const dataLinks = sqliteTable(
  'data_links',
  {
    id: text('id').primaryKey(),
    /** Empty for a link that was sent on WhatsApp. */
    email: text('email').notNull(),
    createdAt: text('created_at').notNull(),
    personId: text('person_id'),
  },
  (t) => [
    index('data_links_by_mailbox').on(mailboxOf(sql`email`), t.createdAt),
    index('data_links_by_person').on(t.personId, t.createdAt).where(sql`person_id IS NOT NULL`),
    index('data_links_oldest').on(t.createdAt),
  ],
);

export const mailState = sqliteTable('mail_state', {
  id: integer('id').primaryKey(),
  refusal: text('refusal'),
  refusedAt: text('refused_at'),
});

export const modelState = sqliteTable('model_state', {
  id: integer('id').primaryKey(),
  fault: text('fault', { enum: modelFaults }),
  model: text('model'),
  faultySince: text('faulty_since'),
});

export const deadLetters = sqliteTable(
  'dead_letters',
  {
    id: text('id').primaryKey(),
    queue: text('queue').notNull(),
    body: text('body').notNull(),
    failedAt: text('failed_at').notNull(),
  },
  (t) => [index('dead_letters_newest').on(t.failedAt, t.id)],
);

export const hosts = sqliteTable('hosts', {
  id: text('id').primaryKey(),
  nameEn: text('name_en').notNull(),
  nameAr: text('name_ar').notNull(),
  email: text('email'),
  hours: text('hours', { mode: 'json' }).$type<WeeklyHours>().notNull(),
  active: integer('active', { mode: 'boolean' }).notNull().default(true),
  feedVersion: integer('feed_version').notNull().default(1),
  meetingUrl: text('meeting_url'),
});

/** The colleague has left: a booking that no one could take over has no host. */
export const isEnded = sql`(NOT active AND email IS NULL)`;

export const busyCalendars = sqliteTable('busy_calendars', {
  hostId: text('host_id').primaryKey(),
  url: text('url').notNull(),
  addedAt: text('added_at').notNull(),
  intervals: text('intervals', { mode: 'json' }).$type<[string, string][]>().notNull(),
  unread: integer('unread').notNull(),
  etag: text('etag'),
  lastModified: text('last_modified'),
  triedAt: text('tried_at'),
  fetchedAt: text('fetched_at'),
  expandedAt: text('expanded_at'),
  error: text('error'),
});

/** A demo request books a demo, an application an interview; a host has one calendar for both. */
export const bookings = sqliteTable(
  'bookings',
  {
    id: text('id').primaryKey(),
    submissionId: text('submission_id').notNull(),
    hostId: text('host_id').notNull(),
    /** The second interviewer. */
    secondHostId: text('second_host_id'),
    startsAt: text('starts_at').notNull(),
    endsAt: text('ends_at').notNull(),
    status: text('status', { enum: bookingStatuses }).notNull().default('confirmed'),
    sequence: integer('sequence').notNull().default(0),
    createdAt: text('created_at').notNull(),
    changedAt: text('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
    replacedBy: text('replaced_by').notNull().default(''),
    /** The time when an applicant agreed to the slot of an interview, by confirming or choosing it. */
    acceptedAt: text('accepted_at'),
    /** The reply of the visitor's calendar program to the invitation for the current slot, not for an earlier one. */
    invitationReply: text('invitation_reply', { enum: invitationReplies }),
  },
  (t) => [
    uniqueIndex('bookings_of_submission').on(t.submissionId, t.replacedBy),
    index('bookings_by_start').on(t.startsAt),
    index('bookings_confirmed').on(t.endsAt).where(sql`status = 'confirmed'`),
    index('bookings_not_cancelled').on(t.startsAt, t.hostId).where(sql`status <> 'cancelled'`),
    // Without the grid, a booking at 9:15 would have other cells than one at 9:00.
    check('bookings_on_grid', sql`substr(starts_at, 15) IN ('00:00.000Z', '30:00.000Z')`),
    // The triggers write at most eight cells.
    check('bookings_length', sql`unixepoch(ends_at) - unixepoch(starts_at) BETWEEN 1 AND 14400`),
  ],
);

export const bookingCells = sqliteTable(
  'booking_cells',
  {
    hostId: text('host_id').notNull(),
    cellAt: text('cell_at').notNull(),
    bookingId: text('booking_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.hostId, t.cellAt] })],
);

export const networkBookings = sqliteTable(
  'network_bookings',
  {
    /** An HMAC of the day and the network, so that two days of a network cannot be linked. */
    networkHash: text('network_hash').primaryKey(),
    day: text('day').notNull(),
    bookings: integer('bookings').notNull(),
  },
  (t) => [
    index('network_bookings_oldest').on(t.day),
    // The limit fails the transaction of the booking that exceeds it.
    check('network_bookings_limit', sql`bookings <= 10`),
  ],
);

/** A row with the id of an expected period (`bookings/gulf-calendar.ts`) replaces that period. */
export const calendarPeriods = sqliteTable(
  'calendar_periods',
  {
    id: text('id').primaryKey(),
    firstDay: text('first_day').notNull(),
    lastDay: text('last_day').notNull(),
    kind: text('kind', { enum: periodKinds }).notNull(),
    fromHour: integer('from_hour'),
    toHour: integer('to_hour'),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    certainty: text('certainty', { enum: certainties }).notNull(),
    removed: integer('removed', { mode: 'boolean' }).notNull().default(false),
    changedBy: text('changed_by').notNull(),
    changedAt: text('changed_at').notNull(),
  },
  (t) => [index('calendar_periods_by_end').on(t.lastDay)],
);

/** The PDF to which every link of `deck_requests` leads; at most one row. A trigger deletes the file with it. */
export const decks = sqliteTable('decks', {
  key: text('key').primaryKey(),
  name: text('name').notNull(),
  size: integer('size').notNull(),
  by: text('put_by').notNull(),
  at: text('put_at').notNull(),
});

export const deckRequests = sqliteTable(
  'deck_requests',
  {
    /** The email with the link has the same id. */
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    firstName: text('first_name'),
    locale: localeColumn(),
    requestedAt: text('requested_at').notNull(),
    /** Expiry of the link; null while there is no PDF and the request waits. */
    expiresAt: text('expires_at'),
    downloads: integer('downloads').notNull().default(0),
  },
  (t) => [
    index('deck_requests_newest').on(t.requestedAt, t.id),
    index('deck_requests_by_mailbox').on(mailboxOf(sql`email`), t.requestedAt),
    index('deck_requests_waiting').on(t.requestedAt).where(sql`expires_at IS NULL`),
  ],
);

/** Sessions whose object still has to erase a visitor's words. */
export const chatErasures = sqliteTable('chat_erasures', { sessionId: text('session_id').primaryKey() });

/** Days are in Dubai. A position without a row is open. */
export const positionClosings = sqliteTable('position_closings', {
  slug: text('slug', { enum: jobIds }).primaryKey(),
  closesOn: text('closes_on').notNull(),
  opensOn: text('opens_on'),
});

export const webhooks = sqliteTable('webhooks', {
  id: text('id').primaryKey(),
  url: text('url').notNull(),
  events: text('events', { mode: 'json' }).$type<WebhookEvent[]>().notNull(),
  format: text('format', { enum: webhookFormats }).notNull(),
  include: text('include', { enum: ['fields'] }),
  secret: text('secret').notNull(),
  createdAt: text('created_at').notNull(),
  createdBy: text('created_by'),
  lastStatus: integer('last_status'),
  failures: integer('failures').notNull().default(0),
});

export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    webhookId: text('webhook_id').notNull(),
    event: text('event', { enum: outgoingEvents }).notNull(),
    submissionId: text('submission_id'),
    /** The subject of an event that is not about a submission. */
    about: text('about', { mode: 'json' }).$type<{ id: string; locale: Locale }>(),
    status: text('status', { enum: deliveryStatuses }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: text('created_at').notNull(),
    dueAt: text('due_at').notNull(),
    answeredAt: text('answered_at'),
    answerMs: integer('answer_ms'),
    answerStatus: integer('answer_status'),
    answerText: text('answer_text'),
    error: text('error'),
  },
  (t) => [
    index('webhook_deliveries_of').on(t.webhookId, t.seq),
    index('webhook_deliveries_due').on(t.dueAt).where(sql`status IN ('queued', 'sending')`),
  ],
);
