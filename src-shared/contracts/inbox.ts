import * as z from 'zod';
import type { BookingStatus } from '../bookings/statuses.ts';
import { experienceRanges, formTypes, positions, submissionTypes } from '../forms/options.ts';
import { type HiddenReason, hiddenReasons } from '../inbox/hidden-reasons.ts';
import type { Verdict } from '../inbox/hiring.ts';
import { type Stage, stages } from '../inbox/stages.ts';
import { maxChanges, maxLength, maxSnoozeDays } from '../limits.ts';
import { locales } from '../locales.ts';
import type { SnippetPart } from '../search/snippet.ts';
import { listMessages } from '../staff-texts/messages.ts';
import { addDays, gulfDate, isDay } from '../time/days.ts';
import type { Page, PageQuery } from './admin.ts';
import {
  EmailAddress,
  Id,
  oneOf,
  optionalText,
  orNull,
  Phone,
  requiredText,
  SearchText,
  StaffAddress,
} from './field-types.ts';
import { Decline, type Keep } from './hiring.ts';
import { type ShownStatus, type Submission, submissionStatuses } from './submissions.ts';

const noStatus = 'The status must be pending, contacted or completed.';
const status = z.enum(submissionStatuses, noStatus).optional();
const expectedStatus = z.enum([...submissionStatuses, 'withdrawn'], noStatus).optional();
const stage = z.enum(stages, `The stage must be one of ${stages.join(', ')}.`).optional();
const assignee = StaffAddress.nullable().optional();
const hidden = z.enum(hiddenReasons, 'The field hidden must be spam, deleted or null.').nullable().optional();
const SnoozeDate = z
  .string()
  .refine(
    (day) => isDay(day) && day > gulfDate() && day <= addDays(gulfDate(), maxSnoozeDays),
    `Choose a future date within the next ${maxSnoozeDays} days.`,
  );
const snoozedUntil = SnoozeDate.nullable().optional();

const NextStep = z.object({
  text: requiredText(maxLength.nextStep),
  dueOn: z
    .string()
    .refine(
      (day) => isDay(day) && day <= addDays(gulfDate(), maxSnoozeDays),
      `Choose a date within the next ${maxSnoozeDays} days.`,
    ),
});
export type NextStep = z.infer<typeof NextStep>;

/** A snooze ends when its working day begins. An absent field stays unchanged; an `expected…` value that no longer holds is a conflict. */
const change = {
  status,
  stage,
  decline: Decline.optional(),
  assignee,
  hidden,
  snoozedUntil,
  /** Null: it is done. */
  nextStep: NextStep.nullable().optional(),
  expectedStatus,
  expectedStage: stage,
  expectedAssignee: assignee,
};
type Change = z.infer<z.ZodObject<typeof change>>;

const changesSomething = [
  ({ status, stage, assignee, hidden, snoozedUntil, nextStep }: Change) =>
    [status, stage, assignee, hidden, snoozedUntil, nextStep].some((value) => value !== undefined),
  'Please send a status, a stage, an assignee, hidden, snoozedUntil or nextStep.',
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
    (values) => changesSomething[0](values) || contactFields.some((name) => values[name] !== undefined),
    'Please send a status, a stage, an assignee, hidden, snoozedUntil, nextStep or a field of the contact.',
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

export interface StaffSubmission extends Submission {
  assignee: string | null;
  stage: Stage | null;
  stage_since: string | null;
  waiting_since: string | null;
  chat_session_id: string | null;
  snoozed_until: string | null;
  entered_by: string | null;
  next_step: NextStep | null;
  keep: Keep | null;
  hidden: { as: HiddenReason; at: string } | null;
  demo: { startsAt: string; status: BookingStatus } | null;
  /** The list has it, a single record does not. */
  preview?: RowPreview;
  /** On the board: the time of the application's deletion if nothing changes, null while it is kept. */
  purge_at?: string | null;
  /** On the board: the recommendations of colleagues. */
  verdicts?: Verdict[];
  /** On the board: the reason why the application was declined. */
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

export interface Before {
  status: ShownStatus;
  stage: Stage | null;
  assignee: string | null;
  hidden: HiddenReason | null;
  nextStep: NextStep | null;
}

export interface StageColumn extends Page<StaffSubmission> {
  stage: Stage;
  count: number;
}

const noPosition = 'Please choose the position.';

export const LeadRequest = z
  .object({
    id: Id.optional(),
    formType: z.enum(formTypes, 'The type must be demo, partnership or career.'),
    firstName: requiredText(maxLength.name),
    lastName: optionalText(maxLength.name),
    email: EmailAddress,
    phone: Phone,
    company: optionalText(maxLength.company),
    locale: z.enum(locales, 'The language must be en or ar.').default('en'),
    position: orNull(oneOf(positions)),
    experience: orNull(oneOf(experienceRanges)),
    message: optionalText(maxLength.note),
    /** The way and the day of the person's consent, such as “asked on the phone on 3 March”. */
    consent: requiredText(maxLength.chatReason),
    confirm: z.boolean('Please send true or false.').default(false),
  })
  .refine(({ formType, position }) => formType !== 'career' || position !== null, {
    path: ['position'],
    message: noPosition,
  });
export type LeadRequest = z.infer<typeof LeadRequest>;

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
  /** Unanswered, or waiting for a reply. */
  needsReply: z.literal('true', listMessages.isTrue('needsReply')).optional(),
  snoozed: z.literal('true', listMessages.isTrue('snoozed')).optional(),
  nextStep: z.literal('true', listMessages.isTrue('nextStep')).optional(),
  /** Kept for later, with the applicant’s consent. */
  kept: z.literal('true', listMessages.isTrue('kept')).optional(),
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
  'PATCH /api/admin/submissions/:id': {
    params: { id: string };
    body: z.input<typeof SubmissionChange>;
    reply: { submission: StaffSubmission };
  };
  'POST /api/admin/submissions/changes': {
    body: z.input<typeof SubmissionChanges>;
    reply: { changed: { submission: StaffSubmission; before: Before }[]; unchanged: string[] };
  };
  'GET /api/admin/applications': { query: PageQuery & z.input<typeof BoardFilters>; reply: { stages: StageColumn[] } };
  'POST /api/admin/submissions': { body: z.input<typeof LeadRequest>; reply: { submission: StaffSubmission } };
}
