import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '../../src-shared/brand.ts';
import { cutSite } from '../../src-shared/knowledge/cut-site.ts';
import { type KnowledgeSection, knowledgeFile } from '../../src-shared/knowledge/section.ts';
import { defaultLocale } from '../../src-shared/locales.ts';
import { buildSetting, retentionSettings, siteUrl } from '../lib/build-settings.ts';
import { processorSettings } from '../lib/processor-settings.ts';

export async function writeKnowledge(dist: string, pages: readonly { address: string; body: string }[]): Promise<void> {
  const turnstile = buildSetting('TURNSTILE_SITE_KEY') !== '';
  const sections = cutSite({ days: retentionSettings(), turnstile, processors: processorSettings() });
  requirePlaces(sections, pages);
  await writeFile(join(dist, knowledgeFile), JSON.stringify(sections));
  await writeFile(join(dist, 'llms-full.txt'), fullText(sections));
}

/** What Joe knows in English, page by page, for other assistants. */
export function fullText(sections: readonly KnowledgeSection[]): string {
  const english = sections.filter(({ locale }) => locale === defaultLocale);
  const pages = Map.groupBy(english, ({ path }) => path.split('#')[0]!);
  const texts = [...pages].map(([path, own]) => {
    const parts = own.map(({ title, text }) => `### ${title}\n\n${text}`);
    return `## ${siteUrl()}${path}\n\n${parts.join('\n\n')}`;
  });
  return `# ${brand.name}\n\n${texts.join('\n\n')}\n`;
}

export function requirePlaces(
  sections: readonly Pick<KnowledgeSection, 'id' | 'path'>[],
  pages: readonly { address: string; body: string }[],
): void {
  const bodies = new Map(pages.map(({ address, body }) => [address, body]));
  for (const { id, path } of sections) {
    const [address = '', fragment] = path.split('#');
    const body = bodies.get(address);
    if (body === undefined) throw new Error(`The section ${id} leads to ${path}, which is no page`);
    if (fragment && !body.includes(`id="${fragment}"`))
      throw new Error(`${address} has no element ${fragment} (${id})`);
  }
}
