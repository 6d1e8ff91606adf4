import type { StepKind } from '#shared/content/en/samples/lagentry.ts';

export interface Grammar {
  trigger: RegExp;
  laterTrigger: RegExp;
  condition: RegExp;
  joiners: RegExp;
  withCommas: (text: string) => string;
  /** The beginning of a request in a trigger without a comma: `when a mail arrives read it`. */
  requestInTrigger: (words: readonly string[]) => number;
  firstVerb: (words: readonly string[], from: number) => number;
  /** The kind of the first verb and, where that depends on it, its object: `make a call`, `make a payment`. */
  kindOf: (words: string) => StepKind | undefined;
  /** The riskier action of a clause that begins harmlessly, or of a condition: `read it or pay it`. */
  hiddenRisk: (words: string, isCondition: boolean) => StepKind | undefined;
}

export const risks: ReadonlySet<StepKind> = new Set(['send', 'pay', 'delete']);
