import { expect, test } from 'vitest';
import type { StepKind } from '#shared/content/en/samples/lagentry.ts';
import {
  type Decision,
  eventsOf,
  gateOf,
  type Routine,
  type Run,
  stateOf,
  stopOf,
  timeOf,
} from '#web/products/lagentry/run.ts';

function routineOf(...kinds: StepKind[]): Routine {
  return { trigger: 'when it comes', steps: kinds.map((kind) => ({ kind, words: kind })), isCut: false };
}

function runOf(routine: Routine, completed: number, decisions: Decision[], isRunning = false): Run {
  return { routine, events: eventsOf(routine), decisions, completed, isRunning };
}

test('only asking, sending, paying, deleting and unknown steps need an approval', () => {
  const kinds: StepKind[] = ['read', 'ask', 'send', 'write', 'pay', 'delete', 'file', 'plain'];
  const approved = eventsOf(routineOf(...kinds)).flatMap((event) =>
    event.kind === 'approval' ? [kinds[event.step]] : [],
  );
  expect(approved).toEqual(['ask', 'send', 'pay', 'delete', 'plain']);
});

test('a run stops at each approval, and ends at a decline', () => {
  const events = eventsOf(routineOf('read', 'send', 'pay'));
  expect(events.map(({ kind }) => kind)).toEqual(['trigger', 'step', 'approval', 'step', 'approval', 'step', 'result']);
  expect(stopOf(events, [])).toBe(2);
  expect(stopOf(events, ['approved'])).toBe(4);
  expect(stopOf(events, ['approved', 'approved'])).toBe(7);
  expect(stopOf(events, ['declined'])).toBe(3);
  expect(stopOf(events, ['approved', 'declined'])).toBe(5);
});

test('an approval waits only when the run has come to it', () => {
  const routine = routineOf('read', 'send');
  expect(gateOf(runOf(routine, 1, [], true), 2)).toBe('planned');
  expect(gateOf(runOf(routine, 2, []), 2)).toBe('waiting');
  expect(gateOf(runOf(routine, 3, ['approved'], true), 2)).toBe('approved');
  expect(gateOf(runOf(routine, 3, ['declined']), 2)).toBe('declined');
});

test('the steps after a decline are left out', () => {
  const routine = routineOf('read', 'send');
  const states = (run: Run) => run.events.map((_, index) => stateOf(run, index));
  expect(states(runOf(routine, 2, []))).toEqual(['done', 'done', 'current', 'planned', 'planned']);
  expect(states(runOf(routine, 3, ['declined']))).toEqual(['done', 'done', 'done', 'skipped', 'skipped']);
});

test('the times of a log follow each other, and a decision takes the longest', () => {
  const events = eventsOf(routineOf('read', 'send'));
  expect(events.map((_, index) => timeOf(events, index))).toEqual([
    '09:14:02',
    '09:14:05',
    '09:14:08',
    '09:15:48',
    '09:15:51',
  ]);
});
