import { Buffer } from 'node:buffer';
import { type SQL, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { AuditAction } from '#shared/admin/audit-actions.ts';
import { type Webhook, WebhookRequest } from '#shared/contracts/webhooks.ts';
import { webhookMessages } from '#shared/staff-texts/messages.ts';
import { requireRole } from '../auth/roles.ts';
import { audit } from '../db/audit.ts';
import { database } from '../db/client.ts';
import { readJson } from '../http/body.ts';
import { type HonoEnv, staffEmailOf } from '../http/hono-env.ts';
import { ProblemError } from '../http/problem.ts';
import { reply } from '../http/reply.ts';
import { deliverWebhooks } from './deliver.ts';
import {
  deleteWebhook,
  deliveryOf,
  insertWebhook,
  queueAgain,
  queueTest,
  selectDeliveries,
  selectDelivery,
  selectWebhook,
  selectWebhooks,
  type WebhookRow,
} from './store.ts';

export const adminWebhooks = new Hono<HonoEnv>()
  .get('/', requireRole('admin'), async (c) =>
    reply<'GET /api/admin/webhooks'>(c, { items: (await selectWebhooks(database(c.env))).map(webhookOf) }),
  )
  .post('/', requireRole('admin'), async (c) => {
    const request = await readJson(c, WebhookRequest);
    const db = database(c.env);
    const createdAt = new Date().toISOString();
    const secret = `whsec_${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64')}`;
    const row = {
      ...request,
      id: crypto.randomUUID(),
      secret,
      createdAt,
      createdBy: staffEmailOf(c),
      lastStatus: null,
      failures: 0,
    };
    const isAdded = sql`EXISTS (SELECT 1 FROM webhooks WHERE id = ${row.id})`;
    const [[stored]] = await db.batch([insertWebhook(db, row), noted(c, 'webhook_added', row, createdAt, isAdded)]);
    if (!stored) {
      throw new ProblemError('validation_failed', {
        errors: [{ path: 'url', message: webhookMessages.tooMany }],
      });
    }
    return reply<'POST /api/admin/webhooks'>(c, { webhook: webhookOf(stored), secret }, 201);
  })
  .delete('/:id', requireRole('admin'), async (c) => {
    const db = database(c.env);
    const webhook = await requireWebhook(c);
    await db.batch([...deleteWebhook(db, webhook.id), noted(c, 'webhook_deleted', webhook, new Date().toISOString())]);
    return c.body(null, 204);
  })
  .post('/:id/test', requireRole('admin'), async (c) => {
    const [queued] = await queueTest(database(c.env), await requireWebhook(c), new Date().toISOString());
    return reply<'POST /api/admin/webhooks/:id/test'>(c, { delivery: await sentNow(c, queued!.id) });
  })
  .get('/:id/deliveries', requireRole('admin'), async (c) => {
    const { id } = await requireWebhook(c);
    return reply<'GET /api/admin/webhooks/:id/deliveries'>(c, {
      items: (await selectDeliveries(database(c.env), id)).map(deliveryOf),
    });
  })
  .post('/:id/deliveries/:deliveryId/retry', requireRole('admin'), async (c) => {
    const { id, deliveryId } = c.req.param();
    const [queued] = await queueAgain(database(c.env), id, deliveryId, new Date().toISOString());
    if (!queued) throw new ProblemError('not_found', { detail: webhookMessages.noDelivery });
    return reply<'POST /api/admin/webhooks/:id/deliveries/:deliveryId/retry'>(c, {
      delivery: await sentNow(c, queued.id),
    });
  });

async function requireWebhook(c: Context<HonoEnv>): Promise<WebhookRow> {
  const webhook = await selectWebhook(database(c.env), c.req.param('id') ?? '').get();
  if (!webhook) throw new ProblemError('not_found', { detail: webhookMessages.missing });
  return webhook;
}

/** Only the host is logged: the rest of the address may be a secret, as with Slack. */
function noted(
  c: Context<HonoEnv>,
  action: AuditAction,
  { url, include }: Pick<WebhookRow, 'url' | 'include'>,
  at: string,
  onlyIf?: SQL,
) {
  const detail = `${new URL(url).hostname}${include ? ', with the visitor’s data' : ''}`;
  return audit(database(c.env), { action, detail, by: c.get('staffEmail'), at }, onlyIf);
}

async function sentNow(c: Context<HonoEnv>, id: string) {
  await deliverWebhooks(c.env);
  return deliveryOf((await selectDelivery(database(c.env), id).get())!);
}

function webhookOf({ secret: _, createdBy: __, ...webhook }: WebhookRow): Webhook {
  return webhook;
}
