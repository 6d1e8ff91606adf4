import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { database } from '#worker/db/client.ts';
import { selectOutlines } from '#worker/news/store.ts';
import { arabic, english, noPosts, publish } from '../support/posts.ts';

it('reads the first 2,000 characters of each text for its description', async () => {
  await noPosts();
  const content = `${'a'.repeat(2000)}b`;
  await publish({ en: { ...english, content }, ar: { ...arabic, content } });
  const outlines = await selectOutlines(database(env), '2099-01-01T00:00:00.000Z');
  const beginning = 'a'.repeat(2000);
  expect(outlines).toMatchObject([{ content: beginning, contentAr: beginning }]);
});
