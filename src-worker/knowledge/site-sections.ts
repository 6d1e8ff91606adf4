import * as z from 'zod';
import { type KnowledgeSection, knowledgeFile, maxSectionLength } from '../../src-shared/knowledge/section.ts';
import { locales } from '../../src-shared/locales.ts';

const Sections: z.ZodType<KnowledgeSection[]> = z.array(
  z.object({
    id: z.string(),
    locale: z.enum(locales),
    path: z.string().startsWith('/'),
    title: z.string(),
    text: z.string().max(maxSectionLength),
    context: z.string(),
    weight: z.number().positive(),
  }),
);

/** Reads the sections that the build has cut from the site. @throws Error when the file is missing or not what it should be */
export async function readSiteSections(assets: Pick<Fetcher, 'fetch'>): Promise<KnowledgeSection[]> {
  const response = await assets.fetch(`https://assets.local/${knowledgeFile}`);
  if (!response.ok) throw new Error(`${knowledgeFile} was answered with ${response.status}`);
  return Sections.parse(await response.json());
}
