/** What the sample's reader knows of a step. `plain` is one that it does not know. */
export type StepKind =
  | 'read'
  | 'find'
  | 'check'
  | 'compare'
  | 'calculate'
  | 'decide'
  | 'ask'
  | 'write'
  | 'send'
  | 'pay'
  | 'file'
  | 'delete'
  | 'plain';

/** Why a sentence is no routine. */
export type RoutineProblem = 'empty' | 'noSteps' | 'unclear';

/** A routine to choose, with the invented data of its run. */
export interface PreparedRoutine {
  name: string;
  sentence: string;
  /** What the trigger brings. */
  arrival: string;
  /** What each step finds or does. */
  steps: string[];
  /** What the approval is about. */
  stake: string;
  result: string;
}

export interface LagentryContent {
  /** Accessible name of the prepared routines. */
  choose: string;
  routines: PreparedRoutine[];
  /** Label of the sentence. */
  sentence: string;
  /** What the reader can do, and what it cannot. */
  reader: string;
  build: string;
  chainTitle: string;
  trigger: string;
  /** In the place of a trigger that the sentence does not have. */
  noTrigger: string;
  kinds: Record<StepKind, string>;
  result: string;
  /** Before it is there. */
  expectedResult: string;
  /** States of a step, for screen readers. */
  states: { planned: string; current: string; done: string; skipped: string };
  gate: { planned: string; waiting: string; approved: string; declined: string };
  /** Accessible name of the two buttons. */
  decide: string;
  approve: string;
  decline: string;
  logTitle: string;
  logLead: string;
  approval: string;
  /** In the picture of a run. */
  approvedByPerson: string;
  /** In the log of a routine that the visitor has written. */
  noData: string;
  ownResult: string;
  stopped: string;
  working: string;
  /** What has come of a run, in a word. */
  outcomes: { waiting: string; finished: string; declined: string; unread: string };
  waiting: (words: string) => string;
  declined: string;
  cut: string;
  problems: Record<RoutineProblem, string>;
}
