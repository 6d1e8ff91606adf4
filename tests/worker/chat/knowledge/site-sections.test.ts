import { expect, it } from 'vitest';
import { readSiteSections } from '../../../../src-worker/chat/knowledge/find-sections.ts';
import { sections } from '../../support/knowledge.ts';

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
