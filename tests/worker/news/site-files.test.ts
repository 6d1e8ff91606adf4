import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { databaseDown, databaseHanging, recordingDatabase } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import { arabic, english, inHours, noPosts, patchNews, publish, publishMany, visit } from '../support/posts.ts';

beforeEach(noPosts);

const validators = { headers: { 'if-none-match': '"file"' } };

it('serves the built files with their validators while it knows of no news', async () => {
  await publish({ en: english, publishAt: inHours(1) });
  await (await visit('/')).text();
  for (const path of ['/', '/ar', '/sitemap.xml', '/llms.txt', '/llms-full.txt']) {
    const file = await visit(path);
    expect(file.headers.get('etag')).toBe('"file"');
    expect(await file.text()).not.toMatch(/id="news"|\/news\//);
    expect((await visit(path, validators)).status).toBe(304);
  }
});

it('shows the latest three in its language below the products, and links to all', async () => {
  for (const day of [4, 3, 2, 1]) await publish({ slug: `day-${day}`, en: english, publishAt: inHours(-24 * day) });
  await publish({ slug: 'both', en: english, ar: arabic });
  const home = await visit('/', validators);
  expect(home.status).toBe(200);
  expect(home.headers.get('etag')).toBeNull();
  const page = await home.text();
  const links = [...page.matchAll(/href="(\/news[^"]*)"/g)].map(([, href]) => href);
  expect(links.slice(-4)).toEqual(['/news/both', '/news/day-1', '/news/day-2', '/news']);
  expect(page.indexOf('id="products"')).toBeLessThan(page.indexOf('id="news"'));
  const arabicPage = await (await visit('/ar')).text();
  expect(arabicPage).toContain('href="/ar/news/both"');
  expect(arabicPage).not.toContain('day-1');
});

it('shows a change at the next visit, and one of another isolate within a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { id } = await publish({ slug: 'office', en: english });
  const isShown = async () => (await (await visit('/')).text()).includes('/news/office');
  expect(await isShown()).toBe(true);
  await patchNews(id, { status: 'withdrawn' });
  expect(await isShown()).toBe(false);
  await env.DB.prepare('UPDATE posts SET withdrawn = 0').run();
  vi.setSystemTime(Date.now() + 30_000);
  expect(await isShown()).toBe(true);
});

it('adds published texts to the sitemap and, in English, to the texts for assistants', async () => {
  await publish({ slug: 'both', en: english, ar: arabic });
  await publish({ slug: 'one', ar: arabic });
  const sitemap = await (await visit('/sitemap.xml')).text();
  expect([...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address).sort()).toEqual([
    'https://rihla.example/',
    'https://rihla.example/ar/news/both',
    'https://rihla.example/ar/news/one',
    'https://rihla.example/news/both',
  ]);
  expect(sitemap.match(/hreflang="ar"/g)).toHaveLength(2);
  expect(sitemap.trim()).toMatch(/<\/urlset>$/);
  const llms = await (await visit('/llms.txt')).text();
  expect(llms).toContain('- [A new office](https://rihla.example/news/both): Larger than before.');
  expect(llms).not.toContain('/ar/news');
  expect(await (await visit('/llms-full.txt')).text()).toBe(
    '# Rihla AI\n\n## https://rihla.example/\n\n## https://rihla.example/news/both\n\n### A new office\n\nLarger than before.\n\nCome **in**.\n',
  );
});

it('gives assistants the newest hundred whole texts', async () => {
  await publishMany(101);
  const text = await (await visit('/llms-full.txt')).text();
  expect(text.match(/\n## .*\/news\//g)).toHaveLength(100);
  expect(text).toContain('/news/post-100\n');
});

it('shows the page without news while the database is away', async () => {
  expectLogs('news_unavailable');
  const home = await visit('/', {}, { DB: databaseDown() });
  expect(home.status).toBe(200);
  expect(await home.text()).not.toContain('id="news"');
});

it('sends the page up to its news before the database answers', async () => {
  expectLogs('news_unavailable');
  const home = await visit('/', {}, { DB: databaseHanging() });
  const parts = home.body!.pipeThrough(new TextDecoderStream()).getReader();
  const first = await parts.read();
  expect(first.value).toContain('<h1');
  let rest = '';
  for (let part = await parts.read(); !part.done; part = await parts.read()) rest += part.value;
  expect(rest).toContain('</html>');
});

it('reads the texts again only after a change', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { id } = await publish({ slug: 'office', en: english });
  const { DB, statements } = recordingDatabase();
  const reads = () => statements.filter((sql) => /"content"/.test(sql)).length;
  const visitLater = async () => {
    vi.setSystemTime(Date.now() + 30_000);
    return (await visit('/', {}, { DB })).text();
  };
  await visitLater();
  await visitLater();
  expect(reads()).toBe(1);
  await env.DB.prepare("UPDATE posts SET title = 'Moved', changed_at = '2099-01-01T00:00:00.000Z' WHERE id = ?")
    .bind(id)
    .run();
  expect(await visitLater()).toContain('Moved');
  expect(reads()).toBe(2);
});
