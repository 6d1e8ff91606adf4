import type { FoundSection } from '../knowledge/section-index.ts';
import { allRules, canary } from '../prompt.ts';
import { backwards, encodingsOf, type Secret, stopAtSecrets } from './leaks.ts';
import { chain, citations, visibleText, withoutImages } from './text-stage.ts';

interface AnswerFilter {
  push(chunk: string): string;
  end(): { rest: string; cited: number[] };
}

const rules = allRules.join('\n');
const secrets: Secret[] = [
  ...encodingsOf(canary).map((text) => ({ text, run: text.replace(/[^a-z0-9]/gi, '').length, coincidence: 3 })),
  // About eight words: fewer may be a sentence of Joe's own.
  ...[rules, backwards(rules)].map((text) => ({ text, run: 40, coincidence: 14 })),
];

/** An answer that repeats Joe's rules ends there with `refusal`. */
export function createAnswerFilter(sections: readonly FoundSection[], refusal: string): AnswerFilter {
  const cited = new Set<number>();
  let leaked = false;
  const stages = chain([
    visibleText(),
    citations((number) => cited.add(number)),
    withoutImages(),
    stopAtSecrets(secrets, refusal, () => {
      leaked = true;
    }),
  ]);
  return {
    push: stages.push,
    end() {
      const rest = stages.end();
      return { rest, cited: leaked ? [] : [...cited].filter((number) => number >= 1 && number <= sections.length) };
    },
  };
}
