import type { SubmissionStatus } from '../contracts/submissions.ts';

export const stages = ['new', 'screening', 'interview', 'offer', 'hired', 'declined'] as const;
export type Stage = (typeof stages)[number];

export function statusOfStage(stage: Stage): SubmissionStatus {
  if (stage === 'new') return 'pending';
  return stage === 'hired' || stage === 'declined' ? 'completed' : 'contacted';
}
