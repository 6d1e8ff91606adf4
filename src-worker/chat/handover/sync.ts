import { dayLength, hourLength } from '#shared/time/days.ts';
import { database } from '../../db/client.ts';
import { type Bindings, configOf, staffDesk } from '../../env.ts';
import { log } from '../../http/log.ts';
import type { LogEvent } from '../../http/log-events.ts';
import { isAway } from '../../http/problem.ts';
import { forgetConversation, handoverIn, noteId, type SessionStorage } from '../session-storage.ts';
import { type MessageRow, storeTurn } from '../store.ts';
import { leaseEnds, ownerOf } from './sockets.ts';
import { deskEntryOf, endOf } from './state.ts';
import { saveMessages } from './transcript.ts';
import {
  addUnsaved,
  deleteUnsavedBefore,
  hasUnsaved,
  nextUnsaved,
  oldestUnsaved,
  refuse,
  removeTurn,
  removeUnsaved,
  retryRefused,
  rowsOf,
  unsavedTurns,
} from './unsaved-messages.ts';

const sessionTtlMs = dayLength;
const retryAfterMs = 10_000;
const longestRetryMs = hourLength;

/** The session's object as the handover functions see it. */
export interface Session {
  readonly ctx: DurableObjectState;
  readonly env: Bindings;
  readonly kv: SessionStorage;
  /** Writes every change to the database and the desk. */
  sync(): Promise<void>;
}

/** Runs one call at a time: a call during a run starts one more run, which all waiting calls share. */
export function inTurn(
  session: Session,
  work: (session: Session) => Promise<void>,
  failure: LogEvent,
): () => Promise<void> {
  let last = Promise.resolve();
  let next: Promise<void> | undefined;
  async function run(): Promise<void> {
    next = undefined;
    try {
      await work(session);
      schedule(session);
    } catch (error) {
      // The alarm tries again.
      log('error', failure, { cause: error });
    }
  }
  return () => {
    next ??= last.then(run);
    last = next;
    return next;
  };
}

export function touch(session: Session): void {
  session.kv.put('expiresAt', Date.now() + sessionTtlMs);
  schedule(session);
}

export function schedule({ ctx, kv }: Session): void {
  const times = [
    kv.get('expiresAt'),
    endOf(handoverIn(kv)),
    ...leaseEnds(ctx),
    presenceCheck(ctx, kv),
    saveRetry(kv),
    kv.get('deskOutdated') === undefined ? undefined : Date.now() + retryAfterMs,
  ].filter((at) => at !== undefined);
  if (times.length > 0) ctx.waitUntil(ctx.storage.setAlarm(Math.min(...times)));
}

/**
 * The time to check is now if the staff member has no socket and the object has not noticed: a deploy cuts sockets
 * silently.
 */
function presenceCheck(ctx: DurableObjectState, kv: SessionStorage): number | undefined {
  const handover = handoverIn(kv);
  if (handover.state !== 'person' || handover.lostAt !== undefined || kv.get('isWhatsapp')) return undefined;
  const { by } = handover.colleague;
  const isThere = ctx
    .getWebSockets('staff')
    .some((socket) => socket.readyState === WebSocket.OPEN && ownerOf(socket).colleague?.by === by);
  return isThere ? undefined : Date.now();
}

function saveRetry(kv: SessionStorage): number | undefined {
  const oldest = oldestUnsaved(kv);
  if (!oldest) return undefined;
  const waited = Date.now() - Date.parse(oldest.timestamp);
  return Date.now() + Math.min(Math.max(waited / 2, retryAfterMs), longestRetryMs);
}

export async function saveUnsaved(session: Session): Promise<void> {
  const { env, kv } = session;
  const conversation = kv.get('conversation');
  if (!conversation) return;
  const whatsapp = kv.get('isWhatsapp') && { staffAddresses: configOf(env).STAFF_ADDRESSES };
  let renamed = false;
  const outcome = {
    saved: (messages: MessageRow[]) => removeUnsaved(kv, messages),
    refused(message: MessageRow, cause: unknown) {
      const attempt = refuse(kv, message);
      log('error', 'chat_message_refused', { messageId: message.id, attempt, cause });
    },
    idTaken(message: MessageRow) {
      const id = crypto.randomUUID();
      noteId(kv, id);
      removeUnsaved(kv, [message]);
      addUnsaved(kv, { ...message, id });
      renamed = true;
    },
  };
  for (let part = nextUnsaved(kv); part.length > 0; part = nextUnsaved(kv, part.at(-1))) {
    await saveMessages(database(env), { ...conversation, whatsapp }, part, outcome);
  }
  if (renamed) await saveUnsaved(session);
}

/** A run stays below the 1,000 queries that D1 allows an invocation. */
const maxTurns = 100;

export async function saveTurns({ env, kv }: Session): Promise<void> {
  let failure: unknown;
  for (const turn of unsavedTurns(kv, { limit: maxTurns })) {
    try {
      const isStored = await storeTurn(database(env), rowsOf(turn), turn.language, kv.get('isWhatsapp'));
      if (isStored) removeTurn(kv, turn);
    } catch (error) {
      failure = error;
      if (isAway(error)) break;
    }
  }
  if (failure) throw failure;
}

export async function updateDesk({ env, kv }: Session): Promise<void> {
  const change = kv.get('deskOutdated');
  const conversation = kv.get('conversation');
  if (!conversation || change === undefined) return;
  const { sessionId } = conversation;
  const since = kv.get('changedAt') ?? new Date().toISOString();
  const entry = deskEntryOf(handoverIn(kv), { sessionId, question: kv.get('lastQuestion') ?? '', since });
  const desk = staffDesk(env);
  await (entry ? desk.update(entry) : desk.remove(sessionId));
  if (kv.get('deskOutdated') === change) kv.delete('deskOutdated');
}

/** A session with unsaved messages is not over: it stays for another day. */
export function expire(session: Session): boolean {
  const { env, kv } = session;
  if ((kv.get('expiresAt') ?? Number.POSITIVE_INFINITY) > Date.now()) return false;
  const kept = new Date(Date.now() - configOf(env).CHAT_RETENTION_DAYS * dayLength);
  const lost = deleteUnsavedBefore(kv, kept.toISOString());
  if (lost > 0) log('error', 'chat_messages_lost', { messages: lost });
  if (!hasUnsaved(kv)) return true;
  log('warn', 'chat_kept_unsaved');
  retryRefused(kv);
  touch(session);
  forgetConversation(kv);
  return false;
}
