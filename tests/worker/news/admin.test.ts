import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Post } from '#shared/contracts/news.ts';
import type { Problem } from '#shared/contracts/problem.ts';
import { composerMessages, postMessages } from '#shared/staff-texts/messages.ts';
import { databaseDown, databaseFailingAtWrite, jsonPost, requestWith } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import { ASSETS, arabic, english, inHours, noPosts, patchNews, postIn, postNews, publish } from '../support/posts.ts';
import { expectRefusal } from '../support/refusal.ts';
import { accessOff, asStaff, getAsStaff } from '../support/staff.ts';

beforeEach(noPosts);

const problem = (response: Response) => response.json<Problem>();
const list = async () => (await (await getAsStaff('/api/admin/posts')).json<{ items: Post[] }>()).items;
const logged = async (id: string) => {
  const rows = env.DB.prepare('SELECT action, done_by FROM audit_log WHERE detail LIKE ?1 ORDER BY id').bind(`${id}%`);
  return (await rows.all<{ action: string; done_by: string }>()).results.map((row) => `${row.done_by} ${row.action}`);
};

it('publishes a text once, in the languages that it has', async () => {
  const body = { id: crypto.randomUUID(), slug: 'new-office', en: english, ar: arabic };
  const first = await postNews(body);
  expect(first.status).toBe(201);
  const post = await postIn(first);
  expect(post).toMatchObject({ id: body.id, slug: 'new-office', languages: ['en', 'ar'], status: 'published' });
  const again = await postNews(body);
  expect(again.status).toBe(200);
  expect(await postIn(again)).toEqual(post);
  expect(await problem(await postNews({ ...body, en: { ...english, title: 'Another' } }))).toMatchObject({
    code: 'id_already_used',
  });
  expect(await list()).toEqual([post]);
  expect(await logged(post.id)).toEqual(['amal@rihla.example post_published']);
});

it('schedules, publishes early, withdraws and publishes again, and logs who did', async () => {
  const later = await publish({ ar: arabic, publishAt: inHours(2) });
  expect(later).toMatchObject({ status: 'scheduled', languages: ['ar'] });
  const now = await postIn(await patchNews(later.id, { status: 'published' }));
  expect(now.status).toBe('published');
  expect(now.publishedAt <= new Date().toISOString()).toBe(true);
  const gone = await postIn(await patchNews(later.id, { status: 'withdrawn', expectedVersion: now.version }));
  expect(gone.status).toBe('withdrawn');
  const back = await postIn(await patchNews(later.id, { status: 'published', en: english }));
  expect(back).toMatchObject({ status: 'published', publishedAt: now.publishedAt, languages: ['en', 'ar'] });
  await patchNews(later.id, { ar: null });
  expect((await list())[0]).toMatchObject({ languages: ['en'], ar: null });
  expect(await logged(later.id)).toEqual(
    ['scheduled', 'published', 'withdrawn', 'published', 'changed'].map((verb) => `amal@rihla.example post_${verb}`),
  );
});

it('previews the page of a text before it is published, without scripts', async () => {
  const sheet = '<noscript><link rel="stylesheet" href="/assets/site.css"></noscript><script type="module"></script>';
  const styled = {
    fetch: async (url: URL) =>
      url.pathname === '/assets/site.css'
        ? new Response('.prose{color:red}@font-face{src:url(a.woff2)}')
        : new HTMLRewriter()
            .on('head', { element: (head) => void head.append(sheet, { html: true }) })
            .transform(await ASSETS.fetch(url)),
  } as unknown as Fetcher;
  const text = { title: 'A <b>new</b> office', lead: 'Larger.', content: 'Come **in**.', locale: 'ar' };
  const body = new URLSearchParams({ ...text, scheme: 'dark' });
  const preview = await asStaff('/api/admin/posts/preview', { method: 'POST', body }, { ASSETS: styled });
  expect(preview.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  const html = await preview.text();
  expect(html).toContain('A &lt;b&gt;new&lt;/b&gt; office');
  expect(html).toContain('<strong>in</strong>');
  expect(html).toContain('<style>.prose{color:red}</style>');
  expect(html).not.toMatch(/Nothing yet|Sample|<script/);
  expect(await list()).toEqual([]);
});

it('makes a free address of the English title, else of the day', async () => {
  expect((await publish({ en: { ...english, title: ' Café № 1: a “new”  office! ' } })).slug).toBe(
    'cafe-no-1-a-new-office',
  );
  const second = await publish({ en: { ...english, title: 'Café No 1, a new office' } });
  expect(second.slug).toBe(`cafe-no-1-a-new-office-${second.id.slice(0, 8)}`);
  expect((await publish({ ar: arabic })).slug).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it.each(['taken', 'feed', 'news', 'pricing'])('refuses the address %s', async (slug) => {
  await publish({ slug: 'taken', en: english });
  const other = await publish({ slug: 'other', en: english });
  const refused = await postNews({ slug, en: english });
  expect(refused.status).toBe(409);
  expect(await problem(refused)).toMatchObject({ code: 'slug_taken', detail: postMessages.slugTaken });
  expect((await problem(await patchNews(other.id, { slug }))).code).toBe('slug_taken');
  expect((await list()).map((post) => post.slug).sort()).toEqual(['other', 'taken']);
});

const never = `![Office](/media/${'0'.repeat(64)}.png)`;

it.each([
  ['no language', {}, 'en', postMessages.noText],
  ['an address with a slash', { slug: '../admin', en: english }, 'slug', postMessages.wrongSlug],
  ['the address of the feed', { slug: 'feed.xml', en: english }, 'slug', postMessages.wrongSlug],
  ['a blank title', { en: { ...english, title: ' ' } }, 'en.title', 'Please fill in this field.'],
  [
    'a picture of another host',
    { ar: { ...arabic, content: '![x](https://evil.example/x.png)' } },
    'ar.content',
    composerMessages.wrongPicture,
  ],
  [
    'a picture that was never uploaded',
    { en: { ...english, content: never } },
    'en.content',
    composerMessages.missingPicture,
  ],
  [
    'a link to a place in the text',
    { ar: { ...arabic, content: '[Jump](#more)' } },
    'ar.content',
    composerMessages.fragmentLink,
  ],
  ['a time in a year', { en: english, publishAt: inHours(24 * 365) }, 'publishAt', postMessages.tooLate(90)],
])('refuses %s', async (_, body, path, message) => {
  const refused = await postNews(body);
  expect(refused.status).toBe(422);
  const { errors = [] } = await problem(refused);
  expect(errors[0]!.path).toBe(path);
  if (path !== 'en.title') expect(errors[0]!.message).toBe(message);
  expect(await list()).toEqual([]);
});

it('keeps one language at least, and knows only its own news', async () => {
  const { id } = await publish({ en: english });
  await expectRefusal(patchNews(id, { en: null }), [
    422,
    'validation_failed',
    'en: Write the text in at least one language.',
  ]);
  await expectRefusal(patchNews(crypto.randomUUID(), { status: 'withdrawn' }), [
    404,
    'not_found',
    'This news post no longer exists.',
  ]);
});

it('overwrites nothing that a colleague has changed meanwhile', async () => {
  const post = await publish({ en: english });
  const basim = { ...accessOff, STAFF_DEV_EMAIL: 'basim@rihla.example' };
  const change = { en: { ...english, title: 'By Basim' }, expectedVersion: post.version };
  const path = `/api/admin/posts/${post.id}`;
  const theirs = await requestWith(basim, path, { ...jsonPost(change), method: 'PATCH' }, 'http://localhost');
  expect(theirs.status).toBe(200);
  const late = await patchNews(post.id, { en: { ...english, title: 'By Amal' }, expectedVersion: post.version });
  expect(late.status).toBe(409);
  expect(await problem(late)).toMatchObject({
    code: 'changed_meanwhile',
    detail: postMessages.changed('basim@rihla.example'),
  });
  expect((await list())[0]!.en!.title).toBe('By Basim');
  expect(await logged(post.id)).toHaveLength(2);
});

it('publishes nothing while the database is locked, and everything with the next try', async () => {
  expectLogs('request_failed');
  const body = { id: crypto.randomUUID(), en: english };
  for (const DB of [databaseFailingAtWrite(0), databaseFailingAtWrite(1), databaseFailingAtWrite(2), databaseDown()]) {
    expect((await postNews(body, { DB })).status).toBeGreaterThanOrEqual(500);
    expect(await list()).toEqual([]);
    expect(await logged(body.id)).toEqual([]);
  }
  expect((await postNews(body)).status).toBe(201);
});

const draft = { kind: 'newsletter', audience: 'all', subject: 'June', content: 'Hello', subjectAr: '', contentAr: '' };
const put = (id: string, overrides: object) =>
  asStaff(`/api/admin/newsletter-drafts/${id}`, {
    ...jsonPost({ ...draft, version: null, ...overrides }),
    method: 'PUT',
  });
const drafts = () => env.DB.prepare('SELECT count(*) AS n FROM newsletter_drafts').first('n');

it('deletes a draft for the site alone, and keeps one that is also to be sent', async () => {
  const [news, both] = [crypto.randomUUID(), crypto.randomUUID()];
  await put(news, { destination: 'news', slug: 'june', lead: 'Lead', leadAr: 'مقدمة' });
  await put(both, { destination: 'both' });
  const stored = await (await getAsStaff('/api/admin/newsletter-drafts')).json<{ items: object[] }>();
  expect(stored.items).toContainEqual(
    expect.objectContaining({ id: news, destination: 'news', slug: 'june', lead: 'Lead', lead_ar: 'مقدمة' }),
  );
  await publish({ id: both, en: english });
  await publish({ id: news, en: english });
  expect(await drafts()).toBe(1);
  const late = await put(news, { destination: 'news' });
  expect(await problem(late)).toMatchObject({ code: 'id_already_used', detail: composerMessages.draftSent });
});
