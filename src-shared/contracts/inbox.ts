import * as z from 'zod';
import type { BookingStatus } from '../bookings/statuses.ts';
import { submissionTypes } from '../forms/options.ts';
import { type HiddenReason, hiddenReasons } from '../inbox/hidden-reasons.ts';
import type { Verdict } from '../inbox/hiring.ts';
import { type Stage, stages } from '../inbox/stages.ts';
import { maxChanges, maxCopies, maxLength, maxReplyDelay, maxSnooze } from '../limits.ts';
import { locales } from '../locales.ts';
import type { EmailKind, EmailStatus } from '../mail/email-kinds.ts';
import type { BlockingReason } from '../mail/suppression-reasons.ts';
import { type Role, roles } from '../roles.ts';
import type { SnippetPart } from '../search/snippet.ts';
import { conversationMessages, listMessages } from '../staff-texts/messages.ts';
import { addDays, gulfDate, isDay } from '../time/days.ts';
import type { Page, PageQuery } from './admin.ts';
import type { StaffBooking } from './admin-bookings.ts';
import {
  EmailAddress,
  futureTime,
  Id,
  messageKey,
  optionalText,
  Phone,
  requiredText,
  SearchText,
} from './field-types.ts';
import { Decline, type Recommendation } from './hiring.ts';
import type { ReplyDraft } from './reply-drafts.ts';
import {
  type Attachment,
  type EntryKind,
  type Submission,
  type SubmissionStatus,
  submissionStatuses,
} from './submissions.ts';

const status = z.enum(submissionStatuses, 'The status must be pending, contacted or completed.').optional();
const stage = z.enum(stages, `The stage must be one of ${stages.join(', ')}.`).optional();
export const StaffAddress = z
  .string(messageKey('noEmail'))
  .trim()
  .toLowerCase()
  .max(maxLength.email, messageKey('tooLong'))
  .pipe(z.email({ pattern: z.regexes.html5Email, error: messageKey('invalidEmail') }));
/** A staff member, or a service token by its name. */
export const MemberAddress = z.union(
  [
    z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^service:[\w.-]{1,100}$/),
    StaffAddress,
  ],
  'Please enter an email address such as name@company.com, or the name of a service token.',
);
const assignee = StaffAddress.nullable().optional();
const hidden = z.enum(hiddenReasons, 'The field hidden must be spam, deleted or null.').nullable().optional();
const SnoozeDate = z
  .string()
  .refine(
    (day) => isDay(day) && day > gulfDate() && day <= addDays(gulfDate(), maxSnooze),
    `Choose a future date within the next ${maxSnooze} days.`,
  );
const snoozedUntil = SnoozeDate.nullable().optional();

/** A snooze ends when its working day begins. An absent field stays unchanged; an `expected…` value that no longer holds is a conflict. */
const change = {
  status,
  stage,
  decline: Decline.optional(),
  assignee,
  hidden,
  snoozedUntil,
  expectedStatus: status,
  expectedStage: stage,
  expectedAssignee: assignee,
};
type Change = z.infer<z.ZodObject<typeof change>>;

const changesSomething = [
  ({ status, stage, assignee, hidden, snoozedUntil }: Change) =>
    [status, stage, assignee, hidden, snoozedUntil].some((value) => value !== undefined),
  'Please send a status, a stage, an assignee, hidden or snoozedUntil.',
] as const;

const declinesWithStage = [
  ({ stage, decline }: Change) => decline === undefined || stage === 'declined',
  'A reason of a decline needs the stage declined.',
] as const;

export const contactFields = ['firstName', 'lastName', 'email', 'phone', 'company'] as const;
export type ContactField = (typeof contactFields)[number];

const contact = {
  firstName: requiredText(maxLength.name).optional(),
  lastName: optionalText(maxLength.name).optional(),
  email: EmailAddress.optional(),
  phone: Phone.optional(),
  company: optionalText(maxLength.company).optional(),
} satisfies Record<ContactField, z.ZodType>;
export type GivenContact = z.infer<z.ZodObject<typeof contact>>;

export const SubmissionChange = z
  .object({ ...change, ...contact })
  .refine(
    (given) => changesSomething[0](given) || contactFields.some((name) => given[name] !== undefined),
    'Please send a status, a stage, an assignee, hidden, snoozedUntil or a field of the contact.',
  )
  .refine(...declinesWithStage);
export type SubmissionChange = z.infer<typeof SubmissionChange>;

export const SubmissionChanges = z.object({
  changes: z
    .array(
      z
        .object({ id: Id, ...change })
        .refine(...changesSomething)
        .refine(...declinesWithStage),
    )
    .min(1, 'Please choose a submission.')
    .max(maxChanges, `Please choose at most ${maxChanges} submissions.`),
});

export const NoteRequest = z.object({ id: Id.optional(), text: requiredText(maxLength.message) });

export const NoteCorrection = z.object({ text: requiredText(maxLength.message) });

export const ReplyRequest = z.object({
  id: Id.optional(),
  subject: requiredText(maxLength.replySubject),
  text: requiredText(maxLength.replyText),
  locale: z.enum(locales, 'The language must be en or ar.').optional(),
  lastSeen: Id.nullable().optional(),
  complete: z.literal(true, 'complete can only be true.').optional(),
  sendAt: futureTime(maxReplyDelay).optional(),
  cc: z
    .array(EmailAddress, conversationMessages.ccIsList)
    .max(maxCopies, conversationMessages.tooManyCopies)
    .optional(),
});
export type ReplyRequest = z.infer<typeof ReplyRequest>;

const setting = z.boolean('Please send true or false.').optional();

const StaffName = z.string('Please send a name.').trim().max(maxLength.name, messageKey('tooLong'));

export const StaffSettings = z
  .object({
    digest: setting,
    summary: setting,
    name: StaffName.optional(),
    signature: z.string('Please send a text.').trim().max(maxLength.signature, messageKey('tooLong')).optional(),
  })
  .refine(
    (settings) => Object.values(settings).some((value) => value !== undefined),
    'Please send digest, summary, name or signature.',
  );

export interface StaffMember {
  email: string;
  name: string;
  roles: Role[];
}

export const StaffChange = z
  .object({
    name: StaffName.optional(),
    roles: z
      .array(z.enum(roles, `A role must be one of ${roles.join(', ')}.`), 'The roles must be a list.')
      .transform((given) => roles.filter((role) => given.includes(role)))
      .optional(),
  })
  .refine(({ name, roles }) => name !== undefined || roles !== undefined, 'Please send a name or roles.');
export type StaffChange = z.infer<typeof StaffChange>;

export interface StaffSubmission extends Submission {
  assignee: string | null;
  stage: Stage | null;
  stage_since: string | null;
  waiting_since: string | null;
  chat_session_id: string | null;
  snoozed_until: string | null;
  entered_by: string | null;
  hidden: { as: HiddenReason; at: string } | null;
  demo: { startsAt: string; status: BookingStatus } | null;
  /** Only in the list. */
  preview?: RowPreview;
  /** Only on the board: when the application is deleted if nothing changes, null while it is kept. */
  purge_at?: string | null;
  /** Only on the board: what colleagues recommend. */
  verdicts?: Verdict[];
  /** Only on the board: why the application was declined. */
  decline?: Decline | null;
}

/** The first hundred characters of the newest message, and the words around those that a search has found. */
export interface RowPreview {
  text: string;
  by: 'visitor' | 'staff';
  found: SnippetPart[] | null;
  /** Staff who have begun a reply. */
  drafts: string[];
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
  /** Of a reply that is sent later. */
  sendAt?: string;
  /** Addresses in copy; for a received email, those that its reply keeps. */
  cc?: string[];
}

export type SubmissionEvent = { by: string; at: string } & (
  | { field: 'status'; from: SubmissionStatus; to: SubmissionStatus }
  | { field: 'stage'; from: Stage | null; to: Stage | null; decline?: Decline }
  | { field: 'recommended'; from: Verdict | null; to: Verdict | null }
  | { field: 'assignee'; from: string | null; to: string | null }
  | { field: 'hidden'; from: HiddenReason | null; to: HiddenReason | null }
  /** `to`: the names of the corrected fields, divided by commas. */
  | { field: 'contact_corrected'; from: null; to: string }
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
  drafts: ReplyDraft[];
  duplicates: Duplicate[];
  /** Oldest first. */
  recommendations: Recommendation[];
  suppression: BlockingReason | null;
  nextWorkingDay: string;
}

export interface Before {
  status: SubmissionStatus;
  stage: Stage | null;
  assignee: string | null;
  hidden: HiddenReason | null;
}

export interface StageColumn extends Page<StaffSubmission> {
  stage: Stage;
  count: number;
}

const AssigneeQuery = z.string().trim().toLowerCase().min(1).max(maxLength.email).optional();

export const SubmissionFilters = z.object({
  status: z.enum(submissionStatuses, listMessages.submissionStatus).optional(),
  formType: z.enum(submissionTypes, listMessages.submissionType).optional(),
  locale: z.enum(locales, listMessages.locale).optional(),
  assignee: AssigneeQuery,
  stage: z.enum(stages, listMessages.stage(stages)).optional(),
  position: z.string().min(1).max(maxLength.search).optional(),
  open: z.literal('true', listMessages.isTrue('open')).optional(),
  waiting: z.literal('true', listMessages.isTrue('waiting')).optional(),
  unanswered: z.literal('true', listMessages.isTrue('unanswered')).optional(),
  snoozed: z.literal('true', listMessages.isTrue('snoozed')).optional(),
  replied: z.enum(['in-time', 'late'], listMessages.replied).optional(),
  hidden: z.enum(hiddenReasons, listMessages.hidden).optional(),
  q: SearchText.optional(),
});

export const BoardFilters = z.object({
  position: z.string().max(maxLength.search).optional(),
  assignee: AssigneeQuery,
  q: SearchText.optional(),
  stage: z.enum(stages, listMessages.stage(stages)).optional(),
});

export interface InboxEndpoints {
  'GET /api/admin/submissions': { query: PageQuery & z.input<typeof SubmissionFilters>; reply: Page<StaffSubmission> };
  'GET /api/admin/submissions/:id': { params: { id: string }; reply: SubmissionDetail };
  'PATCH /api/admin/submissions/:id': {
    params: { id: string };
    body: z.input<typeof SubmissionChange>;
    reply: { submission: StaffSubmission };
  };
  'POST /api/admin/submissions/changes': {
    body: z.input<typeof SubmissionChanges>;
    reply: { changed: { submission: StaffSubmission; before: Before }[]; unchanged: string[] };
  };
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
  'GET /api/admin/applications': { query: PageQuery & z.input<typeof BoardFilters>; reply: { stages: StageColumn[] } };
  'GET /api/admin/staff': { reply: { items: StaffMember[] } };
  'PUT /api/admin/staff/:email': {
    params: { email: string };
    body: z.input<typeof StaffChange>;
    reply: { item: StaffMember };
  };
  'DELETE /api/admin/staff/:email': { params: { email: string }; reply: undefined };
  'PATCH /api/admin/me': { body: z.input<typeof StaffSettings>; reply: z.infer<typeof StaffSettings> };
}
