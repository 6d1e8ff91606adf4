import * as z from 'zod';
import type { HiddenReason } from '../inbox/hidden-reasons.ts';
import type { Verdict } from '../inbox/hiring.ts';
import type { Stage } from '../inbox/stages.ts';
import { maxCopies, maxLength, maxReplyDelayDays } from '../limits.ts';
import { type Locale, locales } from '../locales.ts';
import type { BlockingReason } from '../mail/cancellation-codes.ts';
import type { EmailKind, EmailStatus } from '../mail/email-kinds.ts';
import { conversationMessages } from '../staff-texts/messages.ts';
import type { StaffBooking } from './bookings.ts';
import { draftText, EmailAddress, futureTime, Id, requiredText } from './field-types.ts';
import type { Decline, Recommendation } from './hiring.ts';
import type { StaffSubmission } from './inbox.ts';
import type { Attachment, EntryKind, SubmissionStatus } from './submissions.ts';

export const NoteRequest = z.object({ id: Id.optional(), text: requiredText(maxLength.message) });

export const NoteCorrection = z.object({ text: requiredText(maxLength.message) });

export const ReplyRequest = z.object({
  id: Id.optional(),
  subject: requiredText(maxLength.replySubject),
  text: requiredText(maxLength.replyText),
  locale: z.enum(locales, 'The language must be en or ar.').optional(),
  /** The newest entry that the author has read; the id of the record if there was none. */
  seenUntil: Id.optional(),
  anyway: z.literal(true, 'anyway can only be true.').optional(),
  complete: z.literal(true, 'complete can only be true.').optional(),
  sendAt: futureTime(maxReplyDelayDays).optional(),
  cc: z
    .array(EmailAddress, conversationMessages.ccIsList)
    .max(maxCopies, conversationMessages.tooManyCopies)
    .optional(),
});
export type ReplyRequest = z.infer<typeof ReplyRequest>;

/** A subject or `cc` of null is the default. `version` is the `at` that the author has seen, null for a new draft. */
export const ReplyDraftChange = z.object({
  subject: draftText(maxLength.replySubject).nullable(),
  cc: draftText(maxLength.cc).nullable().default(null),
  text: draftText(maxLength.replyText),
  locale: z.enum(locales, 'The language must be en or ar.'),
  version: z.iso.datetime('The version must be the at of the draft, or null.').nullable(),
});
export type ReplyDraftChange = z.infer<typeof ReplyDraftChange>;

export interface ReplyDraft {
  by: string;
  at: string;
  subject: string | null;
  cc: string | null;
  text: string;
  locale: Locale;
}

export interface StaffAttachment extends Attachment {
  suspicious: boolean;
}

/** A file without `id` is not stored. */
export interface ListedFile {
  id?: string;
  suspicious?: boolean;
  name: string;
  size: number;
  type: string;
}

/**
 * `unchecked`: the receiving server did not state its checks. Any other check does not vouch for the sender's address;
 * `result` is as in RFC 8601, and `domain` is the one that was checked.
 */
export type SenderDoubt =
  | { check: 'unchecked' }
  | { check: 'envelope'; domain: string }
  | { check: 'spf' | 'dkim' | 'dmarc'; result: AuthResult; domain: string | null };

export const authResults = ['none', 'pass', 'fail', 'softfail', 'policy', 'neutral', 'temperror', 'permerror'] as const;
export type AuthResult = (typeof authResults)[number];

/** `by` is a staff address, or the sender of a received email; empty after the sender's data is erased. */
export interface ConversationEntry {
  id: string;
  kind: EntryKind;
  text: string;
  by: string;
  at: string;
  editedAt?: string;
  emailStatus?: EmailStatus;
  undelivered?: string;
  subject?: string | null;
  quoted?: string | null;
  files?: ListedFile[];
  automatic?: boolean;
  doubts?: SenderDoubt[];
  /** A reply that is sent later has it, no other. */
  sendAt?: string;
  /** Addresses in copy; for a received email, those that its reply keeps. */
  cc?: string[];
}

export type SubmissionEvent = { by: string; at: string } & (
  | { field: 'status'; from: SubmissionStatus; to: SubmissionStatus }
  | { field: 'stage'; from: Stage | null; to: Stage | null; decline?: Decline }
  | { field: 'recommended'; from: Verdict | null; to: Verdict | null }
  | { field: 'assignee'; from: string | null; to: string | null }
  | { field: 'next_step'; from: string | null; to: string | null }
  | { field: 'hidden'; from: HiddenReason | null; to: HiddenReason | null }
  /** `to`: the names of the corrected fields, divided by commas. */
  | { field: 'contact_corrected'; from: null; to: string }
  | { field: 'withdrawn'; from: Stage | null; to: 'withdrawn' }
);

export interface AutomaticMail {
  id: string;
  kind: EmailKind;
  subject: string;
  status: EmailStatus;
  created_at: string;
  due_at: string;
  sent_at: string | null;
  last_error: string | null;
}

export interface Duplicate {
  id: string;
  name: string;
  position: string | null;
  submitted_at: string;
  stage: Stage | null;
  demo: StaffSubmission['demo'];
  same: ('name' | 'email' | 'file')[];
}

export interface SubmissionDetail {
  submission: StaffSubmission;
  files: StaffAttachment[];
  history: { from: SubmissionStatus; to: SubmissionStatus; by: string; at: string }[];
  events: SubmissionEvent[];
  conversation: ConversationEntry[];
  mails: AutomaticMail[];
  booking: StaffBooking | null;
  earlierBookings: StaffBooking[];
  drafting: { by: string; at: string }[];
  /** Colleagues who have the record open and do not write. */
  looking: string[];
  drafts: ReplyDraft[];
  duplicates: Duplicate[];
  /** Oldest first. */
  recommendations: Recommendation[];
  suppression: BlockingReason | null;
  nextWorkingDay: string;
}

export interface ConversationEndpoints {
  'GET /api/admin/submissions/:id': { params: { id: string }; reply: SubmissionDetail };
  'POST /api/admin/submissions/:id/notes': {
    params: { id: string };
    body: z.input<typeof NoteRequest>;
    reply: { entry: ConversationEntry; told: string[] };
  };
  'PUT /api/admin/notes/:id': {
    params: { id: string };
    body: z.input<typeof NoteCorrection>;
    reply: { entry: ConversationEntry };
  };
  'DELETE /api/admin/notes/:id': { params: { id: string }; reply: undefined };
  'POST /api/admin/submissions/:id/replies': {
    params: { id: string };
    body: z.input<typeof ReplyRequest> | FormData;
    reply: { entry: ConversationEntry; submission: StaffSubmission; dueAt: string };
  };
  'DELETE /api/admin/submissions/:id/replies/:entryId': {
    params: { id: string; entryId: string };
    reply: { submission: StaffSubmission };
  };
  'PUT /api/admin/submissions/:id/draft': {
    params: { id: string };
    body: z.input<typeof ReplyDraftChange>;
    reply: { draft: ReplyDraft };
  };
  'DELETE /api/admin/submissions/:id/draft': { params: { id: string }; reply: undefined };
}
