import type { FoundSection } from '../knowledge/section-index.ts';
import { chain, citations, visibleText, withoutImages } from './text-stage.ts';

interface AnswerFilter {
  push(chunk: string): string;
  end(): { rest: string; cited: number[] };
}

export function createAnswerFilter(sections: readonly FoundSection[]): AnswerFilter {
  const cited = new Set<number>();
  const stages = chain([visibleText(), citations((number) => cited.add(number)), withoutImages()]);
  return {
    push: stages.push,
    end() {
      const rest = stages.end();
      return { rest, cited: [...cited].filter((number) => number >= 1 && number <= sections.length) };
    },
  };
}
