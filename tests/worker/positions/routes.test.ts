import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Problem } from '#shared/contracts/problem.ts';
import { texts } from '#worker/http/texts.ts';
import { careersFeed } from '../../../scripts/build/careers-feed.ts';
import { request } from '../support/client.ts';
import {
  afterASecond,
  databaseDown,
  databaseHanging,
  jsonPost,
  recordingDatabase,
  requestWith,
} from '../support/faults.ts';
import { jobApplication } from '../support/forms.ts';
import { elementsOf } from '../support/html.ts';
import { expectLogs, logged } from '../support/logs.ts';
import { mailbox } from '../support/mail.ts';
import { filledIn, postForm } from '../support/plain-forms.ts';
import { closePosition, openPositions } from '../support/positions.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff } from '../support/staff.ts';

beforeEach(() => {
  mailbox();
});
afterEach(async () => {
  await openPositions();
});

async function closed(at: string): Promise<unknown> {
  vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] });
  return (await request('/api/positions')).json();
}

it('closes and opens a position at midnight in Dubai', async () => {
  await closePosition('ai-engineer', '2026-12-04', '2026-12-06');
  expect(await closed('2026-12-03T19:59:59.999Z')).toEqual({ closed: [] });
  expect(await closed('2026-12-03T20:00:00.000Z')).toEqual({ closed: ['ai-engineer'] });
  expect(await closed('2026-12-05T19:59:59.999Z')).toEqual({ closed: ['ai-engineer'] });
  expect(await closed('2026-12-05T20:00:00.000Z')).toEqual({ closed: [] });
});

it.each(['en', 'ar'] as const)('refuses an application to a closed position at its field: %s', async (locale) => {
  await closePosition('ai-engineer');
  const title = { en: 'AI Engineer', ar: 'مهندس/ة ذكاء اصطناعي' }[locale];
  const message = texts[locale].positions.refused(title);
  expect(message).toContain(title);
  const response = await request('/api/submissions', jobApplication({ locale, email: 'closed@applicant.example' }));
  expect(response.status).toBe(409);
  expect(await response.json<Problem>()).toMatchObject({
    code: 'position_closed',
    detail: texts[locale].problemMessages.position_closed.detail,
    errors: [{ path: 'position', message }],
  });

  const typed = filledIn.career({ locale, email: 'closed@applicant.example', coverLetter: 'All that I typed.' });
  const page = await postForm('career', typed);
  expect(page.status).toBe(409);
  const elements = await elementsOf(await page.text());
  const element = (id: string) => elements.find(({ attributes }) => attributes.id === id)!;
  expect(element('career-position').attributes['aria-invalid']).toBe('true');
  expect(element('career-position-error').text).toBe(message);
  expect(element('career-coverLetter').text).toBe('\nAll that I typed.');
  expect(element('career-name').attributes.value).toBe('Sara Al Mansoori');
  const options = elements.filter(({ tag }) => tag === 'option').map(({ text }) => text);
  expect(options).toContain('AI Engineer Intern');
  expect(options).not.toContain('AI Engineer');

  const stored = env.DB.prepare("SELECT count(*) AS n FROM form_submissions WHERE email = 'closed@applicant.example'");
  expect(await stored.first('n')).toBe(0);
  const other = jobApplication({ locale, position: 'AI Engineer Intern', email: `${locale}@applicant.example` });
  expect((await request('/api/submissions', other)).status).toBe(201);
});

it('answers a repeated application from before the closing as before', async () => {
  const application = jobApplication({ id: crypto.randomUUID() });
  expect((await request('/api/submissions', application)).status).toBe(201);
  await closePosition('ai-engineer');
  expect((await request('/api/submissions', application)).status).toBe(200);
  await expectRefusal(
    request('/api/submissions', { ...application, coverLetter: 'Another.' }),
    [
      409,
      'position_closed',
      'position: We take no applications for AI Engineer at the moment. Please choose another position.',
    ],
    () => request('/api/submissions', { ...application, id: undefined, position: 'AI Engineer Intern' }),
  );
});

const html = `<!doctype html><html lang="en"><head><script type="application/ld+json">{"@type":"Organization"}</script><script type="application/ld+json">{"@type":"JobPosting"}</script></head><body>
<a href="/careers/ai-engineer#apply">Apply</a><a href="/careers#positions">All</a>
<h2 id="apply">Apply for this position</h2><div data-island="application"><form method="post" action="/forms/career"><select><option value="AI Engineer">AI Engineer</option><option value="AI Engineer Intern">AI Engineer Intern</option></select></form></div>
<section id="positions"><div data-position="ai-engineer"><span>Full-time</span></div><a href="/careers/ai-engineer" aria-label="View and apply: AI Engineer">View and apply<svg></svg></a>
<div data-position="ai-engineer-intern"><span>Internship</span></div><a href="/careers/ai-engineer-intern" aria-label="View and apply: AI Engineer Intern">View and apply<svg></svg></a></section></body></html>`;

const ASSETS = {
  async fetch(input: Request) {
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      etag: '"file"',
      'cache-control': 'public, max-age=0',
    };
    if (input.headers.get('if-none-match') === '"file"') return new Response(null, { status: 304, headers });
    return new Response(html, { headers });
  },
} as unknown as Fetcher;

const visit = (path: string, init?: RequestInit, bindings = {}) => requestWith({ ASSETS, ...bindings }, path, init);
const validators = { headers: { 'if-none-match': '"file"' } };

it('serves the files, with their validators, while nothing is known to be closed', async () => {
  await closePosition('ai-engineer', '2099-01-01');
  await visit('/careers/ai-engineer');
  for (const path of ['/careers', '/careers/ai-engineer', '/ar/careers', '/ar/careers/ai-engineer']) {
    const page = await visit(path);
    expect(await page.text()).toBe(html);
    expect(page.headers.get('etag')).toBe('"file"');
    expect(page.headers.get('cache-control')).toBe('public, max-age=0');
    expect((await visit(path, validators)).status).toBe(304);
  }
});

it('serves the files when the database does not answer', async () => {
  expectLogs('positions_unavailable');
  await closePosition('ai-engineer');
  const page = await visit('/careers/ai-engineer', {}, { DB: databaseDown() });
  expect(page.status).toBe(200);
  expect(await page.text()).toBe(html);
  expect(logged.join('\n')).toContain('positions_unavailable');
});

it('waits a second for a database that hangs, and not again at the next visit', async () => {
  expectLogs('positions_unavailable');
  const answer = await afterASecond(() => visit('/careers/ai-engineer', {}, { DB: databaseHanging() }));
  expect(await answer.text()).toBe(html);
  expect((await visit('/careers', {}, { DB: databaseHanging() })).status).toBe(200);
});

it('answers with the list before the database does', async () => {
  expectLogs('positions_unavailable');
  const page = await visit('/careers', {}, { DB: databaseHanging() });
  expect(logged).toEqual([]);
  expect(await page.text()).toContain('View and apply');
});

it('keeps a known closing while the database does not answer', async () => {
  expectLogs('positions_unavailable');
  await closePosition('ai-engineer');
  vi.useFakeTimers({ toFake: ['Date'] });
  await visit('/careers/ai-engineer');
  vi.setSystemTime(Date.now() + 30_000);
  const page = await visit('/careers/ai-engineer', {}, { DB: databaseDown() });
  expect(await page.text()).toContain(texts.en.positions.title);
});

it('replaces form and JobPosting of a closed position by a sentence', async () => {
  await closePosition('ai-engineer');
  const page = await visit('/careers/ai-engineer', validators);
  expect(page.status).toBe(200);
  expect(page.headers.get('etag')).toBeNull();
  const shown = await page.text();
  expect(shown).toContain(texts.en.positions.title);
  expect(shown).toContain(texts.en.positions.text);
  expect(shown).toContain('Organization');
  for (const gone of ['<form', 'JobPosting', '#apply"', 'Apply for this position']) {
    expect(shown).not.toContain(gone);
  }
  expect(await (await visit('/ar/careers/ai-engineer')).text()).toContain(texts.ar.positions.text);
  expect((await visit('/careers/ai-engineer', { method: 'HEAD' })).status).toBe(200);
});

it('keeps the form on the page of another position, without the option', async () => {
  await closePosition('ai-engineer');
  const shown = await (await visit('/careers/ai-engineer-intern')).text();
  expect(shown).toContain('JobPosting');
  expect(shown).toContain('<option value="AI Engineer Intern">');
  expect(shown).toContain('data-island="application" data-closed-positions="ai-engineer"');
  expect(shown).not.toContain('<option value="AI Engineer">');
});

it('shows a closed position as closed in the list, without an offer to apply', async () => {
  await closePosition('ai-engineer');
  const shown = await (await visit('/careers')).text();
  const [, position] = /<section id="positions">(.*)\n/.exec(shown)!;
  expect(position).toMatch(/<div data-position="ai-engineer"><span class="[^"]+">Closed<\/span><span>Full-time/);
  expect(position).toContain('aria-label="View details: AI Engineer, closed">View details<svg>');
  expect(position).not.toContain('apply');
  expect(shown).toContain('aria-label="View and apply: AI Engineer Intern">View and apply<svg>');
});

it('remembers closed positions for 30 seconds, or until staff change one', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-01T08:00:00.000Z'), toFake: ['Date'] });
  await openPositions();
  const { DB, statements } = recordingDatabase();
  const isOpen = async () => (await (await visit('/careers/ai-engineer', {}, { DB })).text()).includes('<form');
  expect(await isOpen()).toBe(true);
  await env.DB.exec(`INSERT INTO position_closings VALUES ('ai-engineer', '2026-01-01', NULL)`);
  vi.setSystemTime(new Date('2026-12-01T08:00:29.000Z'));
  expect(await isOpen()).toBe(true);
  expect(statements).toHaveLength(1);
  vi.setSystemTime(new Date('2026-12-01T08:00:30.000Z'));
  expect(await isOpen()).toBe(false);
  const change = { ...jsonPost({ closesOn: null, opensOn: null }), method: 'PUT' };
  expect((await asStaff('/api/admin/positions/ai-engineer', change)).status).toBe(200);
  expect(await isOpen()).toBe(true);
});

it('refuses an application to a position that its page still shows as open', async () => {
  await visit('/careers/ai-engineer');
  await env.DB.exec(`INSERT INTO position_closings VALUES ('ai-engineer', '2026-01-01', NULL)`);
  await expectRefusal(
    request('/api/submissions', jobApplication({ email: 'late@applicant.example' })),
    [
      409,
      'position_closed',
      'position: We take no applications for AI Engineer at the moment. Please choose another position.',
    ],
    async () => {
      await env.DB.exec('DELETE FROM position_closings');
      return request('/api/submissions', jobApplication({ email: 'late@applicant.example' }));
    },
  );
});

it('ends the JobPosting of a position with its last day', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-01T08:00:00.000Z'), toFake: ['Date'] });
  await closePosition('ai-engineer', '2026-12-20');
  const posting = html.replace('{"@type":"JobPosting"}', '{"@type":"JobPosting","validThrough":"2027-02-25"}');
  const withPosting = { ASSETS: { fetch: async () => new Response(posting, { headers: { etag: '"file"' } }) } };
  const page = await visit('/careers/ai-engineer', validators, withPosting);
  expect(page.headers.get('etag')).toBeNull();
  expect(await page.text()).toBe(posting.replace('2027-02-25', '2026-12-19'));
  expect(await (await visit('/careers/ai-engineer-intern', {}, withPosting)).text()).toBe(posting);
});

it('leaves closed positions out of the feed for job boards', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-01T08:00:00.000Z'), toFake: ['Date'] });
  const posting = (id: string, validThrough: string) => ({
    '@type': 'JobPosting',
    identifier: { value: id },
    validThrough,
    title: 'R & D',
    description: '<p>Text</p>',
    datePosted: '2026-11-01',
    employmentType: 'INTERN',
    url: `https://rihla.example/careers/${id}`,
  });
  const feedOf = (...postings: object[]) =>
    careersFeed([{ '@type': 'Organization' }, ...postings], 'https://rihla.example');
  const [engineer, intern] = [posting('ai-engineer', '2027-02-25'), posting('ai-engineer-intern', '2027-02-25')];
  const feed = { ASSETS: { fetch: async () => new Response(feedOf(engineer, intern)) } };
  const shown = async () => (await visit('/careers/feed.xml', {}, feed)).text();
  expect(await shown()).toBe(feedOf(engineer, intern));
  expect(await shown()).toContain('<title>R &amp; D</title>');
  await closePosition('ai-engineer');
  expect(await shown()).toBe(feedOf(intern));
  await closePosition('ai-engineer-intern', '2026-12-20');
  expect(await shown()).toBe(feedOf(posting('ai-engineer-intern', '2026-12-19')));
});

it('does not find an unknown path below /careers', async () => {
  expectLogs('page_missing');
  const missing = { fetch: async () => new Response(null, { status: 404 }) };
  await expectRefusal(visit('/careers/astronaut', {}, { ASSETS: missing }), [
    404,
    'not_found',
    'There is nothing at this address.',
  ]);
});
