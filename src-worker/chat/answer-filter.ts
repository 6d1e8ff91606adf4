import type { FoundSection } from '../knowledge/found-section.ts';

export interface AnswerFilter {
  /** @returns what can be shown now */
  push(chunk: string): string;
  /** @returns what was held back until the end, and the numbers of the sections that the answer cites, from 1 */
  end(): { rest: string; cited: number[] };
}

/** What the model writes goes through it before anybody sees it. It holds back half of a surrogate pair. */
export function createAnswerFilter(_sections: FoundSection[]): AnswerFilter {
  let held = '';
  return {
    push(chunk) {
      const text = held + chunk;
      held = /[\ud800-\udbff]$/.exec(text)?.[0] ?? '';
      return text.slice(0, text.length - held.length).toWellFormed();
    },
    end: () => ({ rest: '', cited: [] }),
  };
}
