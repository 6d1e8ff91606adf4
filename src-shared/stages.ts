import type { SubmissionStatus } from './contracts/submissions.ts';

/** The stages of a job application. */
export const stages = ['new', 'screening', 'interview', 'offer', 'hired', 'declined'] as const;
export type Stage = (typeof stages)[number];

/** The status that a stage gives its application. */
export function statusOfStage(stage: Stage): SubmissionStatus {
  if (stage === 'new') return 'pending';
  return stage === 'hired' || stage === 'declined' ? 'completed' : 'contacted';
}
