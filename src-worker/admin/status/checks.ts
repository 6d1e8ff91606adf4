import { X509Certificate } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Check } from '#shared/contracts/admin.ts';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import { status } from '#shared/staff-texts/status.ts';
import { dayLength, minuteLength } from '#shared/time/days.ts';
import journal from '../../../migrations/meta/_journal.json' with { type: 'json' };
import { modelSource } from '../../chat/model/model-source.ts';
import { database } from '../../db/client.ts';
import { type Heartbeat, selectHeartbeats } from '../../db/heartbeats.ts';
import { mailState, modelState } from '../../db/schema.ts';
import { type Bindings, configOf } from '../../env.ts';
import { fetchInTime } from '../../http/fetch-in-time.ts';
import { dueIn } from '../../mail/lanes.ts';
import { deadLetterCount } from '../../mail/provider-events/queues.ts';
import { downFrom, selectFailedRequests } from './failed-requests.ts';
import { verdictOn } from './probe-keys.ts';

const { details } = status;
const newestMigration = `${journal.entries.at(-1)!.tag}.sql`;

export async function runChecks(env: Bindings): Promise<Check[]> {
  const [stored, files, access] = await Promise.all([checkDatabase(env), checkFiles(env), checkAccess(env)]);
  const [heartbeats, cron, outbox, provider, model, queue, inbound, requests, backup] = stored;
  return [heartbeats!, cron!, outbox!, provider!, model!, queue!, files, inbound!, access, requests!, backup!];
}

export async function checkDatabase(env: Bindings): Promise<Check[]> {
  try {
    const rows = await load(env);
    return [
      schemaCheck(rows.migration),
      cronCheck(rows.signals),
      outboxCheck(rows.oldestDue),
      providerCheck(env, rows),
      modelCheck(env, rows),
      queueCheck(env, rows.deadLetters),
      inboundCheck(rows.signals.get('inbound')),
      requestsCheck(rows.failedRequests),
      backupCheck(rows.signals.get('backup')),
    ];
  } catch {
    const unread = (['cron', 'outbox', 'provider', 'model', 'queue', 'inbound', 'requests', 'backup'] as const).map(
      (name): Check => ({ name, status: 'degraded', detail: details.unread }),
    );
    return [{ name: 'database', status: 'down', detail: details.databaseDown }, ...unread];
  }
}

type Rows = Awaited<ReturnType<typeof load>>;

async function load(env: Bindings) {
  const db = database(env);
  const now = new Date().toISOString();
  const [signals, [mail], [migration], [model], [failed]] = await db.batch([
    selectHeartbeats(db),
    db
      .select({
        refusal: mailState.refusal,
        oldestDue: sql<string | null>`(SELECT min(due_at) FROM ${dueIn('urgent', now)})`,
        lastSent: sql<string | null>`(
          SELECT sent_at FROM emails WHERE status = 'sent' ORDER BY created_at DESC, id DESC LIMIT 1)`,
        lastAnswered: sql<string | null>`(
          SELECT day FROM chat_usage WHERE tokens > 0 AND answers > canned ORDER BY day DESC LIMIT 1)`,
        deadLetters: deadLetterCount,
      })
      .from(mailState),
    db.select({ name: sql<string>`name` }).from(sql`d1_migrations`).orderBy(sql`id DESC`).limit(1),
    db.select().from(modelState),
    selectFailedRequests(db),
  ]);
  return {
    ...mail!,
    migration: migration?.name,
    model,
    failedRequests: failed!.count,
    signals: new Map<string, Heartbeat>(signals.map((signal) => [signal.name, signal])),
  };
}

function schemaCheck(name: string | undefined): Check {
  if (!name || name < newestMigration) {
    return { name: 'database', status: 'down', detail: details.schemaMissing(newestMigration) };
  }
  const detail = name === newestMigration ? details.schema(name) : details.schemaNewer(name);
  return { name: 'database', status: name === newestMigration ? 'ok' : 'degraded', detail };
}

function cronCheck(signals: ReadonlyMap<string, Heartbeat>): Check {
  const paused = signals.get('paused');
  if (paused) return { name: 'cron', status: 'down', detail: details.cronPaused, at: paused.at };
  const signal = signals.get('cron');
  if (!signal) return { name: 'cron', status: 'degraded', detail: details.cronNever };
  const minutes = minutesSince(signal.at);
  const status = minutes > 15 ? 'down' : minutes > 3 ? 'degraded' : 'ok';
  return { name: 'cron', status, detail: details.cronRan(minutes), at: signal.at };
}

function outboxCheck(oldestDue: string | null): Check {
  const minutes = oldestDue ? minutesSince(oldestDue) : 0;
  if (!oldestDue || minutes < 15) return { name: 'outbox', status: 'ok', detail: details.outboxEmpty };
  return {
    name: 'outbox',
    status: minutes >= 60 ? 'down' : 'degraded',
    detail: details.outboxLate(minutes),
    at: oldestDue,
  };
}

function providerCheck(env: Bindings, { refusal, lastSent, signals }: Rows): Check {
  const name = 'provider';
  const verdict = verdictOn(name, signals);
  if (refusal !== null) return { name, status: 'down', detail: details.refused(refusal) };
  if (verdict === 'refused') return { name, status: 'down', detail: details.keyRefused };
  if (lastSent) {
    const detail = configOf(env).RESEND_API_KEY ? details.resend : details.binding;
    return { name, status: 'ok', detail, at: lastSent };
  }
  return { name, status: 'ok', detail: verdict === 'accepted' ? details.keyAccepted : details.noRefusal };
}

function modelCheck(env: Bindings, { model: state, lastAnswered, signals }: Rows): Check {
  const { source, model } = modelSource(env);
  if (source === 'none') return { name: 'model', status: 'off', detail: details.modelOff };
  const verdict = verdictOn('model', signals);
  if (!state?.fault) {
    if (verdict === 'refused') return { name: 'model', status: 'degraded', detail: details.keyRefused };
    const unseen = verdict === 'accepted' ? details.keyAccepted : details.noRefusal;
    return { name: 'model', status: 'ok', detail: lastAnswered ? details.model(lastAnswered) : unseen };
  }
  const detail = staffMail.chatModel.faults[state.fault](state.model ?? model);
  return { name: 'model', status: 'degraded', detail, ...(state.faultySince && { at: state.faultySince }) };
}

function queueCheck(env: Bindings, count: number): Check {
  if (count > 0) return { name: 'queue', status: 'degraded', detail: details.deadLetters(count) };
  if (!env.MAIL_QUEUE) return { name: 'queue', status: 'off', detail: details.queueOff };
  return { name: 'queue', status: 'ok', detail: details.queue };
}

function inboundCheck(signal: Heartbeat | undefined): Check {
  if (!signal) return { name: 'inbound', status: 'off', detail: details.inboundNever };
  return { name: 'inbound', status: 'ok', detail: details.inbound, at: signal.at };
}

function requestsCheck(failed: number): Check {
  if (failed === 0) return { name: 'requests', status: 'ok', detail: details.noFailedRequests };
  return {
    name: 'requests',
    status: failed >= downFrom ? 'down' : 'degraded',
    detail: details.failedRequests(failed),
  };
}

/** A backup each night, with room for a late one. */
const maxBackupHours = 36;

function backupCheck(signal: Heartbeat | undefined): Check {
  const name = 'backup';
  if (!signal) return { name, status: 'off', detail: details.backupNever };
  const minutes = minutesSince(signal.at);
  return {
    name,
    status: minutes >= maxBackupHours * 60 ? 'degraded' : 'ok',
    detail: details.backup(Math.floor(minutes / 60)),
    at: signal.at,
  };
}

export async function checkFiles(env: Bindings): Promise<Check> {
  if (!env.FILES) return { name: 'files', status: 'off', detail: details.filesOff };
  try {
    await env.FILES.head('status');
    return { name: 'files', status: 'ok', detail: details.files };
  } catch {
    return { name: 'files', status: 'down', detail: details.filesDown };
  }
}

interface Keys {
  public_certs?: { cert: string }[];
}

async function checkAccess(env: Bindings): Promise<Check> {
  const { ACCESS_TEAM_DOMAIN, ACCESS_AUD } = configOf(env);
  if (!ACCESS_TEAM_DOMAIN || !ACCESS_AUD) return { name: 'access', status: 'off', detail: details.accessOff };
  try {
    const response = await fetchInTime(`${ACCESS_TEAM_DOMAIN}/cdn-cgi/access/certs`);
    if (!response.ok) throw new Error(`The keys were answered with ${response.status}`);
    const days = daysLeft(await response.json<Keys>());
    return { name: 'access', status: 'ok', detail: days === undefined ? details.access : details.accessDays(days) };
  } catch {
    return { name: 'access', status: 'down', detail: details.accessDown };
  }
}

function daysLeft({ public_certs: certificates = [] }: Keys): number | undefined {
  const ends = certificates.map(({ cert }) => Date.parse(new X509Certificate(cert).validTo));
  return ends.length === 0 ? undefined : Math.floor((Math.max(...ends) - Date.now()) / dayLength);
}

function minutesSince(iso: string): number {
  return Math.floor((Date.now() - Date.parse(iso)) / minuteLength);
}
