import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Page } from '#shared/contracts/admin.ts';
import type { Newsletter, UndeliveredCopy } from '#shared/contracts/newsletter.ts';
import { deliverDue } from '#worker/mail/delivery.ts';
import { countingDatabase } from '../../support/counting-database.ts';
import { jsonPost } from '../support/faults.ts';
import { emptyMailings, insertSubscribers, mailbox } from '../support/mail.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';

beforeEach(async () => {
  await emptyMailings();
  mailbox();
});

async function send(subject: string): Promise<Newsletter> {
  const request = { kind: 'newsletter', audience: 'all', subject, content: 'Hello' };
  const { newsletter } = await (await asStaff('/api/admin/newsletters', jsonPost(request))).json<{
    newsletter: Newsletter;
  }>();
  await deliverDue(env);
  return newsletter;
}

const note = (id: string, to: string, error: string) =>
  env.DB.prepare('UPDATE emails SET last_error = ? WHERE newsletter_id = ? AND to_address = ?')
    .bind(error, id, to)
    .run();

it('lists the addresses that bounced, as counted, with what came of them before', async () => {
  await insertSubscribers(3);
  const first = await send('First');
  const second = await send('Second');
  await note(first.id, 'r2@example.com', 'Not delivered: mailbox full');
  await note(second.id, 'r2@example.com', 'Bounced: no such mailbox');
  await note(second.id, 'r1@example.com', 'Reported as spam');
  await note(second.id, 'r3@example.com', 'Not delivered: mailbox full');
  const page = await (await getAsStaff(`/api/admin/newsletters/${second.id}/undelivered`)).json<
    Page<UndeliveredCopy>
  >();
  expect(page).toEqual({
    items: [
      {
        email: 'r2@example.com',
        at: expect.any(String),
        reason: 'Bounced: no such mailbox',
        subscriber: 'active',
        history: [{ subject: 'First', at: expect.any(String), status: 'sent', reason: 'Not delivered: mailbox full' }],
      },
    ],
    nextCursor: null,
  });
});

it('reads the ten newest copies of an address, however many it got', async () => {
  await insertSubscribers(1);
  const { id } = await send('Now');
  await note(id, 'r1@example.com', 'Bounced: no such mailbox');
  const read = async () => {
    const { DB, cost } = countingDatabase(env.DB);
    const response = await getAsStaff(`/api/admin/newsletters/${id}/undelivered`, { DB });
    const { items } = await response.json<Page<UndeliveredCopy>>();
    return { subjects: items[0]!.history.map(({ subject }) => subject), rowsRead: cost.rowsRead };
  };
  const add = (from: number, to: number) =>
    env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2)
        INSERT INTO emails (id, kind, to_address, subject, status, due_at, created_at, sent_at, newsletter_id)
        SELECT 'copy' || i, 'newsletter', 'R1@example.com', printf('Number %d', i), 'sent', '2025', printf('2025-01-01T%08d', i), '2025', 'letter' || i FROM n`,
    )
      .bind(from, to)
      .run();
  await add(0, 12);
  const before = await read();
  await add(12, 400);
  const after = await read();
  expect(after.subjects).toEqual(Array.from({ length: 10 }, (_, index) => `Number ${399 - index}`));
  expect(after.rowsRead).toBeLessThanOrEqual(before.rowsRead + 5);
});
