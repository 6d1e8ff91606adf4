import * as z from 'zod';
import { type DeclineReason, declineReasons, keepMonths, type Verdict, verdicts } from '../inbox/hiring.ts';
import type { Stage } from '../inbox/stages.ts';
import { maxChanges, maxLength } from '../limits.ts';
import type { Locale } from '../locales.ts';
import type { PeriodQuery } from './analytics.ts';
import { Id, optionalText } from './field-types.ts';

/** Why an application was declined, which only staff see. */
export const Decline = z.object({
  reason: z.enum(declineReasons, `The reason must be one of ${declineReasons.join(', ')}.`),
  text: optionalText(maxLength.declineText),
});
export type Decline = z.infer<typeof Decline>;

/** Kept for later: asked by staff, until the end of a day in Dubai; `agreed_at` once the applicant agrees. */
export interface Keep {
  until: string;
  asked_at: string;
  agreed_at: string | null;
}

const noMonths = `Choose ${keepMonths.join(', ')} months.`;
export const KeepRequest = z.object({
  months: z.number(noMonths).refine((months) => (keepMonths as readonly number[]).includes(months), noMonths),
});

export const RecommendationRequest = z.object({
  verdict: z.enum(verdicts, `The verdict must be one of ${verdicts.join(', ')}.`),
  text: optionalText(maxLength.message),
});

export interface Recommendation {
  by: string;
  at: string;
  verdict: Verdict;
  text: string | null;
}

const Ids = z
  .array(Id)
  .min(1, 'Please choose an application.')
  .max(maxChanges, `Please choose at most ${maxChanges} applications.`);

export const DeclineRequest = z.object({ ids: Ids, decline: Decline.optional() });
export const DeclinePreviewRequest = z.object({ ids: Ids });
export const DeclineUndoRequest = z.object({ replies: z.array(Id).min(1).max(maxChanges) });

/** The email to the first applicant of each language, of `count`. */
export interface DeclineEmail {
  locale: Locale;
  to: string;
  count: number;
  subject: string;
  text: string;
}

/** The state of the applications with this name: `all` is the sum of the others. */
export interface Applications {
  name: string | null;
  all: number;
  open: number;
  hired: number;
  notHired: number;
}

/** Applications that came in a period, as they are now. */
export interface HiringFigures {
  period: { from: string; to: string };
  /** Only the newest `maxFigured` are counted. */
  isCut: boolean;
  total: Applications;
  positions: Applications[];
  sources: Applications[];
  /** The time in a stage is that of applications that have left it. */
  stages: { stage: Stage | 'withdrawn'; count: number; medianSeconds: number | null }[];
  declines: { reason: DeclineReason | null; count: number }[];
  reviewers: { by: string; counts: Record<Verdict, number> }[];
}

export interface HiringEndpoints {
  'GET /api/admin/applications/figures': { query: PeriodQuery; reply: HiringFigures };
  'PUT /api/admin/submissions/:id/recommendation': {
    params: { id: string };
    body: z.input<typeof RecommendationRequest>;
    reply: { recommendation: Recommendation };
  };
  'DELETE /api/admin/submissions/:id/recommendation': { params: { id: string }; reply: undefined };
  'POST /api/admin/submissions/:id/keep': {
    params: { id: string };
    body: z.input<typeof KeepRequest>;
    reply: { keep: Keep };
  };
  'POST /api/admin/submissions/decline': {
    body: z.input<typeof DeclineRequest>;
    reply: { declined: string[]; skipped: string[]; replies: string[] };
  };
  'POST /api/admin/submissions/decline/preview': {
    body: z.input<typeof DeclinePreviewRequest>;
    reply: { letters: DeclineEmail[] };
  };
  'POST /api/admin/submissions/decline/undo': {
    body: z.input<typeof DeclineUndoRequest>;
    reply: { restored: string[] };
  };
}
