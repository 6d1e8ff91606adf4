import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Submission } from '#shared/contracts/submissions.ts';
import { sourceColumns } from '#worker/analytics/source.ts';
import { emptyAnalytics, report } from '../support/analytics.ts';
import { request } from '../support/client.ts';
import { jsonPost } from '../support/faults.ts';
import { demoRequest, jobApplication } from '../support/forms.ts';
import { addBooking } from '../support/records.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

beforeEach(async () => {
  await emptyAnalytics();
  await emptyTables('campaigns');
  await asStaff('/api/admin/campaigns/gitex-2026', { ...jsonPost({ title: 'GITEX' }), method: 'PUT' });
});

async function send(overrides: Record<string, unknown>): Promise<Submission> {
  const email = `${crypto.randomUUID()}@visitor.example`;
  const response = await request('/api/submissions', demoRequest({ email, ...overrides }));
  expect(response.status).toBe(201);
  return ((await response.json()) as { submission: Submission }).submission;
}

it('keeps the host, and of the other values those that analytics knows', async () => {
  const { source } = await send({
    source: {
      referrer: 'https://www.linkedin.com/feed/?who=layla',
      source: 'LinkedIn',
      medium: 'social',
      campaign: 'GITEX-2026',
      landing: '/ar/products/lagentry?utm_campaign=gitex-2026&email=layla@gulf.example',
    },
  });
  expect(source).toEqual({
    referrer: 'www.linkedin.com',
    source: 'linkedin',
    medium: 'social',
    campaign: 'gitex-2026',
    landing: '/products/lagentry',
  });
});

it.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty source', {}],
  ['text', 'google'],
  ['a list', ['google']],
  ['numbers', { referrer: 7, campaign: { $ne: '' }, landing: [] }],
  ['values of the visitor’s', { referrer: 'javascript:alert(1)', source: '<b>', medium: 'x', campaign: 'mine' }],
  ['this site, a bare name and an address', { referrer: 'https://rihla.example/company', landing: '/nowhere' }],
  ['an address of a network', { referrer: 'http://192.168.0.1/wiki' }],
  ['a name of a network', { referrer: 'intranet' }],
])('stores no source of a form with %s, and accepts the form', async (_what, source) => {
  expect((await send({ source })).source).toBeNull();
});

it('keeps the name of a host of at most 100 characters', async () => {
  const host = `${'a'.repeat(50)}.${'b'.repeat(44)}.com`;
  const sourceOf = async (referrer: string) => (await sourceColumns(env, { referrer })).sourceHost;
  expect([await sourceOf(`a${host}`), await sourceOf(`aa${host}`)]).toEqual([`a${host}`, undefined]);
});

it('treats a form with another source as the same form', async () => {
  const id = crypto.randomUUID();
  const first = await send({ id, source: { landing: '/products' }, email: 'same@visitor.example' });
  const again = demoRequest({ id, source: { landing: '/' }, email: 'same@visitor.example' });
  const response = await request('/api/submissions', again);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ submission: { id: first.id, source: { landing: '/products' } } });
});

it('reads the source of an application with a file from JSON', async () => {
  const data = new FormData();
  for (const [name, value] of Object.entries(jobApplication())) data.set(name, String(value));
  data.set('source', JSON.stringify({ source: 'newsletter', landing: '/careers' }));
  const response = await asStaff('/api/submissions', { method: 'POST', body: data });
  expect(await response.json()).toMatchObject({
    submission: { source: { source: 'newsletter', landing: '/careers', referrer: null } },
  });
});

it('counts sent and held demos by source and campaign, and shows the source', async () => {
  const source = { referrer: 't.co', campaign: 'gitex-2026', landing: '/' };
  const { id } = await send({ source });
  await send({});
  const booking = await addBooking(id, '2025-01-07T06:00:00.000Z');
  const set = (status: string) =>
    asStaff(`/api/admin/bookings/${booking}`, { ...jsonPost({ status }), method: 'PATCH' });
  await set('held');
  const one = { now: 1, before: 0 };
  const shown = await report();
  expect(shown.sources).toMatchObject([{ source: 'x', demos: one, held: one, visits: { now: 0 } }]);
  expect(shown.campaigns).toMatchObject([{ campaign: 'gitex-2026', demos: one, held: one }]);
  await set('no_show');
  expect((await report()).campaigns).toMatchObject([{ demos: one, held: { now: 0 } }]);
  const detail = await (await getAsStaff(`/api/admin/submissions/${id}`)).json();
  expect(detail).toMatchObject({ submission: { source: { source: 'x', referrer: 't.co' } } });
  const csv = await (await getAsStaff('/api/admin/submissions.csv')).text();
  expect(csv).toContain('source_referrer,source_source,source_medium,source_campaign,source_landing');
  expect(csv).toContain('t.co,x,,gitex-2026,/,');
});
