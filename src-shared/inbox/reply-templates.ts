import type { SubmissionType } from '../forms/options.ts';
import type { Stage } from './stages.ts';

interface TemplateFacts {
  forms: readonly SubmissionType[];
  stage?: Stage;
}

export const replyTemplates = {
  call: { forms: ['demo', 'partnership', 'other'] },
  information: { forms: ['demo', 'partnership', 'other'] },
  later: { forms: ['demo', 'partnership', 'career', 'other'] },
  screening: { forms: ['career'], stage: 'screening' },
  interview: { forms: ['career'], stage: 'interview' },
  offer: { forms: ['career'], stage: 'offer' },
  hired: { forms: ['career'], stage: 'hired' },
  declined: { forms: ['career'], stage: 'declined' },
} as const satisfies Record<string, TemplateFacts>;

export type TemplateId = keyof typeof replyTemplates;
