import { inject } from 'vitest';
import { type KnowledgeSection, knowledgeFile } from '#shared/knowledge/section.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sections: KnowledgeSection[];
  }
}

/** The sections of the site, as a build would have cut them. */
export const sections = inject('sections');

/** The static files with the sections that a build would have written. */
export function siteAssets(assets: Fetcher): Pick<Fetcher, 'fetch'> {
  return {
    fetch(input, init) {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      return pathname === `/${knowledgeFile}` ? Promise.resolve(Response.json(sections)) : assets.fetch(input, init);
    },
  };
}
