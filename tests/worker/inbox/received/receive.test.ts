import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { Stats } from '#shared/contracts/admin.ts';
import { receivedMail } from '#shared/staff-texts/received-email.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { databaseDown, databaseFailingAt } from '../../support/faults.ts';
import { hostileText } from '../../support/hostile.ts';
import { expectLogs, logged } from '../../support/logs.ts';
import { mailbox } from '../../support/mail.ts';
import { deliverMail, entriesOf, mailOf, storeConversation, visitor } from '../../support/received-mail.ts';
import { changeSubmission, deleteSubmission } from '../../support/records.ts';
import { getAsStaff } from '../../support/staff.ts';

let sent: ReturnType<typeof mailbox>['sent'];
beforeEach(() => {
  ({ sent } = mailbox());
});

const earlier = '2026-01-01T00:00:00.000Z';
const completed = { status: 'completed', answeredAt: earlier, assignee: 'sara@rihla.example' } as const;

function rowOf(id: string) {
  return env.DB.prepare(
    'SELECT status, stage, waiting_since, changed_by, conversation_text FROM form_submissions WHERE id = ?',
  )
    .bind(id)
    .first<Record<string, string | null>>();
}

const waitingCount = async () => (await (await getAsStaff('/api/admin/stats')).json<Stats>()).submissions.waiting;

it('stores a reply as text, with the earlier email apart, and its file', async () => {
  const { id, address } = await storeConversation({ searchText: 'x' });
  const body = [
    '--b',
    '',
    'Tuesday <b>suits</b> me.',
    '',
    'On 23 Nov 2026 at 09:00, Joe wrote:',
    '> Which day?',
    '--b',
    'Content-Type: application/pdf; name=plan.pdf',
    'Content-Transfer-Encoding: base64',
    '',
    'YWJj',
    '--b--',
  ];
  const mail = mailOf(body.join('\n'), { 'content-type': 'multipart/mixed; boundary=b', 'message-id': '<a@b>' });
  expect(await deliverMail(address, mail)).toBeUndefined();
  const [entry] = await entriesOf(id);
  expect(entry).toMatchObject({
    kind: 'received',
    text: 'Tuesday <b>suits</b> me.',
    quoted: 'On 23 Nov 2026 at 09:00, Joe wrote:\n> Which day?',
    written_by: visitor,
    subject: 'Re: Your demo',
    message_id: '<a@b>',
    automatic: 0,
  });
  expect(JSON.parse(entry!.files)).toMatchObject([{ name: 'plan.pdf', size: 3, type: 'application/octet-stream' }]);
  expect((await rowOf(id))!.conversation_text).toContain('tuesday');
});

it('stores an email without text with a sentence that says so', async () => {
  const { id, address } = await storeConversation();
  await deliverMail(address, mailOf('', { subject: undefined, from: undefined }));
  expect((await entriesOf(id))[0]).toMatchObject({ text: receivedMail.noText, subject: null, written_by: visitor });
});

it('reopens a completed submission, and notifies its assignee once an hour at most', async () => {
  const waiting = await waitingCount();
  const { id, address } = await storeConversation(completed);
  const [first, second] = [mailOf('first'), mailOf('second')];
  await Promise.all([deliverMail(address, first), deliverMail(address, second)]);
  await deliverMail(address, mailOf('third'));
  const entries = await entriesOf(id);
  expect(entries.map(({ text }) => text).sort()).toEqual(['first', 'second', 'third']);
  expect(await rowOf(id)).toMatchObject({
    status: 'contacted',
    changed_by: 'visitor',
    waiting_since: expect.any(String),
  });
  expect(sent.map(({ to }) => to)).toEqual([completed.assignee]);
  expect(await waitingCount()).toBe(waiting + 1);
  const { results } = await env.DB.prepare(
    'SELECT field, to_value, changed_by FROM submission_events WHERE submission_id = ?',
  )
    .bind(id)
    .all();
  expect(results).toEqual([{ field: 'status', to_value: 'contacted', changed_by: 'visitor' }]);
});

it('keeps the stage of a decided application, and the start of the wait', async () => {
  const application = await storeConversation({ ...completed, formType: 'career', stage: 'declined' });
  await deliverMail(application.address, mailOf('Why?'));
  expect(await rowOf(application.id)).toMatchObject({ status: 'contacted', stage: 'declined' });
  const pending = await storeConversation({ waitingSince: earlier });
  await deliverMail(pending.address, mailOf('One more thing'));
  expect(await rowOf(pending.id)).toMatchObject({ status: 'pending', waiting_since: earlier, changed_by: null });
});

it.each([
  ['its Message-ID', mailOf('once')],
  ['its words', mailOf('once', { 'message-id': undefined, date: 'Mon, 23 Nov 2026 09:00:00 +0400' })],
])('stores an email once that arrives twice together and again later, by %s', async (_by, mail) => {
  const { id, address } = await storeConversation(completed);
  const again = `Received: by mx2.example; Mon, 23 Nov 2026 09:01:00 +0400\r\n${mail}`;
  await Promise.all([deliverMail(address, mail), deliverMail(address, again)]);
  await changeSubmission(id, { status: 'completed', waitingSince: null });
  expect(await deliverMail(address, mail)).toBeUndefined();
  expect(await entriesOf(id)).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ status: 'completed', waiting_since: null });
  expect(sent).toHaveLength(1);
});

it('stores an out-of-office reply, which reopens nothing and notifies no one', async () => {
  const { id, address } = await storeConversation(completed);
  await deliverMail(address, mailOf('I am away.', { 'auto-submitted': 'auto-replied' }), { from: '' });
  expect((await entriesOf(id))[0]).toMatchObject({ text: 'I am away.', automatic: 1 });
  expect(await rowOf(id)).toMatchObject({ status: 'completed', waiting_since: null });
  expect(sent).toEqual([]);
});

it('drops its own emails that come back', async () => {
  const { id, address } = await storeConversation();
  const own = 'hello@rihla.example';
  const bindings = { MAIL_FROM: `Rihla <${own}>` };
  const to = address.replace(/@.*/, '@rihla.example');
  expect(await deliverMail(to, mailOf('hi', { from: own.toUpperCase() }), { bindings })).toBeUndefined();
  expect(await deliverMail(to, mailOf('hi', { from: to }), { bindings })).toBeUndefined();
  expect(await deliverMail(to, mailOf('hi', { 'x-loop': 'rihla.example' }), { bindings })).toBeUndefined();
  expect(await entriesOf(id)).toEqual([]);
  expect(logged.filter((line) => line.includes('mail_loop'))).toHaveLength(3);
});

it('refuses an unknown or altered address, and that of an erased submission', async () => {
  expectLogs('mail_refused');
  const { id, address } = await storeConversation();
  const altered = address.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'));
  for (const to of [altered, address.replace(/@.*/, '@other.example'), 'reply@rihla.example', '']) {
    expect(await deliverMail(to, mailOf('hi'))).toContain('This conversation is closed');
  }
  await deleteSubmission(id);
  expect(await deliverMail(address, mailOf('hi'))).toContain('This conversation is closed');
  expect(await entriesOf(id)).toEqual([]);
  expect(logged).toHaveLength(5);
  expect(logged.join()).not.toMatch(/@|reply\+/);
});

it('refuses an email of 30 MB by its size, without reading it', async () => {
  expectLogs('mail_refused');
  const { id, address } = await storeConversation();
  let reads = 0;
  const raw = new ReadableStream({ pull: () => void reads++ }, { highWaterMark: 0 });
  expect(await deliverMail(address, '', { raw, rawSize: 30 * 1024 * 1024 })).toContain('larger than 15 MB');
  expect(reads).toBe(0);
  expect(await entriesOf(id)).toEqual([]);
});

it('accepts an email of 15 MiB and not a byte more', async () => {
  expectLogs('mail_refused');
  const { id, address } = await storeConversation();
  const start = mailOf('');
  const largest = start + 'x'.repeat(15 * 1024 * 1024 - start.length);
  expect(await deliverMail(address, largest)).toBeUndefined();
  expect(await deliverMail(address, `${largest}x`)).toContain('larger than 15 MB');
  const [entry, ...others] = await entriesOf(id);
  expect(entry!.text).toHaveLength(20_000);
  expect(others).toEqual([]);
});

it.each([
  [20, undefined],
  [21, 'more than 20 files'],
])('accepts an email with twenty files, and none with more: %i', async (files, refusal) => {
  if (refusal) expectLogs('mail_refused');
  const { address } = await storeConversation();
  const parts = Array.from({ length: files }, (_, i) => `--b\nContent-Type: text/csv; name=${i}.csv\n\na\n`).join('');
  const answer = await deliverMail(address, mailOf(`${parts}--b--`, { 'content-type': 'multipart/mixed; boundary=b' }));
  expect(answer).toEqual(refusal && expect.stringContaining(refusal));
});

it('refuses an email that it cannot read', async () => {
  expectLogs('mail_refused');
  const { address } = await storeConversation();
  expect(await deliverMail(address, mailOf('hi', { 'x-long': 'x'.repeat(300_000) }))).toContain('cannot be read');
});

it('throws and stores nothing when the database fails, so the sender retries', async () => {
  expectLogs('mail_failed');
  const { id, address } = await storeConversation(completed);
  await expect(deliverMail(address, mailOf('secret'), { bindings: { DB: databaseDown() } })).rejects.toThrow();
  for (let statement = 0; statement < 4; statement++) {
    logged.length = 0;
    const bindings = { DB: databaseFailingAt(statement) };
    await expect(deliverMail(address, mailOf('secret'), { bindings })).rejects.toThrow();
    expect(logged.filter((line) => line.includes('mail_failed'))).toHaveLength(1);
    expect(logged.join()).not.toMatch(/secret|gulf-logistics/);
  }
  expect(await entriesOf(id)).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ status: 'completed', waiting_since: null });
});

const controls = fc.constantFrom(
  '\u0000',
  '\u202e',
  '\u2066',
  '\ud800',
  '\u0007',
  '\r',
  '\u2028',
  '=?utf-8?Q?=00=E2=80=AE?=',
);
const hostileLine = fc.array(fc.oneof(hostileText, controls), { maxLength: 4 }).map((parts) => parts.join(''));
const inHtml = fc.constantFrom(
  '<script>unread</script>',
  '<style>unread</style><p title="unread">',
  '<svg><title>unread</title><desc/></svg>',
  '<img src=x onerror="unread">',
  '<!-- unread --><template>unread</template>',
  '<a href="javascript:unread">click</a><br>',
);
const hostileHeader = fc.tuple(
  fc.constantFrom(
    'Subject',
    'From',
    'Sender',
    'Reply-To',
    'References',
    'In-Reply-To',
    'Date',
    'X-Any',
    'Content-Language',
  ),
  hostileLine,
);

/** An email of these parts: as plain text, as HTML, or with files that have hostile names. */
function hostileMail(
  form: 'text' | 'html' | 'files',
  headers: [string, string][],
  body: string,
  header: number,
): string {
  const type = { text: 'text/plain', html: 'text/html', files: 'multipart/mixed; boundary=b' }[form];
  const file = `--b\r\nContent-Type: text/html; name="${body}"\r\n\r\n${body}\r\n`;
  const lines = [
    `From: ${visitor}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...Array.from({ length: header }, (_, i) => `X-${i}: ${i}`),
    `Message-ID: <${crypto.randomUUID()}@a.example>`,
    `Content-Type: ${type}; charset=utf-8`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${form === 'files' ? `--b\r\n\r\n${body}\r\n${file}--b--` : body}`;
}

it('stores only clean text of a hostile email', async () => {
  let stored = 0;
  const mail = fc.tuple(
    fc.constantFrom('text', 'html', 'files'),
    fc.array(hostileHeader, { maxLength: 6 }),
    fc.array(fc.oneof(hostileLine, inHtml), { minLength: 1, maxLength: 5 }).map((parts) => parts.join('\n')),
    fc.constantFrom(0, 10, 300),
  );
  await fc.assert(
    fc.asyncProperty(mail, async ([form, headers, body, header]) => {
      const { id, address } = await storeConversation({ searchText: 'x' });
      expect(await deliverMail(address, hostileMail(form, headers, body, header))).toBeUndefined();
      for (const entry of await entriesOf(id)) {
        stored += 1;
        const { text, quoted, subject, written_by, message_id, files } = entry;
        if (form === 'html') expect(text).not.toContain('unread');
        for (const block of [text, quoted ?? '']) {
          expect(block.isWellFormed()).toBe(true);
          expect(block).not.toMatch(/[^\P{Cc}\n\t]/u);
          expect(block.length).toBeLessThanOrEqual(20_000);
        }
        const names = (JSON.parse(files) as { name: string }[]).map(({ name }) => name);
        for (const line of [subject ?? '', written_by, message_id, ...names]) {
          expect(line.isWellFormed()).toBe(true);
          expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
          expect(line.length).toBeLessThanOrEqual(500);
        }
      }
      expect((await rowOf(id))!.conversation_text).not.toMatch(/\p{Cc}/u);
    }),
    { numRuns: 20 },
  );
  expect(stored).toBeGreaterThan(10);
});

const contact = 'boss@gulf.example';
const ours = 'reply+x@rihla.example';

async function copiesFor(from: string, headers: Record<string, string>): Promise<unknown> {
  const { id, address } = await storeConversation({ email: contact });
  expect(await deliverMail(address, mailOf('A question', { from, ...headers }), { from })).toBeUndefined();
  const row = await env.DB.prepare('SELECT cc FROM conversation_entries WHERE submission_id = ?').bind(id).first();
  return JSON.parse((row!.cc as string | null) ?? 'null') ?? [];
}

it('answers a colleague in copy who writes, and the others, beside the contact', async () => {
  const cc = 'Boss@Gulf.example, Sara <sara@gulf.example>';
  expect(await copiesFor('omar@gulf.example', { to: ours, cc })).toEqual(['omar@gulf.example', 'sara@gulf.example']);
  expect(await copiesFor(contact, { to: ours, cc: 'omar@gulf.example' })).toEqual(['omar@gulf.example']);
  expect(await copiesFor('boss+rihla@gulf.example', { to: ours })).toEqual([]);
});

it('answers everyone of an email but the contact and our own addresses', async () => {
  const people = ['boss', 'BOSS+a', 'omar', 'sara', 'Noor'].map((name) => `${name}@gulf.example`);
  const some = fc.subarray(people, { maxLength: 2 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...people), some, some, async (from, to, cc) => {
      const isContact = (address: string) => /^boss\b/i.test(address);
      const copies = (await copiesFor(from, {
        to: [ours, ...to].join(', '),
        ...(cc.length > 0 && { cc: cc.join(', ') }),
      })) as string[];
      const expected = new Set([from, ...to, ...cc].filter((address) => !isContact(address)));
      expect(copies.length).toBe(Math.min(expected.size, 3));
      for (const address of copies) expect(expected).toContain(address);
      if (!isContact(from)) expect(copies).toContain(from);
    }),
    { numRuns: propertyRuns },
  );
});
