import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { AuditEntry, Page } from '#shared/contracts/admin.ts';
import type { StaffMember } from '#shared/contracts/staff.ts';
import { as, colleagues, giveRoles, json, nameRoles, outcome } from '../support/colleagues.ts';
import { expectRefusal } from '../support/refusal.ts';
import { emptyTables } from '../support/tables.ts';

beforeEach(async () => {
  await nameRoles();
});

it('lets anyone without a role do everything until an admin is appointed', async () => {
  await nameRoles({ admin: [], none: [] });
  expect(await outcome(await as('none', 'audit'))).toBe(200);
  expect(await json('none', 'me')).toMatchObject({ roles: ['admin'] });
  expect(await outcome(await as('recruiting', 'audit'))).toBe('role_required');
  expect((await giveRoles('admin', 'admin', ['admin'])).status).toBe(200);
  expect(await outcome(await as('none', 'audit'))).toBe('role_required');
  expect(await outcome(await as('none', 'me'))).toBe('role_required');
});

it('requires the first admin to be the author of the appointment', async () => {
  await nameRoles({ admin: [] });
  for (const [who, roles] of [
    ['sales', ['admin']],
    ['admin', ['sales']],
  ] as const) {
    const refused = await giveRoles('admin', who, [...roles]);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: [{ path: 'roles' }] });
  }
  expect((await giveRoles('admin', 'none', ['marketing'])).status).toBe(200);
  expect((await giveRoles('admin', 'admin', ['admin', 'sales'])).status).toBe(200);
  expect((await giveRoles('admin', 'sales', ['admin'])).status).toBe(200);
});

it('keeps an admin when two take the role from each other simultaneously', async () => {
  const alone = await giveRoles('admin', 'admin', ['sales']);
  expect([alone.status, (await alone.json<{ code: string }>()).code]).toEqual([409, 'last_admin']);
  await giveRoles('admin', 'sales', ['admin']);
  const answers = await Promise.all([giveRoles('admin', 'sales', []), giveRoles('sales', 'admin', [])]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.toSatisfy((status) => status >= 403)]);
  const admins = await env.DB.prepare(`SELECT count(*) AS n FROM staff WHERE roles LIKE '%admin%'`).first('n');
  expect(admins).toBe(1);
});

it('adds a person by address with a name, and logs who gave which roles', async () => {
  await emptyTables('audit_log');
  const put = (body: unknown, address = 'Zayd@Rihla.example') => as('admin', `staff/${address}`, body, 'PUT');
  expect(await (await put({ name: 'زايد', roles: ['recruiting', 'sales', 'sales'] })).json()).toEqual({
    item: { email: 'zayd@rihla.example', name: 'زايد', roles: ['sales', 'recruiting'], away: null },
  });
  await put({ name: 'Zayd' });
  await put({ roles: ['sales', 'recruiting'] });
  await put({ roles: [] });
  const { items } = await json<{ items: StaffMember[] }>('marketing', 'staff');
  expect(items).toContainEqual({ email: 'zayd@rihla.example', name: 'Zayd', roles: [], away: null });
  expect(items).toContainEqual({ email: colleagues.sales, name: '', roles: ['sales'], away: null });
  const audited = (await json<Page<AuditEntry>>('admin', 'audit?kind=roles_changed')).items;
  expect(audited.map(({ detail, by }) => [by, detail])).toEqual([
    [colleagues.admin, 'zayd@rihla.example: sales, recruiting → no role'],
    [colleagues.admin, 'zayd@rihla.example: no role → sales, recruiting'],
  ]);
  for (const body of [{}, { roles: ['boss'] }, { roles: 'sales' }])
    await expectRefusal(put(body), [
      422,
      'validation_failed',
      /^(?:: Please send a name or roles|roles\.0: A role must be one of|roles: The roles must be a list)/,
    ]);
  await expectRefusal(put({ roles: [] }, 'nobody'), [
    422,
    'validation_failed',
    ': Please enter an email address such as name@company.com, or the name of a service token.',
  ]);
});
