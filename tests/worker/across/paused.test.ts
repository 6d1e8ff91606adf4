import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SiteStatus } from '#shared/contracts/admin.ts';
import worker from '#worker/index.ts';
import { deliverNow } from '#worker/mail/delivery.ts';
import { emptyOutbox, enqueueMails, mailbox, outbox } from '../support/mail.ts';
import { addStaff } from '../support/records.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

const admin = { STAFF_DEV_EMAIL: 'admin@rihla.example' };
const sales = { STAFF_DEV_EMAIL: 'sales@rihla.example' };
let mail: ReturnType<typeof mailbox>;

beforeEach(async () => {
  await emptyOutbox();
  await emptyTables('signals', 'staff', 'audit_log', 'webhooks', 'webhook_deliveries');
  await addStaff('admin@rihla.example', { roles: ['admin'] });
  await addStaff('sales@rihla.example', { roles: ['sales'] });
  await env.DB.prepare(`INSERT INTO signals (name, at) VALUES ('paused', '2026-11-25T08:00:00.000Z')`).run();
  mail = mailbox();
});

const cron = () => worker.scheduled({ cron: '* * * * *' } as ScheduledController, env);
const resume = (bindings: typeof admin) => asStaff('/api/admin/status/resume', { method: 'POST' }, bindings);
const signalNames = async () =>
  (await env.DB.prepare('SELECT name FROM signals ORDER BY name').all<{ name: string }>()).results.map(
    ({ name }) => name,
  );

it('sends no email and runs no scheduled work until an administrator resumes it', async () => {
  const ids = await enqueueMails(2, { status: 'queued', dueAt: '2026-11-25T08:00:00.000Z' });
  await deliverNow(env, ids);
  await cron();
  expect(mail.sent).toEqual([]);
  expect((await outbox()).map(({ status, attempts }) => [status, attempts])).toEqual([
    ['queued', 0],
    ['queued', 0],
  ]);
  expect(await signalNames()).toEqual(['paused']);

  await expectRefusal(
    resume(sales),
    [
      403,
      'role_required',
      'You need the role Administrator for this. Please ask \u2068admin@rihla.example\u2069 for it.',
    ],
    () => resume(admin),
  );
  const { checks } = await (await resume(admin)).json<SiteStatus>();
  expect(checks.find(({ name }) => name === 'cron')).toMatchObject({ status: 'degraded' });
  await cron();
  expect((await outbox()).map(({ status }) => status)).toEqual(['sent', 'sent']);
  expect(await signalNames()).toContain('cron');
});

it('sends no webhook while it is paused', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  await env.DB.batch([
    env.DB.prepare(`INSERT INTO webhooks (id, url, secret, events, format, created_at)
      VALUES ('w', 'https://crm.test/hook', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', '["chat.waiting"]', 'standard', '2026-11-25')`),
    env.DB.prepare(`INSERT INTO webhook_deliveries (id, webhook_id, event, due_at, created_at)
      VALUES ('d', 'w', 'chat.waiting', '2026-11-25T08:00:00.000Z', '2026-11-25T08:00:00.000Z')`),
  ]);
  await asStaff('/api/admin/webhooks/w/test', { method: 'POST' }, admin);
  expect(fetched).not.toHaveBeenCalled();
});

it('writes one line into the audit log, and does nothing when it is not paused', async () => {
  await resume(admin);
  expect((await resume(admin)).status).toBe(200);
  const { results } = await env.DB.prepare('SELECT action, done_by FROM audit_log').all();
  expect(results).toEqual([{ action: 'site_resumed', done_by: 'admin@rihla.example' }]);
});
