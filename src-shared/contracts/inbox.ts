import * as z from 'zod';
import type { EmailKind, EmailStatus } from '../email-kinds.ts';
import type { EntryKind } from '../entry-kinds.ts';
import { maxChanges, maxLength } from '../limits.ts';
import { locales } from '../locales.ts';
import { type Stage, stages } from '../stages.ts';
import type { BlockingReason } from '../suppression-reasons.ts';
import type { Page, Query } from './admin.ts';
import type { StaffBooking } from './admin-bookings.ts';
import { Id, messageKey, requiredText } from './field-types.ts';
import { type Attachment, type Submission, type SubmissionStatus, submissionStatuses } from './submissions.ts';

const status = z.enum(submissionStatuses, 'The status must be pending, contacted or completed.').optional();
const stage = z.enum(stages, `The stage must be one of ${stages.join(', ')}.`).optional();
/** Of a local host too, where `staff@localhost` is signed in. */
const Assignee = z
  .string(messageKey('noEmail'))
  .trim()
  .toLowerCase()
  .max(maxLength.email, messageKey('tooLong'))
  .pipe(z.email({ pattern: z.regexes.html5Email, error: messageKey('invalidEmail') }));
const assignee = Assignee.nullable().optional();

/** A field that is not sent stays. The change is refused when one of the `expected…` values does not hold any more. */
const change = {
  status,
  stage,
  assignee,
  expectedStatus: status,
  expectedStage: stage,
  expectedAssignee: assignee,
};
type Change = z.infer<z.ZodObject<typeof change>>;

const changesSomething = [
  ({ status, stage, assignee }: Change) => status !== undefined || stage !== undefined || assignee !== undefined,
  'Please send a status, a stage or an assignee.',
] as const;

export const SubmissionChange = z.object(change).refine(...changesSomething);
export type SubmissionChange = z.infer<typeof SubmissionChange>;

export const SubmissionChanges = z.object({
  changes: z
    .array(z.object({ id: Id, ...change }).refine(...changesSomething))
    .min(1, 'Please choose a submission.')
    .max(maxChanges, `Please choose at most ${maxChanges} submissions.`),
});

export const NoteRequest = z.object({ id: Id.optional(), text: requiredText(maxLength.message) });

export const ReplyRequest = z.object({
  id: Id.optional(),
  subject: requiredText(maxLength.replySubject),
  /** Markdown. */
  text: requiredText(maxLength.replyText),
  /** The language of the mail's frame; without it, that of the submission. */
  locale: z.enum(locales, 'The language must be en or ar.').optional(),
  /** The newest sent or received entry that its author has seen; null for none. Refused when there is a newer one. */
  lastSeen: Id.nullable().optional(),
});
export type ReplyRequest = z.infer<typeof ReplyRequest>;

export const DeclineRequest = z.object({
  ids: z
    .array(Id)
    .min(1, 'Please choose an application.')
    .max(maxChanges, `Please choose at most ${maxChanges} applications.`),
});

const setting = z.boolean('Please send true or false.').optional();

/** A setting that is not sent stays. */
export const StaffSettings = z
  .object({ digest: setting, summary: setting })
  .refine(({ digest, summary }) => digest !== undefined || summary !== undefined, 'Please send digest or summary.');

/** A submission as staff see it. */
export interface StaffSubmission extends Submission {
  assignee: string | null;
  /** Of a job application, otherwise null. */
  stage: Stage | null;
  /** Since when the visitor waits for an answer; null after one. */
  waiting_since: string | null;
  /** The chat that it came from. */
  chat_session_id: string | null;
}

/** `suspicious`: it has scripts, embedded files or a password, or it loads something from elsewhere. */
export interface StaffAttachment extends Attachment {
  suspicious: boolean;
}

/** A file of a received mail, which is not stored. `size` is in bytes. */
export interface ListedFile {
  name: string;
  size: number;
  type: string;
}

/**
 * Why a received mail may not come from the address in it. `unchecked`: the receiving server did not state what it has checked.
 * Otherwise what does not vouch for the address: the envelope's sender, SPF, DKIM or DMARC, with its result and the domain that it is about.
 */
export type SenderDoubt =
  | { check: 'unchecked' }
  | { check: 'envelope'; domain: string }
  | { check: 'spf' | 'dkim' | 'dmarc'; result: AuthResult; domain: string | null };

/** Of RFC 8601. */
export const authResults = ['none', 'pass', 'fail', 'softfail', 'policy', 'neutral', 'temperror', 'permerror'] as const;
export type AuthResult = (typeof authResults)[number];

/** `by` is a staff address, or the sender of a received mail; empty when the sender has erased it. */
export interface ConversationEntry {
  id: string;
  kind: EntryKind;
  /** Markdown in a sent mail, plain text otherwise. */
  text: string;
  by: string;
  at: string;
  /** Of a sent mail, as long as it is in the outbox. */
  emailStatus?: EmailStatus;
  /** Of a mail. */
  subject?: string | null;
  /** The earlier mails that a received one repeats. */
  quoted?: string | null;
  files?: ListedFile[];
  /** An answer of a program, such as an out-of-office notice. */
  automatic?: boolean;
  doubts?: SenderDoubt[];
}

export type SubmissionEvent = { by: string; at: string } & (
  | { field: 'status'; from: SubmissionStatus; to: SubmissionStatus }
  | { field: 'stage'; from: Stage | null; to: Stage | null }
  | { field: 'assignee'; from: string | null; to: string | null }
);

/** A mail to the visitor that the site sent by itself. */
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

/** An earlier or later application that may be of the same person, and what they have in common. */
export interface Duplicate {
  id: string;
  name: string;
  position: string | null;
  submitted_at: string;
  stage: Stage | null;
  same: ('name' | 'email' | 'file')[];
}

export interface SubmissionDetail {
  submission: StaffSubmission;
  files: StaffAttachment[];
  /** The changes of the status, newest first. */
  history: { from: SubmissionStatus; to: SubmissionStatus; by: string; at: string }[];
  /** Oldest first. */
  events: SubmissionEvent[];
  conversation: ConversationEntry[];
  mails: AutomaticMail[];
  booking: StaffBooking | null;
  /** Cancelled and missed demos before it, oldest first. */
  earlierBookings: StaffBooking[];
  /** Colleagues who are writing an answer at the moment. */
  drafting: { by: string; at: string }[];
  duplicates: Duplicate[];
  /** Why no mail goes to the visitor's address, if none does. */
  suppression: BlockingReason | null;
  /** `YYYY-MM-DD`: the office's next working day after today. */
  nextWorkingDay: string;
}

/** The values that a change replaced. */
export interface Before {
  status: SubmissionStatus;
  stage: Stage | null;
  assignee: string | null;
}

/** A column of the board: the applications of a stage, newest first. */
export interface StageColumn extends Page<StaffSubmission> {
  stage: Stage;
  count: number;
}

export interface InboxEndpoints {
  'GET /api/admin/submissions': { query: Query; reply: Page<StaffSubmission> };
  'GET /api/admin/submissions/:id': { params: { id: string }; reply: SubmissionDetail };
  'PATCH /api/admin/submissions/:id': {
    params: { id: string };
    body: z.input<typeof SubmissionChange>;
    reply: { submission: StaffSubmission };
  };
  'POST /api/admin/submissions/changes': {
    body: z.input<typeof SubmissionChanges>;
    /** `unchanged` are the ids of those that are gone, or where an expected value does not hold any more. */
    reply: { changed: { submission: StaffSubmission; before: Before }[]; unchanged: string[] };
  };
  'POST /api/admin/submissions/decline': {
    body: z.input<typeof DeclineRequest>;
    /** `skipped` are those that are no applications, or are decided already. */
    reply: { declined: string[]; skipped: string[] };
  };
  'POST /api/admin/submissions/:id/notes': {
    params: { id: string };
    body: z.input<typeof NoteRequest>;
    reply: { entry: ConversationEntry };
  };
  'POST /api/admin/submissions/:id/replies': {
    params: { id: string };
    body: z.input<typeof ReplyRequest>;
    reply: { entry: ConversationEntry; submission: StaffSubmission; dueAt: string };
  };
  'DELETE /api/admin/submissions/:id/replies/:entryId': {
    params: { id: string; entryId: string };
    reply: { submission: StaffSubmission };
  };
  'PUT /api/admin/submissions/:id/draft': { params: { id: string }; reply: undefined };
  'DELETE /api/admin/submissions/:id/draft': { params: { id: string }; reply: undefined };
  'GET /api/admin/applications': { query: Query; reply: { stages: StageColumn[] } };
  'GET /api/admin/staff': { reply: { items: string[] } };
  'PATCH /api/admin/me': { body: z.input<typeof StaffSettings>; reply: { digest?: boolean; summary?: boolean } };
}
