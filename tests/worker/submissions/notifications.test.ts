import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import type { NotificationAddress } from '#shared/contracts/staff.ts';
import { request } from '../support/client.ts';
import { jsonPost } from '../support/faults.ts';
import { demoRequest, jobApplication } from '../support/forms.ts';
import { emptyOutbox } from '../support/mail.ts';
import { deliverMail, mailOf, storeConversation } from '../support/received-mail.ts';
import { asStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

const amal = 'amal@rihla.example';
const omar = 'omar@rihla.example';
const [sales, partners, careers] = brand.staffAddresses as [string, string, string];

beforeEach(async () => {
  await emptyOutbox();
  await emptyTables('notice_choices', 'staff', 'audit_log', 'form_submissions');
  await env.DB.prepare("INSERT INTO staff (email, first_seen_at) VALUES (?, '2026'), (?, '2026')")
    .bind(amal, omar)
    .run();
});

const choose = (address: string, choices: Record<string, unknown>) =>
  asStaff(`/api/admin/notices/${encodeURIComponent(address)}`, { ...jsonPost(choices), method: 'PUT' });

/** The staff who are notified of a new form, after its email was sent with the answer. */
async function toldOf(form: Record<string, unknown>): Promise<string[]> {
  await emptyOutbox();
  const response = await request('/api/submissions', { ...form, email: `${crypto.randomUUID()}@visitor.example` });
  expect(response.status).toBe(201);
  const { results } = await env.DB.prepare(
    "SELECT to_address, status FROM emails WHERE kind LIKE '%_notification' ORDER BY to_address",
  ).all<{ to_address: string; status: string }>();
  expect(new Set(results.map(({ status }) => status)).size).toBeLessThanOrEqual(1);
  if (results[0]) expect(results[0].status).toBe('sent');
  return results.map(({ to_address }) => to_address);
}

it('sends one email a demo to its shared address, and one to staff who chose it', async () => {
  for (const address of [partners, careers]) await choose(address, { demo: 'nothing' });
  await choose(sales.toUpperCase(), { career: 'digest' });
  expect(await toldOf(demoRequest())).toEqual([sales]);
  await choose(amal, { demo: 'mail', partnership: 'digest' });
  expect(await toldOf(demoRequest())).toEqual([amal, sales].toSorted());
  expect(await toldOf(jobApplication())).toEqual([careers, partners].toSorted());
  await choose(amal, { demo: 'nothing' });
  expect(await toldOf(demoRequest())).toEqual([sales]);
});

it('notifies no former staff member', async () => {
  await choose(omar, { demo: 'mail' });
  expect(await toldOf(demoRequest())).toContain(omar);
  await env.DB.prepare('DELETE FROM staff WHERE email = ?').bind(omar).run();
  expect(await toldOf(demoRequest())).not.toContain(omar);
});

it('lists own, shared and other choices of notifications, with their author', async () => {
  await choose(omar, { other: 'mail' });
  const { items } = (await (await asStaff('/api/admin/notices', {})).json()) as { items: NotificationAddress[] };
  expect(items.map(({ address, kind }) => [address, kind])).toEqual([
    [amal, 'me'],
    ...[sales, partners, careers].map((address) => [address, 'shared']),
    [omar, 'member'],
  ]);
  expect(items[0]!.choices).toEqual({ demo: 'nothing', partnership: 'nothing', career: 'nothing', other: 'nothing' });
  expect(items[1]!.choices.demo).toBe('mail');
  expect(items.at(-1)!.choices.other).toBe('mail');
  const audited = await env.DB.prepare('SELECT action, detail, done_by FROM audit_log').first();
  expect(audited).toEqual({ action: 'notices_chosen', detail: `${omar} other=mail`, done_by: amal });
});

it.each([
  ['an address from outside', 'rival@competitor.example', { demo: 'mail' }, 404],
  ['no way', amal, { demo: 'sometimes' }, 422],
  ['no choices', amal, 'mail', 422],
])('refuses %s', async (_what, address, choices, status) => {
  expect((await choose(address, choices as Record<string, unknown>)).status).toBe(status);
  expect((await env.DB.prepare('SELECT count(*) AS n FROM notice_choices').first<{ n: number }>())!.n).toBe(0);
});

/** The staff who are notified right away of a visitor's reply. */
async function notifiedOfReply(overrides: Parameters<typeof storeConversation>[0] = {}): Promise<string[]> {
  await emptyOutbox();
  const { address } = await storeConversation(overrides);
  expect(await deliverMail(address, mailOf('Tuesday suits me.'))).toBeUndefined();
  const { results } = await env.DB.prepare(
    "SELECT to_address FROM emails WHERE kind = 'reply_notification' AND status = 'sent' ORDER BY to_address",
  ).all<{ to_address: string }>();
  return results.map(({ to_address }) => to_address);
}

it('notifies staff of a reply if they chose email for such forms', async () => {
  expect(await notifiedOfReply()).toEqual([sales, partners, careers].toSorted());
  await choose(partners, { demo: 'nothing' });
  await choose(careers, { demo: 'digest' });
  await choose(amal, { demo: 'mail' });
  await choose(omar, { career: 'mail' });
  expect(await notifiedOfReply()).toEqual([amal, sales].toSorted());
});

it('notifies only the assignee of a reply, unless they chose another way', async () => {
  expect(await notifiedOfReply({ assignee: omar })).toEqual([omar]);
  await choose(omar, { career: 'nothing' });
  expect(await notifiedOfReply({ assignee: omar })).toEqual([omar]);
  await choose(omar, { demo: 'digest' });
  expect(await notifiedOfReply({ assignee: omar })).toEqual([]);
  await choose(omar, { demo: 'nothing' });
  expect(await notifiedOfReply({ assignee: omar })).toEqual([]);
});
