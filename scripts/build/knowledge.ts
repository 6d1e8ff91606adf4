import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutSite } from '../../src-shared/knowledge/cut-site.ts';
import { type KnowledgeSection, knowledgeFile } from '../../src-shared/knowledge/section.ts';
import { retentionSettings } from '../lib/retention-settings.ts';
import { turnstileSiteKey } from '../lib/turnstile-site-key.ts';

export async function writeKnowledge(dist: string, pages: readonly { address: string; body: string }[]): Promise<void> {
  const sections = cutSite({ days: retentionSettings(), turnstile: turnstileSiteKey() !== '' });
  requirePlaces(sections, pages);
  await writeFile(join(dist, knowledgeFile), JSON.stringify(sections));
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
