import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import type { NotificationAddress } from '#shared/contracts/staff.ts';
import { jsonPost } from '../support/faults.ts';
import { emptyOutbox, mailbox } from '../support/mail.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

const omar = 'omar@rihla.example';

const put = (email: string, change: object) =>
  asStaff(`/api/admin/staff/${encodeURIComponent(email)}`, { ...jsonPost(change), method: 'PUT' });

async function choicesOf(address: string): Promise<NotificationAddress['choices']> {
  const { items } = await (await asStaff('/api/admin/notices', {})).json<{ items: NotificationAddress[] }>();
  return items.find((one) => one.address === address)!.choices;
}

async function countWelcomes(): Promise<number> {
  return (await env.DB.prepare("SELECT count(*) AS n FROM emails WHERE kind = 'staff_welcome'").first<{ n: number }>())!
    .n;
}

beforeEach(async () => {
  await emptyOutbox();
  await emptyTables('notice_choices', 'staff', 'audit_log');
  await put('amal@rihla.example', { roles: ['admin'] });
});

it('welcomes a new colleague once, with the first steps of the role', async () => {
  const { to } = mailbox();
  expect((await put('Omar@Rihla.example', { roles: ['sales'] })).status).toBe(200);
  await put(omar, { roles: ['sales', 'marketing'], name: 'Omar Nasser' });
  const [mail, ...others] = to(omar);
  expect(others).toEqual([]);
  expect(mail!.subject).toBe('Welcome to the admin area of Rihla AI');
  expect(mail!.text).toContain('amal@rihla.example has added you');
  expect(mail!.text).toContain('Your role: Sales.');
  const links = [...mail!.html.matchAll(/href="[^"]*(\/admin[^"]*)"/g)].map(([, path]) => path);
  const steps = ['/settings/profile', '/settings/profile#signature', '/bookings/hours', '/settings/notices'];
  expect(links).toEqual(['/admin', ...steps.map((path) => `/admin${path}`)]);
});

it.each([
  ['recruiting', ['/admin', 'profile', 'profile#signature', 'bookings', 'notices']],
  ['marketing', ['/admin', 'profile', 'profile#signature', 'notices']],
] as const)('links only to pages that the role may open: %s', async (role, pages) => {
  const { to } = mailbox();
  await put(omar, { roles: [role] });
  const links = [...to(omar)[0]!.html.matchAll(/href="[^"]*(\/admin[^"]*)"/g)].map(([, path]) => path!);
  expect(links.map((path) => path.replace(/^\/admin\/(settings\/)?/, ''))).toEqual(pages);
});

it('says in the welcome that a role is missing, without links to closed pages', async () => {
  const { to } = mailbox();
  await put(omar, { name: 'Omar' });
  expect(to(omar)[0]!.text).toContain('You have no role yet');
  expect(to(omar)[0]!.html).not.toContain('/admin/');
});

it('welcomes neither a service token, a shared address, nor the admin who adds them', async () => {
  await put('service:report', { roles: ['sales'] });
  await put(brand.staffAddresses[0], { roles: ['sales'] });
  expect(await countWelcomes()).toBe(0);
});

it('stores no welcome when the new colleague could not be stored', async () => {
  const refused = await put(omar, { roles: ['nobody'] });
  await expectRefusal(refused, [
    422,
    'validation_failed',
    'roles.0: A role must be one of admin, sales, recruiting, marketing.',
  ]);
  expect(await countWelcomes()).toBe(0);
});

it.each([
  ['sales', { demo: 'digest', partnership: 'digest', career: 'nothing', other: 'digest' }, 0],
  ['recruiting', { demo: 'nothing', partnership: 'nothing', career: 'digest', other: 'nothing' }, 0],
  ['marketing', { demo: 'nothing', partnership: 'nothing', career: 'nothing', other: 'nothing' }, 1],
])('decides the first notifications of a new colleague by the role: %s', async (role, choices, summary) => {
  await put(omar, { roles: [role] });
  expect(await choicesOf(omar)).toEqual(choices);
  const row = await env.DB.prepare('SELECT summary FROM staff WHERE email = ?').bind(omar).first();
  expect(row).toEqual({ summary });
});

it('keeps a choice when the roles change, and gives the new role its default', async () => {
  await put(omar, { roles: ['recruiting'] });
  await asStaff(`/api/admin/notices/${omar}`, { ...jsonPost({ career: 'mail' }), method: 'PUT' });
  await put(omar, { roles: ['recruiting', 'sales'] });
  expect(await choicesOf(omar)).toMatchObject({ career: 'mail', demo: 'digest' });
});
