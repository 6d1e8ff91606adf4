import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '#shared/brand.ts';
import { type KnowledgeSection, knowledgeFile } from '#shared/knowledge/section.ts';
import { defaultLocale, locales } from '#shared/locales.ts';
import { indexFileOf, writeIndex } from '#worker/chat/knowledge/index-file.ts';
import { buildIndex } from '#worker/chat/knowledge/section-index.ts';
import { siteUrl } from '../lib/build-settings.ts';
import { cutSite, type KnowledgePage } from './knowledge/cut-site.ts';

export async function writeKnowledge(dist: string, pages: readonly KnowledgePage[]): Promise<void> {
  const sections = await cutSite(pages);
  await writeFile(join(dist, knowledgeFile), JSON.stringify(sections));
  for (const locale of locales) {
    const own = sections.filter((section) => section.locale === locale);
    await writeFile(join(dist, indexFileOf(locale)), writeIndex(own, buildIndex(own)));
  }
  await writeFile(join(dist, 'llms-full.txt'), fullText(sections));
}

/** Joe's English sections, page by page, for other assistants. */
export function fullText(sections: readonly KnowledgeSection[]): string {
  const english = sections.filter(({ locale }) => locale === defaultLocale);
  const pages = Map.groupBy(english, ({ path }) => path.split('#')[0]!);
  const texts = [...pages].map(([path, own]) => {
    const parts = own.map(({ title, text }) => `### ${title}\n\n${text}`);
    return `## ${siteUrl()}${path}\n\n${parts.join('\n\n')}`;
  });
  return `# ${brand.name}\n\n${texts.join('\n\n')}\n`;
}
