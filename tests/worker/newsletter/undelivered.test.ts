import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Page } from '#shared/contracts/admin.ts';
import type { Newsletter, UndeliveredCopy } from '#shared/contracts/newsletter.ts';
import { deliverDue } from '#worker/mail/delivery.ts';
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
