import { isNotNull, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { ModelFault, ModelState } from '#shared/contracts/chat-questions.ts';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import { hourLength } from '#shared/time/days.ts';
import { requireRole } from '../../auth/roles.ts';
import { database } from '../../db/client.ts';
import { modelState } from '../../db/schema.ts';
import { type Bindings, configOf } from '../../env.ts';
import type { HonoEnv } from '../../http/hono-env.ts';
import { reply } from '../../http/reply.ts';
import { enqueue, type NewEmail } from '../../mail/outbox.ts';
import { modelSource } from './model-source.ts';

/** The interval between two emails about the same fault, which may come and go with every question. */
const mailIntervalMs = hourLength;

export function storeFault(env: Bindings, fault: ModelFault, now: number = Date.now()) {
  const { CHAT_MODEL, STAFF_ADDRESSES } = configOf(env);
  const model = modelSource(env).model ?? CHAT_MODEL;
  const db = database(env);
  const at = new Date(now).toISOString();
  const kind = 'chat_model_notification';
  const mails: NewEmail[] = STAFF_ADDRESSES.map((to) => ({
    id: crypto.randomUUID(),
    kind,
    to,
    subject: staffMail.chatModel.subject,
    payload: { modelFault: fault, model },
    dueAt: at,
    createdAt: at,
  }));
  const isNew = sql`NOT EXISTS (SELECT 1 FROM model_state WHERE fault = ${fault}) AND NOT EXISTS (
    SELECT 1 FROM emails
    WHERE kind = ${kind} AND created_at > ${new Date(now - mailIntervalMs).toISOString()}
      AND payload ->> '$.modelFault' = ${fault})`;
  return [
    enqueue(db, mails, isNew),
    db.update(modelState).set({ fault, model, faultySince: at }).where(sql`fault IS NOT ${fault}`),
  ] as const;
}

export function clearFault(env: Bindings) {
  return database(env)
    .update(modelState)
    .set({ fault: null, model: null, faultySince: null })
    .where(isNotNull(modelState.fault));
}

export const adminModelState = new Hono<HonoEnv>().get('/', requireRole('sales'), async (c) => {
  const current = modelSource(c.env);
  if (!current.model) return reply<'GET /api/admin/model-state'>(c, { model: null, fault: null } satisfies ModelState);
  const [row] = await database(c.env).select().from(modelState).limit(1);
  if (!row) throw new Error('model_state has no row');
  const { fault, model, faultySince } = row;
  const hasFault = fault !== null && model !== null && faultySince !== null;
  const message = hasFault && staffMail.chatModel.faults[fault](model);
  return reply<'GET /api/admin/model-state'>(c, {
    model: current.model,
    fault: message ? { kind: fault, message, since: faultySince } : null,
  } satisfies ModelState);
});
