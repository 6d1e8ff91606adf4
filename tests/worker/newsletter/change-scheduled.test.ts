import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Newsletter } from '#shared/contracts/newsletter.ts';
import { startScheduledNewsletters } from '#worker/newsletter/schedule.ts';
import { jsonPost } from '../support/faults.ts';
import { emptyMailings, hour, insertSubscribers, outbox } from '../support/mail.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

beforeEach(async () => {
  await emptyMailings();
  await emptyTables('audit_log');
  await insertSubscribers(2);
});

const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const texts = {
  kind: 'newsletter',
  audience: 'all',
  subject: 'Nwes',
  content: 'Hello',
  subjectAr: 'أخبار',
  contentAr: 'مرحبًا',
};

async function schedule(sendAt = inHours(2)): Promise<Newsletter> {
  const answer = await asStaff('/api/admin/newsletters', jsonPost({ ...texts, sendAt }));
  return (await answer.json<{ newsletter: Newsletter }>()).newsletter;
}

const patch = (id: string, change: object) =>
  asStaff(`/api/admin/newsletters/${id}`, { ...jsonPost(change), method: 'PATCH' });

it('corrects a scheduled newsletter in place and keeps its time and other texts', async () => {
  const { id, send_at, version } = await schedule();
  const answer = await patch(id, { subject: 'News', expectedVersion: version });
  expect(answer.status).toBe(200);
  const { newsletter } = await answer.json<{ newsletter: Newsletter }>();
  expect(newsletter).toMatchObject({
    id,
    send_at,
    subject: 'News',
    content: 'Hello',
    content_ar: 'مرحبًا',
    started: false,
  });
  expect(newsletter.version > version).toBe(true);
  expect(await outbox()).toEqual([]);
  await startScheduledNewsletters(env, new Date(Date.now() + 3 * hour));
  expect((await outbox()).map(({ subject }) => subject)).toEqual(['News', 'News']);
});

it('moves a scheduled newsletter to the time that is given', async () => {
  const { id } = await schedule();
  const sendAt = inHours(30);
  expect(await (await patch(id, { sendAt })).json()).toMatchObject({ newsletter: { send_at: sendAt } });
  await startScheduledNewsletters(env, new Date(Date.now() + 3 * hour));
  expect(await outbox()).toEqual([]);
});

it('refuses a change of an older version', async () => {
  const { id, version } = await schedule();
  await patch(id, { subject: 'News', expectedVersion: version });
  await expectRefusal(
    patch(id, { subject: 'Old', expectedVersion: version }),
    [409, 'changed_meanwhile', 'amal@rihla.example has changed this newsletter since you opened it.'],
    () => patch(id, { subject: 'Old' }),
  );
});

it('refuses a change once sending has started', async () => {
  const { id } = await schedule();
  await startScheduledNewsletters(env, new Date(Date.now() + 3 * hour));
  await expectRefusal(patch(id, { subject: 'Late' }), [
    409,
    'status_changed',
    'Sending has started, so it can’t be changed.',
  ]);
});

it('refuses a change that leaves half a text', async () => {
  const { id } = await schedule();
  expect((await patch(id, { contentAr: '' })).status).toBe(422);
  expect((await patch(id, { subjectAr: '', contentAr: '' })).status).toBe(200);
});
