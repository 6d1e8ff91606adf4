import type { Source } from '../../src-shared/contracts/chat.ts';
import type { FoundSection } from '../knowledge/found-section.ts';

/** The links under an answer: one for each place on the site, at most three. */
export function sourcesOf(sections: readonly FoundSection[]): Source[] {
  const places = new Map<string, Source>();
  for (const { title, path } of sections) {
    if (path !== '' && !places.has(path)) places.set(path, { title, path });
  }
  return [...places.values()].slice(0, 3);
}
