import * as z from 'zod';
import { composerMessages } from '../content/en/staff-messages.ts';
import type { EmailKind, EmailStatus } from '../email-kinds.ts';
import type { formTypes } from '../forms/options.ts';
import { hasImage } from '../has-image.ts';
import { maxLength } from '../limits.ts';
import type { Locale } from '../locales.ts';
import type { SuppressionReason } from '../suppression-reasons.ts';
import { dayLength } from '../time/days.ts';
import type { ChatMessage } from './chat.ts';
import { EmailAddress, Id, optionalText, RequestLocale, requiredText } from './field-types.ts';
import type { BookingRecord, ChatRecord, ConversationRecord, FileRecord } from './my-data.ts';
import type { Subscriber } from './newsletter.ts';
import type { SiteStatus } from './status.ts';
import type { Submission } from './submissions.ts';

export const newsletterKinds = ['newsletter', 'update'] as const;
export type NewsletterKind = (typeof newsletterKinds)[number];

const letter = {
  subject: requiredText(maxLength.newsletterSubject, composerMessages.blankComposer),
  content: requiredText(maxLength.newsletterContent, composerMessages.blankComposer).refine(
    (text) => !hasImage(text),
    composerMessages.noImages,
  ),
};
const isBlank = (text: string | null | undefined) => !text?.trim();

export const newsletterAudiences = ['all', 'en', 'ar'] as const;
export type NewsletterAudience = (typeof newsletterAudiences)[number];

/** At most this far ahead, in days. */
const maxScheduled = 90;

const FutureTime = z.iso
  .datetime('The time is an ISO 8601 time in UTC.')
  .refine((time) => {
    const ahead = Date.parse(time) - Date.now();
    return ahead > 0 && ahead <= maxScheduled * dayLength;
  }, composerMessages.wrongTime(maxScheduled))
  .transform((time) => new Date(time).toISOString());

/** In the language of the audience; for `all`, what everybody gets who has no other text. */
export const NewsletterRequest = z
  .object({
    id: Id.optional(),
    kind: z.enum(newsletterKinds, 'The kind must be newsletter or update.').default('newsletter'),
    audience: z.enum(newsletterAudiences, 'The audience must be all, en or ar.').default('all'),
    ...letter,
    subjectAr: optionalText(maxLength.newsletterSubject).optional(),
    contentAr: optionalText(maxLength.newsletterContent).optional(),
    sendAt: FutureTime.nullish(),
  })
  .refine(({ contentAr }) => !hasImage(contentAr ?? ''), { path: ['contentAr'], message: composerMessages.noImages })
  .refine(({ subjectAr, contentAr }) => isBlank(subjectAr) === isBlank(contentAr), {
    path: ['contentAr'],
    message: composerMessages.blankComposer,
  });
export type NewsletterRequest = z.infer<typeof NewsletterRequest>;

export const TestLetterRequest = z.object({ ...letter, locale: RequestLocale });
export type TestLetterRequest = z.infer<typeof TestLetterRequest>;

export interface OutboxEmail {
  id: string;
  kind: EmailKind;
  to_address: string;
  subject: string;
  status: EmailStatus;
  attempts: number;
  due_at: string;
  sent_at: string | null;
  last_error: string | null;
  created_at: string;
}

export interface Stats {
  submissions: {
    total: number;
    pending: number;
    contacted: number;
    completed: number;
    waiting: number;
    byType: Record<(typeof formTypes)[number], number>;
  };
  subscribers: { total: number; active: number };
  readers: Record<Locale, number>;
  chatCapReachedAt: string | null;
}

/** Once it has started, `recipients` = `sent` + `failed` + `queued` + `cancelled`; before, its readers as of now. */
export interface Newsletter {
  id: string;
  kind: NewsletterKind;
  audience: NewsletterAudience;
  subject: string;
  content: string;
  subject_ar: string | null;
  content_ar: string | null;
  created_by: string;
  created_at: string;
  recipients: number;
  sent: number;
  failed: number;
  queued: number;
  cancelled: number;
  delivered: number;
  bounced: number;
  complained: number;
  unsubscribed: number;
  /** Null: at once. */
  send_at: string | null;
  started: boolean;
}

export interface LetterLink {
  href: string;
  clicks: number;
}

export const PersonalDataRequest = z.object({ email: EmailAddress });

export interface PersonalData {
  email: string;
  submissions: Submission[];
  bookings: BookingRecord[];
  conversation: ConversationRecord[];
  chats: ChatRecord[];
  files: FileRecord[];
  subscriber: Subscriber | null;
  emails: OutboxEmail[];
}

export interface ChatSessionSummary {
  session_id: string;
  first_question: string;
  locale: Locale;
  message_count: number;
  started_at: string;
  last_message_at: string;
}

interface DailyActivity {
  day: string;
  demo: number;
  partnership: number;
  career: number;
  other: number;
  answered: number;
  answeredInADay: number;
  subscribed: number;
  unsubscribed: number;
}

export interface Activity {
  days: DailyActivity[];
  activeSubscribers: number;
}

/** Cloudflare's binding is for transactional mail only. */
type NewsletterTransport = 'resend' | 'binding';

/** `entries` are mails in conversations of others, which were emptied. */
export interface Erasure {
  erased: { submissions: number; emails: number; subscribers: number; entries: number };
}

export const SuppressionRequest = z.object({ email: EmailAddress });

/** `email` is null when its owner has had all data erased. */
export interface Suppression {
  address_hash: string;
  email: string | null;
  reason: SuppressionReason;
  detail: string | null;
  created_at: string;
}

/** `refusal`: the provider refuses the sender or the key. The counts stop at 10,000. */
export interface MailState {
  refusal: { message: string; since: string } | null;
  failed: number;
  deadLetters: number;
}

export interface DeadLetter {
  id: string;
  queue: string;
  body: Record<string, string> | null;
  failed_at: string;
}

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

export type Query = Record<string, string | number | undefined>;

export interface AdminEndpoints {
  'GET /api/admin/me': {
    reply: {
      email: string;
      newsletterTransport: NewsletterTransport;
      digest: boolean;
      summary: boolean;
      signature: string;
    };
  };
  'GET /api/admin/activity': { reply: Activity };
  'GET /api/admin/stats': { reply: Stats };
  'GET /api/admin/pulse': { reply: { version: string } };
  'GET /api/admin/subscribers': { query: Query; reply: Page<Subscriber> };
  'POST /api/admin/newsletters': {
    body: z.input<typeof NewsletterRequest>;
    reply: { newsletter: Newsletter; message: string };
  };
  'GET /api/admin/newsletters': { query: Query; reply: Page<Newsletter> };
  'POST /api/admin/newsletters/test': { body: z.input<typeof TestLetterRequest>; reply: { message: string } };
  'GET /api/admin/newsletters/:id': {
    params: { id: string };
    reply: { newsletter: Newsletter; links: LetterLink[] };
  };
  'DELETE /api/admin/newsletters/:id': { params: { id: string }; reply: undefined };
  'GET /api/admin/emails': { query: Query; reply: Page<OutboxEmail> };
  'GET /api/admin/emails/:id': { params: { id: string }; reply: { email: OutboxEmail; html: string; text: string } };
  'POST /api/admin/emails/:id/retry': { params: { id: string }; reply: { email: OutboxEmail } };
  'POST /api/admin/emails/retry': { reply: { retried: number; remaining: number } };
  'GET /api/admin/mail-state': { reply: MailState };
  'GET /api/admin/status': { reply: SiteStatus };
  'GET /api/admin/dead-letters': { query: Query; reply: Page<DeadLetter> };
  'DELETE /api/admin/dead-letters/:id': { params: { id: string }; reply: undefined };
  'GET /api/admin/suppressions': { query: Query; reply: Page<Suppression> };
  'POST /api/admin/suppressions': {
    body: z.input<typeof SuppressionRequest>;
    reply: { suppression: Suppression };
  };
  'DELETE /api/admin/suppressions/:addressHash': { params: { addressHash: string }; reply: undefined };
  'GET /api/admin/chats': { query: Query; reply: Page<ChatSessionSummary> };
  'GET /api/admin/chats/:sessionId': {
    params: { sessionId: string };
    query: Query;
    reply: Page<ChatMessage> & { submissionIds: string[] };
  };
  'GET /api/admin/people': { query: { email: string }; reply: PersonalData };
  'DELETE /api/admin/people': { body: { email: string }; reply: Erasure };
}
