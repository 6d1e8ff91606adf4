import type { StepKind } from '../../../src-shared/content/en/samples/lagentry.ts';

export interface Grammar {
  trigger: RegExp;
  laterTrigger: RegExp;
  condition: RegExp;
  joiners: RegExp;
  withCommas: (text: string) => string;
  firstVerb: (words: readonly string[], from: number) => number;
  /** By its first verb and, where that depends on it, its object: `make a call`, `make a payment`. */
  kindOf: (words: string) => StepKind | undefined;
  /** What else a clause does that begins with a harmless verb, or a condition: `read it or pay it`. */
  hiddenRisk: (words: string, isCondition: boolean) => StepKind | undefined;
}

export const risks: ReadonlySet<StepKind> = new Set(['send', 'pay', 'delete']);
