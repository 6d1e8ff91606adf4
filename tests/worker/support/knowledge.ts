import { cutSite } from '../../../src-shared/knowledge/cut-site.ts';
import { knowledgeFile } from '../../../src-shared/knowledge/section.ts';
import { legalFacts } from '../../support/legal-facts.ts';

/** The sections of the site, as a build with the default settings cuts them. */
export const sections = cutSite(legalFacts);

/** The static files with the sections that a build would have written. */
export function siteAssets(assets: Fetcher): Pick<Fetcher, 'fetch'> {
  return {
    fetch(input, init) {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      return pathname === `/${knowledgeFile}` ? Promise.resolve(Response.json(sections)) : assets.fetch(input, init);
    },
  };
}
