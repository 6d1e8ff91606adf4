import { beforeEach, expect, it } from 'vitest';
import { databaseDown, jsonPost } from '../support/faults.ts';
import { elementsOf } from '../support/html.ts';
import { expectLogs } from '../support/logs.ts';
import { uploadedPicture } from '../support/pictures.ts';
import { arabic, english, inHours, noPosts, patchNews, publish, publishMany, visit } from '../support/posts.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';

beforeEach(noPosts);

const html = async (path: string) => (await visit(path)).text();
const linksIn = async (path: string) =>
  (await elementsOf(await html(path))).filter(({ tag }) => tag === 'a').map(({ attributes }) => attributes.href);

it('lists what is published in a language, newest first', async () => {
  expect(await html('/news')).toContain('Nothing yet');
  await publish({ slug: 'old', en: english, publishAt: inHours(-48) });
  await publish({ slug: 'new', en: english, ar: arabic });
  await publish({ slug: 'later', en: english, publishAt: inHours(2) });
  const { id } = await publish({ slug: 'gone', en: english });
  await patchNews(id, { status: 'withdrawn' });
  expect((await linksIn('/news')).filter((href) => href!.startsWith('/news/'))).toEqual(['/news/new', '/news/old']);
  expect((await linksIn('/ar/news')).filter((href) => href!.startsWith('/ar/news/'))).toEqual(['/ar/news/new']);
  const page = await visit('/news');
  expect(page.headers.get('cache-control')).toBe('public, max-age=30');
  expect(page.headers.get('x-robots-tag')).toBeNull();
  expect(await page.text()).not.toMatch(/Nothing yet|Sample/);
});

it('describes the share picture that is shown, that of all news when it has none', async () => {
  await publish({ slug: 'plain', en: english, publishAt: inHours(-1) });
  const page = await html('/news/plain');
  expect(page).toContain('<meta property="og:image" content="https://rihla.example/share/news.png"/>');
  expect(page).toContain('<meta property="og:image:alt" content="News from Rihla AI"/>');
});

it('shows a text with its head, its picture and its neighbours', async () => {
  const { url } = await uploadedPicture();
  await publish({ slug: 'first', en: { ...english, title: 'First' }, publishAt: inHours(-3) });
  const content = `Come **in**, by [demo](/schedule-demo).\n\n![The door](${url})`;
  const title = 'A "new" <office>';
  const publishAt = inHours(-2);
  await publish({ slug: 'office', en: { ...english, title, content }, ar: arabic, publishAt });
  await publish({ slug: 'last', en: { ...english, title: 'Last' }, publishAt: inHours(-1) });
  await publish({ slug: 'arabic', ar: arabic, publishAt: inHours(-1.5) });

  const elements = await elementsOf(await html('/news/office'));
  const values = (tag: string, name: string) =>
    elements.filter((one) => one.tag === tag).flatMap(({ attributes }) => attributes[name] ?? []);
  const meta = (name: string) =>
    elements
      .filter(({ attributes }) => [attributes.property, attributes.name].includes(name))
      .map((one) => one.attributes.content);
  expect(elements.filter(({ tag }) => tag === 'title').map(({ text }) => text)).toEqual([`${title} · Rihla AI`]);
  expect(elements.filter(({ tag }) => tag === 'h1').map(({ text }) => text)).toEqual([title]);
  expect(meta('description')).toEqual([english.lead]);
  expect(meta('og:title')).toEqual([title]);
  expect(meta('og:type')).toEqual(['article']);
  expect(meta('og:image')).toEqual([`https://rihla.example${url}`]);
  expect(meta('og:image:alt')).toEqual(['The door']);
  expect(meta('robots')).toEqual([]);
  const alternates = elements.filter(({ tag, attributes }) => tag === 'link' && 'hreflang' in attributes);
  expect(alternates.map(({ attributes }) => `${attributes.hreflang} ${attributes.href}`)).toEqual([
    'en https://rihla.example/news/office',
    'ar https://rihla.example/ar/news/office',
    'x-default https://rihla.example/news/office',
  ]);
  expect(values('link', 'type')).toEqual(['application/atom+xml']);
  expect(values('a', 'href')).toEqual([
    ...['/ar/news/office', '/news/office', '/schedule-demo', '/schedule-demo', '/contact'],
    ...['/news/last', '/news/first', '/news'],
  ]);
  const [picture] = elements.filter(({ tag }) => tag === 'img');
  expect(picture!.attributes).toMatchObject({ src: url, alt: 'The door', width: '12', height: '8', loading: 'lazy' });

  const json = JSON.parse(elements.find(({ attributes }) => attributes.type === 'application/ld+json')!.text);
  const publisher = { '@type': 'Organization', name: 'Rihla AI', url: 'https://rihla.example/' };
  expect(json).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: english.lead,
    url: 'https://rihla.example/news/office',
    mainEntityOfPage: 'https://rihla.example/news/office',
    inLanguage: 'en',
    datePublished: publishAt,
    dateModified: expect.stringMatching(/^20\d\d-/),
    image: `https://rihla.example${url}`,
    author: publisher,
    publisher: { ...publisher, logo: 'https://rihla.example/icon-512.png' },
  });
  expect(JSON.stringify(json)).not.toContain('amal');
});

it('leads to the list in a language that a text does not have', async () => {
  expectLogs('page_missing');
  await publish({ slug: 'office', en: english });
  const elements = await elementsOf(await html('/news/office'));
  expect(elements.filter(({ attributes }) => 'hreflang' in attributes).map((one) => one.attributes.href)).toEqual([
    '/ar/news',
    '/news/office',
  ]);
  await expectRefusal(visit('/ar/news/office'), [404, 'not_found', 'الصفحة المطلوبة غير موجودة.']);
});

it('shows raw HTML as typed, and links to no script', async () => {
  const content =
    '<script>alert(1)</script> <b onclick="x">bold</b>\n\n[bad](javascript:alert(1)) [data](data:text/html,x) [out](//evil.example)\n\n<iframe src="x"></iframe>';
  await publish({ slug: 'attack', en: { title: '<img src=x onerror=alert(1)>', lead: '"><script>', content } });
  for (const path of ['/news/attack', '/news', '/', '/news/feed.xml']) {
    expect(await html(path)).not.toMatch(/<script>|<b |<iframe|<img src=x|href="(?:javascript|data|\/\/)/);
  }
  expect(await html('/news/attack')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

it('shows a bold link alone in its paragraph as a button, and no other one', async () => {
  const content = '**[Book](/schedule-demo)**\n\nSee **[the list](/products)**.\n\n**[Bad](javascript:x)**';
  await publish({ slug: 'button', en: { title: 'Button', content } });
  const page = await html('/news/button');
  expect(page).toMatch(/<p><a href="\/schedule-demo" class="[^"]*bg-amber[^"]*">Book<\/a><\/p>/);
  expect(page).toContain('<strong><a href="/products">the list</a></strong>');
  expect(page).toContain('<strong>Bad</strong>');
});

it.each(['unknown', 'later', 'gone'])('answers 404 for news that is %s', async (slug) => {
  await publish({ slug: 'later', en: english, publishAt: inHours(1) });
  const { id } = await publish({ slug: 'gone', en: english });
  expect((await visit('/news/gone')).status).toBe(200);
  await patchNews(id, { status: 'withdrawn' });
  expectLogs('page_missing');
  await expectRefusal(visit(`/news/${slug}`), [404, 'not_found', 'There is nothing at this address.']);
});

it('says so with 503 while the database is away', async () => {
  expectLogs('news_unavailable');
  for (const path of ['/news', '/news/office', '/ar/news', '/news/feed.xml']) {
    const page = await visit(path, {}, { DB: databaseDown() });
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('60');
    expect(await page.text()).toContain(
      path.startsWith('/ar') ? 'تعذّر عرض الأخبار الآن.' : 'The news can’t be shown right now.',
    );
  }
});

it('feeds news readers with whole texts of a language', async () => {
  const { url } = await uploadedPicture();
  await publish({
    slug: 'office',
    en: { ...english, title: 'R&D "office"', content: `![Door](${url}) [Prices](/pricing)\u0007` },
  });
  await publish({ slug: 'arabic', ar: arabic });
  const feed = await visit('/news/feed.xml');
  expect(feed.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(feed.headers.get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; style-src 'self'",
  );
  expect(feed.headers.get('cache-control')).toBe('public, max-age=30');
  const xml = await feed.text();
  expect(xml).toContain('<title>R&#38;D &#34;office&#34;</title>');
  expect(xml).toContain('<link rel="alternate" type="text/html" href="https://rihla.example/news/office"/>');
  expect(xml).toContain(`src=&#34;https://rihla.example${url}&#34;`);
  expect(xml).toContain('href=&#34;https://rihla.example/pricing&#34;');
  expect(xml).not.toContain('\u0007');
  expect(xml.match(/<entry>/g)).toHaveLength(1);
  expect(await html('/ar/news/feed.xml')).toContain('<id>https://rihla.example/ar/news/feed.xml</id>');
});

it('keeps the texts of an erased author, and names only the organisation', async () => {
  const author = 'amal@rihla.example';
  const post = await publish({ slug: 'office', en: english, ar: arabic });
  const draft = { kind: 'newsletter', audience: 'all', subject: 'Next', content: '', subjectAr: '', contentAr: '' };
  const draftPath = `/api/admin/newsletter-drafts/${crypto.randomUUID()}`;
  await asStaff(draftPath, { ...jsonPost({ ...draft, version: null }), method: 'PUT' });
  const erase = await asStaff('/api/admin/people', { ...jsonPost({ email: author }), method: 'DELETE' });
  expect(erase.status).toBe(200);
  for (const path of ['/', '/news', '/news/office', '/ar/news/office', '/news/feed.xml', '/sitemap.xml', '/llms.txt']) {
    const page = await visit(path);
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain('office');
    expect(text).not.toContain('amal');
  }
  expect(await html('/news/office')).toContain('"author":{"@type":"Organization","name":"Rihla AI"');
  const lists = await Promise.all(['posts', 'newsletter-drafts'].map((list) => getAsStaff(`/api/admin/${list}`)));
  expect(await Promise.all(lists.map((list) => list.json<{ items: object[] }>()))).toMatchObject([
    { items: [{ slug: 'office', status: 'published' }] },
    { items: [{ subject: 'Next' }] },
  ]);
  expect((await patchNews(post.id, { status: 'withdrawn' })).status).toBe(200);
});

it('reaches every item from the list, from the sitemap and from the list of staff', async () => {
  await publishMany(103);
  const all = Array.from({ length: 103 }, (_, index) => `post-${index + 1}`);
  for (const prefix of ['', '/ar']) {
    const seen: string[] = [];
    let path: string | undefined = `${prefix}/news`;
    for (let pages = 0; path && pages < 20; pages++) {
      const links: string[] = (await linksIn(path)).flatMap((href) => href ?? []);
      seen.push(...links.flatMap((href) => href.split(`${prefix}/news/`)[1] ?? []));
      const next: number = Number(/page=(\d+)/.exec(path)?.[1] ?? 1) + 1;
      path = links.find((href) => href === `${prefix}/news?page=${next}`);
    }
    expect(seen).toEqual(all);
    const sitemap = await html('/sitemap.xml');
    expect(all.filter((slug) => !sitemap.includes(`<loc>https://rihla.example${prefix}/news/${slug}</loc>`))).toEqual(
      [],
    );
  }
  expect((await html('/llms.txt')).match(/\/news\/post-/g)).toHaveLength(103);
  const listed: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const answer = await getAsStaff(`/api/admin/posts?limit=40${cursor && `&cursor=${cursor}`}`);
    const page = await answer.json<{ items: { slug: string }[]; nextCursor: string | null }>();
    listed.push(...page.items.map(({ slug }) => slug));
    cursor = page.nextCursor;
  }
  expect(listed).toEqual(all);
});

it('has a canonical address for each page of the list, and no page beyond the last', async () => {
  await publishMany(21);
  const canonical = async (path: string) =>
    (await elementsOf(await html(path))).find(({ attributes }) => attributes.rel === 'canonical')!.attributes.href;
  expect(await canonical('/news?page=2')).toBe('https://rihla.example/news?page=2');
  expect(await canonical('/news?page=1')).toBe('https://rihla.example/news');
  expect(await linksIn('/news?page=2')).toContain('/news');
  for (const page of ['3', '0', '-1', 'x', '1e3', '99999']) {
    expectLogs('page_missing');
    expect((await visit(`/news?page=${page}`)).status).toBe(404);
  }
});

it('moves each earlier address to the newest, and gives it to no other text', async () => {
  const post = await publish({ slug: 'first', en: english, ar: arabic });
  for (const slug of ['second', 'third', 'first', 'fourth']) {
    expect((await patchNews(post.id, { slug })).status).toBe(200);
  }
  for (const slug of ['first', 'second', 'third']) {
    for (const prefix of ['', '/ar']) {
      const answer = await visit(`${prefix}/news/${slug}?utm_source=x`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `${prefix}/news/fourth?utm_source=x`]);
    }
    const taken = await asStaff('/api/admin/posts', jsonPost({ slug, en: english }));
    expect([taken.status, (await taken.json<{ code: string }>()).code]).toEqual([409, 'slug_taken']);
  }
  const other = await publish({ en: { ...english, title: 'Second' } });
  expect(other.slug).toMatch(/^second-[0-9a-f]{8}$/);
  expect((await patchNews(other.id, { slug: 'third' })).status).toBe(409);
  const feed = await html('/news/feed.xml');
  expect(feed).toContain(`<id>urn:uuid:${post.id}</id>`);
  expect(feed).toContain('href="https://rihla.example/news/fourth"');
  await patchNews(post.id, { slug: 'second', ar: null });
  expect((await visit('/news/second')).status).toBe(200);
  expectLogs('page_missing');
  expect((await visit('/ar/news/first', { redirect: 'manual' })).status).toBe(404);
  await patchNews(post.id, { status: 'withdrawn' });
  expect((await visit('/news/first', { redirect: 'manual' })).status).toBe(404);
});
