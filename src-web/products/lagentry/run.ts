import type { PreparedRoutine, StepKind } from '#shared/content/en/samples/lagentry.ts';

export type Decision = 'approved' | 'declined';

export type RunEvent = { kind: 'trigger' | 'result' } | { kind: 'step' | 'approval'; step: number };

export interface Run {
  routine: Routine;
  prepared?: PreparedRoutine;
  events: readonly RunEvent[];
  decisions: readonly Decision[];
  completed: number;
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

export function stopOf(events: readonly RunEvent[], decisions: readonly Decision[]): number {
  const approvals = events.flatMap(({ kind }, index) => (kind === 'approval' ? [index] : []));
  const declined = decisions.indexOf('declined');
  if (declined >= 0) return approvals[declined]! + 1;
  return approvals[decisions.length] ?? events.length;
}

export function stateOf({ completed, decisions }: Run, index: number): RunState {
  if (index < completed) return 'done';
  if (decisions.includes('declined')) return 'skipped';
  return index === completed ? 'current' : 'planned';
}

export function gateOf(
  { events, decisions, completed, isRunning }: Run,
  index: number,
): Decision | 'planned' | 'waiting' {
  const before = events.slice(0, index).filter(({ kind }) => kind === 'approval').length;
  return decisions[before] ?? (completed === index && !isRunning ? 'waiting' : 'planned');
}

export function timeOf(events: readonly RunEvent[], index: number): string {
  const decided = events.slice(0, index).filter(({ kind }) => kind === 'approval').length;
  const seconds = 2 + 3 * index + 97 * decided;
  const pad = (number: number) => String(number).padStart(2, '0');
  return `09:${pad(14 + Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}

export interface RoutineStep {
  kind: StepKind;
  words: string;
  condition?: string;
}

export interface Routine {
  trigger?: string;
  steps: readonly RoutineStep[];
  isCut: boolean;
}

/** Steps that leave the company, cost money, cannot be undone, ask a person or are not understood. */
const approvalKinds: ReadonlySet<StepKind> = new Set(['ask', 'send', 'pay', 'delete', 'plain']);

export function needsApproval({ kind }: RoutineStep): boolean {
  return approvalKinds.has(kind);
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
