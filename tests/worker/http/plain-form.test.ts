import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FormName } from '#shared/forms/element-ids.ts';
import type { FormType } from '#shared/forms/options.ts';
import { monday, rowsOf, setTime, tuesdayAtNine } from '../support/bookings.ts';
import { freshAddress } from '../support/client.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { expectLogs, logged } from '../support/logs.ts';
import { emptyMailbox, minute, outbox, start } from '../support/mail.ts';
import { assets, filledIn, postForm } from '../support/plain-forms.ts';
import { changeSubscription } from '../support/records.ts';
import { emptyTables } from '../support/tables.ts';

beforeEach(async () => {
  await emptyMailbox();
  await emptyTables('form_submissions');
});
const sentPages: [FormType, string][] = [
  ['demo', '/schedule-demo/sent'],
  ['partnership', '/partner-with-us/sent'],
  ['career', '/careers/sent'],
];
const redirectOf = ({ status, headers }: Response) => [status, headers.get('location')];

async function allSubmissions(): Promise<Record<string, unknown>[]> {
  const { results } = await env.DB.prepare('SELECT * FROM form_submissions ORDER BY seq').all();
  return results;
}

// A form without an id gets one that is derived from a ten-minute window. One window begins at `start`.
it.each(sentPages)('stores a %s form like the same JSON request and redirects to %s', async (form, page) => {
  const fields = filledIn[form]();
  const response = await postForm(form, { ...fields, locale: 'en', unknown: 'x', id: '' });
  expect(redirectOf(response)).toEqual([303, page]);
  await requestWith({}, '/api/submissions', jsonPost({ formType: form, ...fields }));
  const [plain, byJson] = await allSubmissions();
  const ignored = { seq: null, id: null, submitted_at: null, waiting_since: null };
  expect({ ...plain, ...ignored }).toEqual({ ...byJson, ...ignored });
  expect(plain?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const mails = (await outbox()).filter((mail) => 'submission_id' in mail && mail.submission_id === plain?.id);
  expect(mails).toHaveLength(4);
});

it('books the slot of a demo form when it is free, and shows the booking', async () => {
  setTime(monday);
  const fields = filledIn.demo({ preferredDate: '2026-11-24', preferredTime: '9-10 AM' });
  const response = await postForm('demo', { ...fields, locale: 'ar' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toMatch(/^\/ar\/booking\?token=[0-9a-f-]{36}\.[0-9a-f]{64}&sent=1$/);
  const [booking] = await rowsOf('bookings');
  expect(booking).toMatchObject({ starts_at: tuesdayAtNine, status: 'confirmed' });
});

it('keeps the slot of a demo form as a preference when it is taken meanwhile', async () => {
  setTime(monday);
  const fields = { preferredDate: '2026-11-24', preferredTime: '9-10 AM' };
  const posts = Array.from({ length: 5 }, (_, i) =>
    postForm('demo', filledIn.demo({ ...fields, email: `v${i}@example.com` })),
  );
  const pages = (await Promise.all(posts)).map(({ headers }) => headers.get('location')?.split('?')[0]);
  expect(pages.sort()).toEqual(['/booking', ...Array(4).fill('/schedule-demo/sent')]);
  expect(await allSubmissions()).toHaveLength(5);
  expect(await rowsOf('bookings')).toHaveLength(1);
});

it('leads a form that the app has sent before to the same booking', async () => {
  setTime(monday);
  const id = crypto.randomUUID();
  const fields = filledIn.demo({ id, preferredDate: '2026-11-24', preferredTime: '9-10 AM' });
  const sent = await requestWith(
    {},
    '/api/submissions',
    jsonPost({ formType: 'demo', ...fields, slotStart: tuesdayAtNine }),
  );
  expect(sent.status).toBe(201);
  const response = await postForm('demo', fields);
  expect(response.headers.get('location')).toContain('/booking?token=');
  expect(await allSubmissions()).toHaveLength(1);
});

it('accepts a multipart form without unknown files, and stores CRLF as LF', async () => {
  const data = new FormData();
  for (const [name, value] of Object.entries(filledIn.career({ coverLetter: 'one\r\ntwo\n\r\nthree' }))) {
    data.set(name, value);
  }
  data.set('photo', new File(['GIF89a'], 'photo.gif', { type: 'image/gif' }));
  expect((await postForm('career', data)).status).toBe(303);
  expect((await allSubmissions())[0]).toMatchObject({ message: 'one\ntwo\n\nthree' });
});

it('stores a form once when it is sent again within ten minutes', async () => {
  const address = freshAddress();
  const fields = filledIn.partnership();
  setTime(start);
  for (const minutes of [0, 1, 9]) {
    setTime(start + minutes * minute);
    const response = await postForm('partnership', fields, { address });
    expect(redirectOf(response)).toEqual([303, '/partner-with-us/sent']);
  }
  expect(await allSubmissions()).toHaveLength(1);
  expect(await outbox()).toHaveLength(4);
});

it('stores a form only once when it is sent eight times at the same time', async () => {
  const address = freshAddress();
  const fields = filledIn.demo();
  const answers = await Promise.all(Array.from({ length: 8 }, () => postForm('demo', fields, { address })));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(303));
  expect(await allSubmissions()).toHaveLength(1);
  expect(await outbox()).toHaveLength(4);
});

it.each([
  ['after that end', 9.9, 10.1],
  ['before that end, because another server’s clock is behind', 10.01, 9.99],
])('recognizes a repeated form across a ten-minute window: the second arrives %s', async (_when, first, second) => {
  const address = freshAddress();
  const fields = filledIn.career();
  for (const minutes of [first, second]) {
    setTime(start + minutes * minute);
    expect((await postForm('career', fields, { address })).status).toBe(303);
  }
  expect(await allSubmissions()).toHaveLength(1);
  expect(await outbox()).toHaveLength(4);
});

it('stores a form once when copies arrive on both sides of a window’s end', async () => {
  const address = freshAddress();
  const fields = filledIn.demo();
  let clockReads = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => start + (clockReads++ % 2 ? 10 : 9.99) * minute);
  await Promise.all(Array.from({ length: 8 }, () => postForm('demo', fields, { address })));
  expect(await allSubmissions()).toHaveLength(1);
  expect(await outbox()).toHaveLength(4);
});

it.each([
  ['another text', {}, { company: 'Another Company' }],
  ['another visitor', { address: '192.0.2.2' }, {}],
  ['more than ten minutes in between', { minutes: 10.5 }, {}],
])('stores a second form with %s as a new record', async (_what, { address, minutes = 0 }: SecondPost, overrides) => {
  setTime(start);
  await postForm('partnership', filledIn.partnership(), { address: '192.0.2.1' });
  setTime(start + minutes * minute);
  await postForm('partnership', filledIn.partnership(overrides), { address: address ?? '192.0.2.1' });
  expect(await allSubmissions()).toHaveLength(2);
  expect(await outbox()).toHaveLength(8);
});
interface SecondPost {
  address?: string;
  minutes?: number;
}

it('recognizes a form by its hidden id, from any address and at any later time', async () => {
  const id = crypto.randomUUID();
  const fields = filledIn.demo({ id, preferredDate: '2026-03-20' });
  for (const minutes of [0, 100]) {
    setTime(start + minutes * minute);
    expect((await postForm('demo', fields)).status).toBe(303);
  }
  expect((await allSubmissions()).map((row) => row.id)).toEqual([id]);
});

it('stores a form with changed text and the same hidden id as one new record', async () => {
  const address = freshAddress();
  const id = crypto.randomUUID();
  await postForm('partnership', filledIn.partnership({ id }), { address });
  const changed = filledIn.partnership({ id, message: 'We have thought again.' });
  for (let i = 0; i < 2; i++) expect((await postForm('partnership', changed, { address })).status).toBe(303);
  const rows = await allSubmissions();
  expect(rows.map(({ message }) => message)).toEqual(['We would like to lead the round.', 'We have thought again.']);
  expect(rows[0]?.id).toBe(id);
  expect(await outbox()).toHaveLength(8);
});

it.each<[FormName, string]>([...sentPages, ['newsletter', '/newsletter/subscribed']])(
  'reports success for a ticked honeypot in the %s form, but stores nothing',
  async (form, page) => {
    expectLogs('honeypot_triggered');
    const response = await postForm(form, filledIn[form]({ contactMeByFax: 'on' }));
    expect(redirectOf(response)).toEqual([303, page]);
    expect(await allSubmissions()).toEqual([]);
    expect(await outbox()).toEqual([]);
    expect(logged.map((line) => JSON.parse(line))).toEqual([
      { level: 'warn', event: 'honeypot_triggered', requestId: response.headers.get('x-request-id'), formType: form },
    ]);
  },
);

it('subscribes, and treats the same address within ten minutes as the same form', async () => {
  const fields = filledIn.newsletter();
  for (const [minutes, page] of [
    [0, '/newsletter/subscribed'],
    [9, '/newsletter/subscribed'],
    [11, '/newsletter/already-subscribed'],
  ] as const) {
    setTime(start + minutes * minute);
    expect(redirectOf(await postForm('newsletter', fields))).toEqual([303, page]);
  }
  expect(await outbox()).toHaveLength(4);
});

it('resubscribes a former subscriber', async () => {
  const fields = filledIn.newsletter();
  await postForm('newsletter', fields);
  await changeSubscription(fields.email!, { status: 'unsubscribed' });
  expect(redirectOf(await postForm('newsletter', fields))).toEqual([303, '/newsletter/resubscribed']);
});

it.each([
  ['demo', '/careers', '/schedule-demo'],
  ['demo', '/ar/partner-with-us', '/ar/schedule-demo'],
  ['my-data', '', '/my-data'],
  ['partnership', '', '/partner-with-us'],
  ['career', '/careers/ai-engineer', '/careers/ai-engineer'],
  ['career', '/company', '/careers/frontend-developer'],
  ['newsletter', '/products/marketeye', '/products/marketeye'],
  ['newsletter', '/careers/ai-engineer', '/careers/ai-engineer'],
  ['newsletter', '/forms/newsletter', '/'],
])('redirects a GET request for the %s form with the referrer path "%s" to %s', async (form, from, page) => {
  const headers = { referer: from && `https://rihla.example${from}` };
  const response = await requestWith({ ASSETS: assets }, `/forms/${form}`, { headers });
  expect(redirectOf(response)).toEqual([303, page]);
});
