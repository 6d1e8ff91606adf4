import { beforeEach, expect, it, vi } from 'vitest';
import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import { readSiteSections } from '#worker/chat/knowledge/find-sections.ts';
import { writeIndex } from '#worker/chat/knowledge/index-file.ts';
import { buildIndex } from '#worker/chat/knowledge/section-index.ts';
import { sections } from '../../support/knowledge.ts';
import { expectLogs, logged } from '../../support/logs.ts';

let findSections: typeof import('#worker/chat/knowledge/find-sections.ts').findSections;

const requests: string[] = [];

let respond: () => Response;
let respondWithIndex: () => Response;

const env = {
  ASSETS: {
    fetch: async (url: string) => {
      const { pathname } = new URL(url);
      requests.push(pathname);
      return pathname === '/knowledge.json' ? respond() : respondWithIndex();
    },
  } as unknown as Fetcher,
};

async function ask(text: string, language: 'en' | 'ar' = 'en', added?: Parameters<typeof findSections>[3]) {
  const { sections: found } = await findSections(env, { text, language }, [], added);
  return found.map(({ id }) => id);
}

// The module keeps the file that it has read, as an isolate does.
beforeEach(async () => {
  vi.resetModules();
  ({ findSections } = await import('#worker/chat/knowledge/find-sections.ts'));
  requests.length = 0;
  respond = () => Response.json(sections);
  respondWithIndex = () => new Response('none', { status: 404 });
});

it('reads each file once, and searches in the language of the question', async () => {
  expect(await ask('Are you hiring?')).toContain('careers/positions');
  expect(await ask('هل لديكم وظائف شاغرة؟', 'ar')).toContain('careers/positions');
  const { sections: found } = await findSections(env, { text: 'هل لديكم وظائف شاغرة؟', language: 'ar' });
  expect(found[0]?.path).toMatch(/^\/ar\//);
  expect(requests).toEqual(['/knowledge.json', '/knowledge-en.index', '/knowledge-ar.index']);
});

it('waits for no reading of another object, which may never end', async () => {
  const hanging = { ASSETS: { fetch: () => new Promise(() => {}) } as unknown as Fetcher };
  void findSections(hanging, { text: 'Are you hiring?', language: 'en' });
  expect(await ask('Are you hiring?')).toContain('careers/positions');
});

it('finds nothing without the file, logs it, and reads the file once it is back', async () => {
  expectLogs('knowledge_unavailable');
  respond = () => new Response('gone', { status: 404 });
  expect(await ask('Are you hiring?')).toEqual([]);
  expect(logged.join()).toContain('knowledge_unavailable');
  expect(logged.join()).not.toContain('hiring');
  respond = () => Response.json(sections);
  expect(await ask('Are you hiring?')).toContain('careers/positions');
});

it('searches the index of the build instead of making one', async () => {
  const english = sections.filter(({ locale }) => locale === 'en');
  const other = english.map((section, index) => ({ ...section, text: index === 7 ? 'Zanzibar' : section.text }));
  respondWithIndex = () => new Response(writeIndex(english, buildIndex(other)) as Uint8Array<ArrayBuffer>);
  expect(await ask('Zanzibar')).toContain(english[7]!.id);
  expect(await ask('هل لديكم وظائف شاغرة؟', 'ar')).toContain('careers/positions');
});

it('searches added sections too, and new ones with their version', async () => {
  const answer: KnowledgeSection = {
    id: 'written/1',
    locale: 'en',
    path: '/company',
    weight: 2,
    context: '',
    searchPhrases: '',
    title: 'Parking',
    text: 'Visitors park in the basement of the tower.',
  };
  expect(await ask('Where can I park?', 'en', { version: '1', sections: [] })).not.toContain('written/1');
  expect(await ask('Where can I park?', 'en', { version: '2', sections: [answer] }).then(([first]) => first)).toBe(
    'written/1',
  );
  expect(await ask('Where can I park?', 'en', { version: '3', sections: [] })).not.toContain('written/1');
  respond = () => new Response('gone', { status: 404 });
});

const answering = (response: Response) => ({ fetch: async () => response });

it('reads the sections of the build', async () => {
  expect(await readSiteSections(answering(Response.json(sections)))).toEqual(sections);
});

it.each([
  ['a missing file', new Response('not found', { status: 404 })],
  ['no JSON', new Response('<html>')],
  ['another JSON', Response.json({ sections: [] })],
  ['a section without a text', Response.json([{ ...sections[0], text: undefined }])],
  ['a section that leads to another site', Response.json([{ ...sections[0], path: 'https://evil.example' }])],
])('refuses %s', async (_what, response) => {
  await expect(readSiteSections(answering(response))).rejects.toThrow();
});
