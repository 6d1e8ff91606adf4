import type { StepKind } from '../../../src-shared/content/en/samples/lagentry.ts';

export interface RoutineStep {
  kind: StepKind;
  /** As the sentence has them, without the condition. */
  words: string;
  /** With its conjunction: `if the difference is under 100 dirhams`. */
  condition?: string;
}

/** What a sentence says: what starts the work, and what is done then. */
export interface Routine {
  /** Undefined when the sentence does not say it: somebody starts it. */
  trigger?: string;
  steps: readonly RoutineStep[];
  /** Whether the sentence has more steps than are shown. */
  isCut: boolean;
}

/** What leaves the house, costs money, cannot be undone or is a question to a person waits for an approval. */
const approvalKinds: ReadonlySet<StepKind> = new Set(['ask', 'send', 'pay', 'delete']);

export function needsApproval({ kind }: RoutineStep): boolean {
  return approvalKinds.has(kind);
}
