import { beforeEach, expect, it } from 'vitest';
import { asStaff, store } from '../support/conversation.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { demoRequest, jobApplication } from '../support/forms.ts';
import { mailbox } from '../support/mail.ts';
import { accessOff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

const admin = 'amal@rihla.example';

async function appoint(email: string, roles: string[]): Promise<void> {
  const init = { ...jsonPost({ roles }), method: 'PUT' };
  const path = `/api/admin/staff/${encodeURIComponent(email)}`;
  await requestWith({ ...accessOff, STAFF_DEV_EMAIL: admin }, path, init, 'http://localhost');
}

beforeEach(async () => {
  mailbox();
  await emptyTables('staff');
  await appoint(admin, ['admin']);
  await appoint('sara@rihla.example', ['sales']);
  await appoint('rami@rihla.example', ['recruiting']);
});

it.each([
  ['an application', jobApplication, 'sara@rihla.example', 422],
  ['an application', jobApplication, 'rami@rihla.example', 200],
  ['a demo', demoRequest, 'rami@rihla.example', 422],
  ['a demo', demoRequest, 'sara@rihla.example', 200],
  ['a demo', demoRequest, admin, 200],
] as const)('answers the assignment of %s by role', async (_what, form, assignee, status) => {
  const { id } = await store(form());
  const response = await asStaff(id, { ...jsonPost({ assignee }), method: 'PATCH' }, admin);
  expect(response.status).toBe(status);
  if (status === 422) expect(await response.json()).toMatchObject({ errors: [{ path: 'assignee' }] });
});
