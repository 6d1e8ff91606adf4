import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { MyData } from '#shared/contracts/privacy.ts';
import { beginOnMonday, bookDemo, monday, tuesdayAtNine } from '../../support/bookings.ts';
import { freshAddress } from '../../support/client.ts';
import { requestWith } from '../../support/faults.ts';
import { jobApplication, partnershipInquiry } from '../../support/forms.ts';
import { hostileTexts } from '../../support/hostile.ts';
import { logged } from '../../support/logs.ts';
import { enqueueMails, mailbox, minute } from '../../support/mail.ts';
import { knownAddress, linkFor, wholeDatabase } from '../../support/my-data.ts';
import { post, subscriberOf } from '../../support/newsletter.ts';
import { assets } from '../../support/plain-forms.ts';
import { sendUntilRefused } from '../../support/rate-limit.ts';
import { changeMailsTo, changeSubmissionsOf, changeSubscription, countOf } from '../../support/records.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { emptyTables } from '../../support/tables.ts';
import { openPage, postPage } from '../../support/token-pages.ts';

const exportPath = '/my-data/export';
const erasePath = '/my-data/erase';
const switchPath = '/my-data/newsletter';

beforeEach(() => {
  mailbox();
});
const day = 24 * 60 * minute;

it('shows every record with the day on which it is deleted', async () => {
  const email = await knownAddress();
  const html = await (await openPage(await linkFor(email))).text();
  const inTwoYears = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dubai' }).format(
    Date.now() + 730 * day,
  );
  for (const text of ['Gulf Logistics', 'Demo request', 'Company Size', '51-200', inTwoYears, 'Product news']) {
    expect(html).toContain(text);
  }
});

it.each([
  ['en', '/my-data', 'Kept as long as your application is open'],
  ['ar', '/ar/my-data', 'محفوظ ما دام طلب التوظيف قيد النظر'],
])('says that an application with an open interview is kept, %s', async (_locale, path, text) => {
  const email = `${crypto.randomUUID()}@owner.example`;
  await post('/api/submissions', jobApplication({ email }));
  await changeSubmissionsOf(email, { stage: 'interview', status: 'contacted' });
  await storeConversation(email, 'Tuesday suits me.');
  const token = await linkFor(email);
  expect((await (await openPage(token, {}, path)).text()).split(text)).toHaveLength(3);
  const { submissions, conversation, files } = await (await openPage(token, {}, exportPath)).json<MyData>();
  expect([...submissions, ...conversation, ...files].map(({ purge_at }) => purge_at)).toEqual([null, null, null]);
});

it.each([
  ['en', '/my-data', 'One of our emails was reported as spam.'],
  ['ar', '/ar/my-data', 'أُبلغ عن إحدى رسائلنا على أنها غير مرغوب فيها.'],
])('says in the language of the page why an email was held back, %s', async (_locale, path, text) => {
  const email = await knownAddress();
  await changeMailsTo(email, { status: 'cancelled', lastError: 'suppressed_complaint' });
  expect(await (await openPage(await linkFor(email), {}, path)).text()).toContain(text);
});

it.each([
  ['pending', 'yellow', 'caution'],
  ['contacted', 'blue', 'info'],
  ['completed', 'green', 'success'],
] as const)('shows that a request is %s in %s, as the staff area does', async (status, _colour, tone) => {
  const email = await knownAddress();
  await changeSubmissionsOf(email, { status });
  const html = await (await openPage(await linkFor(email))).text();
  const [, submission] = html.split('<article');
  expect(submission).toMatch(new RegExp(`class="[^"]* bg-${tone}-wash text-${tone} [^"]*">`));
});

it('shows all fields of a partnership inquiry and of an application', async () => {
  const email = await knownAddress();
  await post('/api/submissions', partnershipInquiry({ email }));
  await post('/api/submissions', jobApplication({ email }));
  const html = await (await openPage(await linkFor(email))).text();
  const values = [partnershipInquiry(), jobApplication()].flatMap((form) =>
    Object.entries(form).filter(([name]) => !['formType', 'email'].includes(name)),
  );
  for (const [, value] of values) expect(html).toContain(value);
});

it.each([
  ['en', '/my-data', 'Tuesday, 24 November 2026, 9:00–10:00 AM', '>Booked<', '/booking?token='],
  ['ar', '/ar/my-data', '24 نوفمبر 2026، من 9:00 إلى 10:00 ص', '>محجوز<', '/ar/booking?token='],
])('shows a booked demo with its slot, its status and the link to its page, %s', async (_locale, path, ...words) => {
  await beginOnMonday();
  const email = `${crypto.randomUUID()}@owner.example`;
  const { booking, submission, token } = await bookDemo(tuesdayAtNine, { email });
  const link = await linkFor(email);
  const html = await (await openPage(link, {}, path)).text();
  for (const text of words) expect(html).toContain(text);
  expect(html).toContain(`/booking?token=${token}"`);
  const file = await (await openPage(link, {}, exportPath)).text();
  const data = JSON.parse(file) as MyData;
  expect(data.bookings).toEqual([
    {
      id: booking.id,
      submission_id: submission.id,
      starts_at: tuesdayAtNine,
      ends_at: '2026-11-24T06:00:00.000Z',
      status: 'confirmed',
      created_at: monday,
      changed_at: monday,
      purge_at: data.submissions[0]!.purge_at,
    },
  ]);
  expect(file).not.toContain(token);
});

it('shows no one the booking of someone else', async () => {
  await beginOnMonday();
  const { token } = await bookDemo(tuesdayAtNine, { email: `${crypto.randomUUID()}@owner.example` });
  const link = await linkFor(await knownAddress());
  const html = await (await openPage(link)).text();
  expect(html).not.toContain(token);
  expect(html).not.toContain('Booked hour');
  expect((await (await openPage(link, {}, exportPath)).json<MyData>()).bookings).toEqual([]);
});

it('shows the asking page without a token, as it was built', async () => {
  const response = await requestWith({ ASSETS: assets }, '/my-data');
  expect(response.headers.get('etag')).toBe('"page"');
  expect(await response.text()).toContain('<script type="module">');
});

it.each([
  ['expired', async () => linkFor(await knownAddress(), 60 * minute)],
  ['forged', async () => `${(await linkFor(await knownAddress())).slice(0, -1)}!`],
  ['empty', async () => ''],
])('answers an %s link with the page that says so, everywhere', async (_what, makeToken) => {
  const token = await makeToken();
  const before = await wholeDatabase();
  const answers = [
    await openPage(token),
    await openPage(token, {}, exportPath),
    await postPage(switchPath, { token, subscribe: 'yes' }),
    await postPage(erasePath, { token, email: 'a@b.example' }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('data-path="/my-data/expired"');
    expect(html).not.toContain('<script');
  }
  expect(await wholeDatabase()).toEqual(before);
});

it('changes nothing when the page and the file are opened', async () => {
  const token = await linkFor(await knownAddress());
  const before = await wholeDatabase();
  for (let i = 0; i < 3; i++) {
    await openPage(token);
    await openPage(token, {}, exportPath);
    await requestWith({ ASSETS: assets }, `/my-data?token=${token}`, { method: 'HEAD' });
  }
  expect(await wholeDatabase()).toEqual(before);
});

it('shows no one the data of someone else', async () => {
  const [mine, other] = [await knownAddress(), await knownAddress({ lastName: 'Somebodyelse' })];
  const html = await (await openPage(await linkFor(mine))).text();
  expect(html).not.toContain(other);
  expect(html).not.toContain('Somebodyelse');
});

/** A received email about the address's submission, and a file that came with it, with the text everywhere. */
async function storeConversation(email: string, text: string): Promise<void> {
  const submission = `(SELECT id FROM form_submissions WHERE email = '${email}')`;
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO conversation_entries (id, submission_id, kind, text, written_by, written_at, subject)
       VALUES (?1, ${submission}, 'received', ?2, ?3, '2026-11-24T06:00:00.000Z', ?2)`,
    ).bind(crypto.randomUUID(), text, email),
    env.DB.prepare(
      `INSERT INTO attachments VALUES (?1, ${submission}, ?1, ?2, 'application/pdf', 300, '', 0, '2026-11-24T06:00:00.000Z', NULL)`,
    ).bind(crypto.randomUUID(), text),
  ]);
}

it('shows the conversation and the files, and has them in the file', async () => {
  const email = await knownAddress();
  await storeConversation(email, 'Tuesday suits me.');
  const token = await linkFor(email);
  const html = await (await openPage(token)).text();
  for (const text of ['Your email to us', 'Tuesday suits me.', 'Your files']) expect(html).toContain(text);
  const { submissions, conversation, files } = await (await openPage(token, {}, exportPath)).json<MyData>();
  const { id: submission_id, purge_at } = submissions[0]!;
  expect(conversation).toMatchObject([
    { submission_id, purge_at, kind: 'received', text: 'Tuesday suits me.', by: email },
  ]);
  expect(files).toMatchObject([{ submission_id, purge_at, name: 'Tuesday suits me.', size: 300 }]);
});

it.each(hostileTexts)('shows %j as plain text', async (text) => {
  const email = await knownAddress({ firstName: text, company: text, additionalNotes: text });
  await changeSubscription(email, { source: text });
  await changeMailsTo(email, { subject: text, lastError: text });
  await storeConversation(email, text);
  const token = await linkFor(email);
  const wrong = await postPage(erasePath, { token, email: text });
  for (const response of [await openPage(token), wrong]) {
    const html = await response.text();
    expect(html).not.toMatch(/<script|<img|<svg onload|<b>/i);
    expect(html.match(/<section/g)).toHaveLength(10);
  }
});

it('offers everything as a file, with purge dates', async () => {
  const email = await knownAddress();
  await changeMailsTo(email, { status: 'sent' });
  const response = await openPage(await linkFor(email), {}, exportPath);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const data = await response.json<MyData>();
  expect(data).toMatchObject({
    email,
    submissions: [{ form_type: 'demo', email }],
    subscription: { email, status: 'active', source: 'footer', purge_at: null },
    consents: [{ action: 'given', purpose: 'newsletter', source: 'footer', purge_at: null }],
    suppression: null,
    links: [{ purge_at: expect.any(String) }],
  });
  const [submission] = data.submissions;
  expect(Date.parse(submission!.purge_at!) - Date.parse(submission!.submitted_at)).toBe(730 * day);
  expect(data.emails.length).toBeGreaterThan(1);
  for (const mail of data.emails) expect(Date.parse(mail.purge_at!) - Date.parse(mail.created_at)).toBe(365 * day);
  expect(data.consents[0]!.wording).toContain('Product news');
  expect(JSON.stringify(data)).not.toContain((await subscriberOf(email))!.token);
});

it('unsubscribes and subscribes with the switch, and leads back to the page', async () => {
  const email = await knownAddress();
  const token = await linkFor(email);
  for (const [subscribe, status] of [
    ['no', 'unsubscribed'],
    ['yes', 'active'],
  ] as const) {
    const response = await postPage(switchPath, { token, subscribe });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/my-data?token=${token}#newsletter`);
    expect((await subscriberOf(email))?.status).toBe(status);
  }
});

it('erases nothing when another address is typed, and says so at the field', async () => {
  const token = await linkFor(await knownAddress());
  const before = await wholeDatabase();
  const response = await postPage(erasePath, { token, email: 'other@owner.example' });
  expect(response.status).toBe(422);
  expect(response.headers.get('referrer-policy')).toBe('same-origin');
  const html = await response.text();
  expect(html).toContain('<title>Error: ');
  expect(html).toMatch(/id="erase-email"[^>]*aria-invalid="true"[^>]*value="other@owner.example"/);
  expect(html).toContain('This is not the address of this link.');
  expect(await wholeDatabase()).toEqual(before);
});

it('erases everything when the address is typed, and ends the link', async () => {
  const email = await knownAddress();
  const token = await linkFor(email);
  const response = await postPage(erasePath, { token, email: ` ${email.toUpperCase()} ` });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/my-data/erased');
  expect(await subscriberOf(email)).toBeNull();
  await expectRefusal(openPage(token), [404, 'page', '/my-data/expired: ']);
  await expectRefusal(postPage(erasePath, { token, email }), [404, 'page', '/my-data/expired: ']);
  const { results } = await env.DB.prepare(`SELECT action, done_by FROM audit_log`).all();
  expect(results).toEqual([{ action: 'personal_data_erased', done_by: 'owner' }]);
});

it('erases once when the form is sent several times simultaneously', async () => {
  await emptyTables('audit_log');
  const email = await knownAddress();
  const token = await linkFor(email);
  const answers = await Promise.all(Array.from({ length: 5 }, () => postPage(erasePath, { token, email })));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 404, 404, 404, 404]);
  expect(await countOf('audit_log')).toBe(1);
});

it('limits the forms of a client', async () => {
  const token = await linkFor(await knownAddress());
  const headers = { 'cf-connecting-ip': freshAddress() };
  const erase = () => postPage(erasePath, { token, email: 'a@b.example' }, { headers });
  const { statuses } = await sendUntilRefused(10, erase);
  expect(statuses).toEqual(new Set([422]));
});

it('writes no address and no token into the log', async () => {
  const email = await knownAddress();
  const token = await linkFor(email);
  await openPage(token);
  await postPage(switchPath, { token, subscribe: 'no' });
  await postPage(erasePath, { token, email: 'other@owner.example' });
  await postPage(erasePath, { token, email });
  await openPage(token);
  expect(logged.length).toBeGreaterThan(0);
  for (const secret of [email, token, 'other@owner.example']) expect(logged.join()).not.toContain(secret);
});

it('shows the newest ten emails, and the older ones on request', async () => {
  const email = `${crypto.randomUUID()}@mails.example`;
  await enqueueMails(11, { toAddress: email });
  expect(await (await openPage(await linkFor(email))).text()).toContain('Show one older email');
});
