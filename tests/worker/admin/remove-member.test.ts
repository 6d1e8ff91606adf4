import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Host } from '#shared/contracts/hosts.ts';
import { removeMember } from '#worker/admin/remove-member.ts';
import { addHost, beginOnMonday, bookDemo, everyWeekday, tuesdayAtNine, tuesdayAtTen } from '../support/bookings.ts';
import { request } from '../support/client.ts';
import { as, colleagues, giveRoles, json, nameRoles } from '../support/colleagues.ts';
import type { SentMail } from '../support/mail.ts';
import { countOf } from '../support/records.ts';
import { expectRefusal } from '../support/refusal.ts';
import { emptyTables } from '../support/tables.ts';

const sara = colleagues.sales;
const yara = 'yara@rihla.example';

let sent: SentMail[];

beforeEach(async () => {
  ({ sent } = await beginOnMonday());
  await env.DB.exec("UPDATE hosts SET active = false WHERE id = 'demo-team'");
  await emptyTables('webhooks', 'notice_choices', 'audit_log', 'reply_drafts', 'busy_calendars');
  await nameRoles();
  await env.DB.prepare(
    "INSERT INTO staff (email, first_seen_at, name, roles) VALUES (?, '2026', 'Yara Saleh', '[\"sales\"]')",
  )
    .bind(yara)
    .run();
  await addHost('sara', everyWeekday, sara, 'https://meet.example/sara');
});

async function hostOf(id: string): Promise<Host> {
  return (await json<{ items: Host[] }>('admin', 'hosts')).items.find((host) => host.id === id)!;
}

const feedPath = async (id: string) => new URL((await hostOf(id)).feedUrl).pathname;

const remove = (email: string, successor?: string) =>
  as('admin', `staff/${email}`, successor === undefined ? undefined : { successor }, 'DELETE');

/** Every text of every table, without the columns that say who did something in the past. */
async function placesOf(address: string): Promise<string[]> {
  const past = /^(by|.*_by|detail|from_value|to_value)$/;
  const { results: tables } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%submissions_search%' AND name NOT LIKE '\\_%' ESCAPE '\\'",
  ).all<{ name: string }>();
  const found: string[] = [];
  for (const { name } of tables) {
    const { results } = await env.DB.prepare(`SELECT * FROM "${name}"`).all<Record<string, unknown>>();
    for (const row of results) {
      if (name === 'emails' && row.status !== 'queued') continue;
      for (const [column, value] of Object.entries(row)) {
        if (!past.test(column) && String(value).toLowerCase().includes(address)) found.push(`${name}.${column}`);
      }
    }
  }
  return [...new Set(found)];
}

async function worksAsSara(): Promise<string> {
  const { submission } = await bookDemo(tuesdayAtNine);
  await bookDemo(tuesdayAtTen, { email: 'omar@dune.example', firstName: 'Omar' });
  await as('admin', `submissions/${submission.id}`, { assignee: sara }, 'PATCH');
  await as('sales', `notices/${sara}`, { demo: 'mail' }, 'PUT');
  await giveRoles('admin', 'sales', ['admin', 'sales']);
  await as('sales', 'webhooks', {
    url: 'https://hooks.example/sara',
    events: ['submission.created'],
    format: 'standard',
  });
  await giveRoles('admin', 'sales', ['sales']);
  await env.DB.prepare(
    "INSERT INTO busy_calendars (host_id, url, added_at, intervals, unread) VALUES ('sara', 'https://calendar.example/sara.ics', '2026', '[]', 0)",
  ).run();
  await env.DB.prepare(
    "INSERT INTO emails (id, kind, to_address, subject, due_at, created_at) VALUES ('digest', 'staff_digest', ?, 'Today', '2027', '2026')",
  )
    .bind(sara)
    .run();
  return submission.id;
}

it('leaves no right and no notification to a colleague who is removed', async () => {
  const id = await worksAsSara();
  const feed = await feedPath('sara');
  expect((await request(feed)).status).toBe(200);
  expect(await json('admin', `staff/${sara}`)).toEqual({
    submissions: 2,
    bookings: 2,
    hosts: ['Host sara'],
    webhooks: ['hooks.example'],
  });
  sent.length = 0;
  const removed = await remove(sara, yara);
  expect([removed.status, await removed.json()]).toEqual([200, { submissions: 2, bookings: 2 }]);

  expect(await placesOf(sara)).toEqual([]);
  expect((await request(feed)).status).toBe(404);
  expect((await as('sales', `submissions/${id}`)).status).toBe(403);
  const { results } = await env.DB.prepare('SELECT assignee FROM form_submissions').all();
  expect(results).toEqual([{ assignee: yara }, { assignee: yara }]);
  expect(await hostOf('sara')).toMatchObject({
    nameEn: 'Yara Saleh',
    email: yara,
    active: true,
    meetingUrl: null,
    busy: null,
  });

  await bookDemo('2026-11-24T07:00:00.000Z', { email: 'noor@majlis.example' });
  expect(sent.filter(({ to }) => to === sara)).toEqual([]);
  expect(sent.filter(({ to }) => to === 'omar@dune.example').map(({ subject }) => subject)).toEqual([
    'Your demo has a new host: Tuesday, 24 November, 10:00–11:00 AM, Gulf Standard Time',
  ]);
});

it('hands the demos to a free host, and keeps those without one in sight', async () => {
  const { booking } = await bookDemo(tuesdayAtNine);
  await addHost('yara', [[], [], [9], [], [], [], []], yara);
  const { booking: later } = await bookDemo(tuesdayAtTen, { email: 'omar@dune.example' });
  sent.length = 0;
  expect(await (await remove(sara)).json()).toEqual({ submissions: 2, bookings: 1 });
  const { results } = await env.DB.prepare('SELECT id, host_id FROM bookings ORDER BY starts_at').all();
  expect(results).toEqual([
    { id: booking.id, host_id: 'yara' },
    { id: later.id, host_id: 'sara' },
  ]);
  const ended = await hostOf('sara');
  expect(ended).toMatchObject({ active: false, email: null });
  expect(ended.affected.map(({ id }) => id)).toEqual([later.id]);
  expect(sent.filter(({ to }) => to === 'omar@dune.example')).toEqual([]);
});

it('gives demos to the successor’s own calendar, and overlapping ones to others', async () => {
  await bookDemo(tuesdayAtNine);
  await addHost('yara', everyWeekday, yara);
  await addHost('z', everyWeekday, null);
  await env.DB.exec("UPDATE hosts SET active = false WHERE id = 'sara'");
  await bookDemo(tuesdayAtNine, { email: 'omar@dune.example' });
  await remove(sara, yara);
  const { results } = await env.DB.prepare('SELECT host_id FROM bookings ORDER BY host_id').all();
  expect(results).toEqual([{ host_id: 'yara' }, { host_id: 'z' }]);
});

it('hands over to a member of the staff only', async () => {
  for (const successor of ['stranger@rihla.example', sara]) {
    await expectRefusal(remove(sara, successor), [
      422,
      'validation_failed',
      'successor: Nothing was changed. Choose another member of the staff.',
    ]);
  }
  expect((await remove(sara, yara)).status).toBe(200);
});

it('ends the feed and the hours of a colleague whose last role for bookings is taken', async () => {
  const feed = await feedPath('sara');
  await giveRoles('admin', 'sales', ['recruiting']);
  expect((await request(feed)).status).toBe(200);
  await giveRoles('admin', 'sales', ['marketing']);
  expect((await request(feed)).status).toBe(404);
  expect((await hostOf('sara')).active).toBe(false);
});

it('keeps the last administrator, whose remover was removed first', async () => {
  await expect(removeMember(env, colleagues.admin, undefined, sara)).rejects.toMatchObject({ code: 'last_admin' });
  expect(await countOf('staff')).toBe(6);
});

it('removes nobody who is not a member, and not oneself', async () => {
  await expectRefusal(remove('stranger@rihla.example'), [404, 'not_found', 'There is nothing at this address.']);
  await expectRefusal(remove(colleagues.admin), [
    422,
    'validation_failed',
    'You can’t remove yourself. Another administrator can.',
  ]);
});
