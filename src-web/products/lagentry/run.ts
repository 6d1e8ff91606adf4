import type { PreparedRoutine, StepKind } from '../../../src-shared/content/en/samples/lagentry.ts';

export type Decision = 'approved' | 'declined';

/** What happens in a run, one after the other. A step that needs it has an approval before it. */
export type RunEvent = { kind: 'trigger' | 'result' } | { kind: 'step' | 'approval'; step: number };

export interface Run {
  routine: Routine;
  /** Its data, when it is one of the prepared routines. */
  prepared?: PreparedRoutine;
  events: readonly RunEvent[];
  decisions: readonly Decision[];
  /** How many events have happened. */
  done: number;
  isRunning: boolean;
}

export type RunState = 'planned' | 'current' | 'done' | 'skipped';

export function eventsOf({ steps }: Routine): RunEvent[] {
  return [
    { kind: 'trigger' },
    ...steps.flatMap((step, index): RunEvent[] => [
      ...(needsApproval(step) ? [{ kind: 'approval', step: index } as const] : []),
      { kind: 'step', step: index },
    ]),
    { kind: 'result' },
  ];
}

/** How many events happen before somebody has to decide, or in all. Nothing happens after a decline. */
export function stopOf(events: readonly RunEvent[], decisions: readonly Decision[]): number {
  const approvals = events.flatMap(({ kind }, index) => (kind === 'approval' ? [index] : []));
  const declined = decisions.indexOf('declined');
  if (declined >= 0) return approvals[declined]! + 1;
  return approvals[decisions.length] ?? events.length;
}

export function stateOf({ done, decisions }: Run, index: number): RunState {
  if (index < done) return 'done';
  if (decisions.includes('declined')) return 'skipped';
  return index === done ? 'current' : 'planned';
}

/** The state of the approval at `index`: how it was decided, or whether it is its turn. */
export function gateOf({ events, decisions, done, isRunning }: Run, index: number): Decision | 'planned' | 'waiting' {
  const before = events.slice(0, index).filter(({ kind }) => kind === 'approval').length;
  return decisions[before] ?? (done === index && !isRunning ? 'waiting' : 'planned');
}

/** The invented time of an event: `09:14:05`. A decision takes its time. */
export function timeOf(events: readonly RunEvent[], index: number): string {
  const decided = events.slice(0, index).filter(({ kind }) => kind === 'approval').length;
  const seconds = 2 + 3 * index + 97 * decided;
  const pad = (number: number) => String(number).padStart(2, '0');
  return `09:${pad(14 + Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}

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

/** A clause from the middle of a sentence, as it stands alone. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
