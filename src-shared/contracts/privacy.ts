import * as z from 'zod';
import type { BookingStatus } from '../bookings/statuses.ts';
import { honeypotField } from '../forms/fields.ts';
import type { Locale } from '../locales.ts';
import type { SuppressionReason } from '../mail/cancellation-codes.ts';
import type { AutomaticMail } from './conversation.ts';
import { EmailAddress, RequestLocale } from './field-types.ts';
import type { Decline, Keep, Recommendation } from './hiring.ts';
import type { OutboxEmail } from './mail.ts';
import type { EntryKind, Submission } from './submissions.ts';
import type { Subscriber } from './subscribers.ts';

export const MyDataRequest = z.object({
  email: EmailAddress,
  locale: RequestLocale,
  [honeypotField]: z.boolean().optional(),
});
export type MyDataRequest = z.infer<typeof MyDataRequest>;

/** The date is null for a record that is kept until its erasure, and while an interview or an offer is open. */
interface Purged {
  purge_at: string | null;
}

interface ConsentRecord extends Purged {
  purpose: 'newsletter';
  action: 'given' | 'confirmed' | 'withdrawn';
  source: string | null;
  locale: string;
  at: string;
  wording: string | null;
}

export interface BookingRecord {
  id: string;
  submission_id: string;
  starts_at: string;
  ends_at: string;
  status: BookingStatus;
  created_at: string;
  changed_at: string;
}

export interface ConversationRecord {
  id: string;
  submission_id: string | null;
  kind: EntryKind;
  subject: string | null;
  text: string;
  by: string;
  at: string;
}

export interface ChatRecord {
  id: string;
  session_id: string;
  text: string;
  by: 'visitor' | 'joe' | 'colleague';
  at: string;
}

export interface FileRecord {
  id: string;
  submission_id: string;
  name: string;
  type: string;
  size: number;
  created_at: string;
}

/** `expires_at` is null while the request waits for a deck. */
export interface DeckRecord {
  id: string;
  first_name: string | null;
  locale: Locale;
  requested_at: string;
  expires_at: string | null;
  downloads: number;
}

export interface MyData {
  email: string;
  as_of: string;
  submissions: (Submission & Purged & { keep: Keep | null })[];
  bookings: (BookingRecord & Purged)[];
  conversation: (ConversationRecord & Purged & { kind: 'sent' | 'received' })[];
  chats: (ChatRecord & Purged)[];
  files: (FileRecord & Purged)[];
  subscription: (Subscriber & Purged) | null;
  /** Those of other spellings of the address. */
  otherSubscriptions: (Subscriber & Purged)[];
  emails: (AutomaticMail & Purged)[];
  decks: (DeckRecord & Purged)[];
  consents: ConsentRecord[];
  suppression: (Purged & { reason: SuppressionReason; detail: string | null; created_at: string }) | null;
  links: (Purged & { created_at: string; expires_at: string })[];
}

/** A conversation on WhatsApp, for the person who has the number. */
export interface MyConversation {
  as_of: string;
  whatsapp: {
    phone: string | null;
    user_id: string | null;
    name: string | null;
    locale: Locale;
    stopped_at: string | null;
  };
  /** `file` is the name of a stored file. */
  chats: (ChatRecord & Purged & { file: string | null })[];
  /** Messages about a demo for which a form with the number asked. */
  reminders: { asked_at: string; starts_at: string }[];
  links: MyData['links'];
}

export const PersonalDataRequest = z.object({ email: EmailAddress });

export interface PersonalData {
  email: string;
  submissions: (Submission & { keep: Keep | null })[];
  bookings: BookingRecord[];
  conversation: ConversationRecord[];
  chats: ChatRecord[];
  files: FileRecord[];
  subscriber: Subscriber | null;
  otherSubscribers: Subscriber[];
  emails: OutboxEmail[];
  decks: DeckRecord[];
  recommendations: (Recommendation & { submission_id: string })[];
  /** Records that staff have marked as those of this person, without the other addresses. */
  same_person: { submission_id: string; same_as: string }[];
  declines: (Decline & { submission_id: string; by: string; at: string })[];
}

/** `entries` counts emails in other people's conversations, which lose their text. */
export interface Erasure {
  erased: { submissions: number; emails: number; subscribers: number; entries: number };
}

export interface PrivacyEndpoints {
  'POST /api/my-data': { body: z.input<typeof MyDataRequest>; reply: { message: string } };
  'GET /api/admin/people': { query: z.input<typeof PersonalDataRequest>; reply: PersonalData };
  'DELETE /api/admin/people': { body: z.input<typeof PersonalDataRequest>; reply: Erasure };
}
