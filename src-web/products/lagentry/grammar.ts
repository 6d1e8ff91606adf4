import type { StepKind } from '../../../src-shared/content/en/samples/lagentry.ts';

/** What the reader knows of a language. */
export interface Grammar {
  /** At the beginning of what starts a routine. */
  trigger: RegExp;
  /** The same within a sentence: `read the order when it comes in`. */
  laterTrigger: RegExp;
  /** A clause with a condition at its end: what is before it, and the condition. */
  condition: RegExp;
  /** Words around a clause that only join it to the others. */
  joiners: RegExp;
  /** Puts a comma where a clause begins without one. */
  withCommas: (text: string) => string;
  /** The index of the first word, at or after `from`, that says what to do where no comma does; -1 without one. */
  firstVerb: (words: readonly string[], from: number) => number;
  /** What the words of a clause ask for; undefined when the reader does not know it. */
  kindOf: (words: string) => StepKind | undefined;
}
