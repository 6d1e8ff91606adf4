import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FormName } from '../../../src-shared/forms/element-ids.ts';
import type { FormType } from '../../../src-shared/forms/options.ts';
import { freshAddress } from '../support/client.ts';
import { json, requestWith } from '../support/faults.ts';
import { emptyOutbox, mailbox, minute, outbox, start } from '../support/mail.ts';
import { assets, filledIn, postForm } from '../support/plain-forms.ts';

const logged: string[] = [];
beforeEach(async () => {
  logged.length = 0;
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void logged.push(line));
  }
  mailbox();
  await emptyOutbox();
  await env.DB.prepare('DELETE FROM form_submissions').run();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const sentPages: [FormType, string][] = [
  ['demo', '/schedule-demo/sent'],
  ['partnership', '/partner-with-us/sent'],
  ['career', '/careers/sent'],
];
const redirectOf = ({ status, headers }: Response) => [status, headers.get('location')];

async function submissions(): Promise<Record<string, unknown>[]> {
  const { results } = await env.DB.prepare('SELECT * FROM form_submissions ORDER BY seq').all();
  return results;
}

/** Sets the clock: the ten minutes of a derived id begin at `start`. */
function clock(time: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: time });
}

it.each(sentPages)('stores a %s form as its JSON is stored, and leads on to %s', async (form, page) => {
  const fields = filledIn[form]();
  const response = await postForm(form, { ...fields, locale: 'en', unknown: 'x', id: '' });
  expect(redirectOf(response)).toEqual([303, page]);
  await requestWith({}, '/api/submissions', json({ formType: form, ...fields }));
  const [plain, byJson] = await submissions();
  const same = { seq: null, id: null, submitted_at: null };
  expect({ ...plain, ...same }).toEqual({ ...byJson, ...same });
  expect(plain?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const mails = (await outbox()).filter((mail) => 'submission_id' in mail && mail.submission_id === plain?.id);
  expect(mails).toHaveLength(4);
});

it('takes a multipart form, leaves its files out, and stores every line break as one character', async () => {
  const data = new FormData();
  for (const [name, value] of Object.entries(filledIn.career({ coverLetter: 'one\r\ntwo\n\r\nthree' }))) {
    data.set(name, value);
  }
  data.set('cv', new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' }));
  expect((await postForm('career', data)).status).toBe(303);
  expect((await submissions())[0]).toMatchObject({ message: 'one\ntwo\n\nthree' });
});

it('stores a form that is sent again within ten minutes once, with one set of mails', async () => {
  const address = freshAddress();
  const fields = filledIn.partnership();
  clock(start);
  for (const minutes of [0, 1, 9]) {
    clock(start + minutes * minute);
    const response = await postForm('partnership', fields, { address });
    expect(redirectOf(response)).toEqual([303, '/partner-with-us/sent']);
  }
  expect(await submissions()).toHaveLength(1);
  expect(await outbox()).toHaveLength(4);
});

it('stores a form that is sent eight times at once once', async () => {
  const address = freshAddress();
  const fields = filledIn.demo();
  const answers = await Promise.all(Array.from({ length: 8 }, () => postForm('demo', fields, { address })));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(303));
  expect(await submissions()).toHaveLength(1);
  expect(await outbox()).toHaveLength(4);
});

it.each([
  ['after', 9.9, 10.1],
  ['before, by another machine’s clock', 10.01, 9.99],
])('knows a form again whose ten minutes end in between: the second comes %s', async (_when, first, second) => {
  const address = freshAddress();
  const fields = filledIn.career();
  for (const minutes of [first, second]) {
    clock(start + minutes * minute);
    expect((await postForm('career', fields, { address })).status).toBe(303);
  }
  expect(await submissions()).toHaveLength(1);
  expect(await outbox()).toHaveLength(4);
});

it('stores a form once when its copies come at once from both sides of the end of ten minutes', async () => {
  const address = freshAddress();
  const fields = filledIn.demo();
  let looks = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => start + (looks++ % 2 ? 10 : 9.99) * minute);
  await Promise.all(Array.from({ length: 8 }, () => postForm('demo', fields, { address })));
  expect(await submissions()).toHaveLength(1);
  expect(await outbox()).toHaveLength(4);
});

it.each([
  ['other words', {}, { company: 'Another Company' }],
  ['another visitor', { address: '192.0.2.2' }, {}],
  ['more than ten minutes later', { minutes: 10.5 }, {}],
])('stores the form of %s as one of its own', async (_what, { address, minutes = 0 }: Again, over) => {
  clock(start);
  await postForm('partnership', filledIn.partnership(), { address: '192.0.2.1' });
  clock(start + minutes * minute);
  await postForm('partnership', filledIn.partnership(over), { address: address ?? '192.0.2.1' });
  expect(await submissions()).toHaveLength(2);
  expect(await outbox()).toHaveLength(8);
});
interface Again {
  address?: string;
  minutes?: number;
}

it('knows a form by its hidden id, from wherever it comes and however late', async () => {
  const id = crypto.randomUUID();
  const fields = filledIn.demo({ id, preferredDate: '2026-03-20' });
  for (const minutes of [0, 100]) {
    clock(start + minutes * minute);
    expect((await postForm('demo', fields)).status).toBe(303);
  }
  expect((await submissions()).map((row) => row.id)).toEqual([id]);
});

it('stores a form whose words have changed under its hidden id, once', async () => {
  const address = freshAddress();
  const id = crypto.randomUUID();
  await postForm('partnership', filledIn.partnership({ id }), { address });
  const changed = filledIn.partnership({ id, message: 'We have thought again.' });
  for (let i = 0; i < 2; i++) expect((await postForm('partnership', changed, { address })).status).toBe(303);
  const rows = await submissions();
  expect(rows.map(({ message }) => message)).toEqual(['We would like to lead the round.', 'We have thought again.']);
  expect(rows[0]?.id).toBe(id);
  expect(await outbox()).toHaveLength(8);
});

it.each<[FormName, string]>([...sentPages, ['newsletter', '/newsletter/subscribed']])(
  'takes a ticked honeypot in the %s form for a success and stores nothing',
  async (form, page) => {
    const response = await postForm(form, filledIn[form]({ contactMeByFax: 'on' }));
    expect(redirectOf(response)).toEqual([303, page]);
    expect(await submissions()).toEqual([]);
    expect(await outbox()).toEqual([]);
    expect(logged.map((line) => JSON.parse(line))).toEqual([
      { level: 'warn', event: 'honeypot_triggered', requestId: response.headers.get('x-request-id'), formType: form },
    ]);
  },
);

it('subscribes, and counts the same address within ten minutes as the same form', async () => {
  const fields = filledIn.newsletter();
  for (const [minutes, page] of [
    [0, '/newsletter/subscribed'],
    [9, '/newsletter/subscribed'],
    [11, '/newsletter/already-subscribed'],
  ] as const) {
    clock(start + minutes * minute);
    expect(redirectOf(await postForm('newsletter', fields))).toEqual([303, page]);
  }
  expect(await outbox()).toHaveLength(4);
});

it('welcomes back who had left', async () => {
  const fields = filledIn.newsletter();
  await postForm('newsletter', fields);
  await env.DB.prepare(`UPDATE newsletter_subscribers SET status = 'unsubscribed' WHERE email = ?`)
    .bind(fields.email)
    .run();
  expect(redirectOf(await postForm('newsletter', fields))).toEqual([303, '/newsletter/resubscribed']);
});

it.each([
  ['demo', '/careers', '/schedule-demo'],
  ['partnership', '', '/partner-with-us'],
  ['career', '/careers/ai-engineer', '/careers/ai-engineer'],
  ['career', '/company', '/careers/frontend-developer'],
  ['newsletter', '/products/marketeye', '/products/marketeye'],
  ['newsletter', '/careers/ai-engineer', '/careers/ai-engineer'],
  ['newsletter', '/forms/newsletter', '/'],
])('leads who opens the address of the %s form, coming from "%s", to %s', async (form, from, page) => {
  const headers = { referer: from && `https://rihla.example${from}` };
  const response = await requestWith({ ASSETS: assets }, `/forms/${form}`, { headers });
  expect(redirectOf(response)).toEqual([303, page]);
});
