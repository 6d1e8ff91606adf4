import type { DeskEntry } from '../../../src-shared/contracts/handover.ts';
import { dayLength, hourLength } from '../../../src-shared/time/days.ts';
import { database } from '../../db/client.ts';
import { type Bindings, configOf } from '../../env.ts';
import { log } from '../../http/log.ts';
import { staffDesk } from '../objects.ts';
import type { SessionStore } from './session-store.ts';
import { leaseEnds, ownerOf } from './sockets.ts';
import { endOf } from './state.ts';
import { type NewMessage, saveMessages } from './transcript.ts';

const sessionTtl = dayLength;

const retryAfter = 10_000;
const longestRetry = hourLength;

export class SessionSync {
  private readonly save = runInTurn(() => this.saveAll());
  private readonly tell = runInTurn(() => this.tellDesk());

  private readonly ctx: DurableObjectState;
  private readonly env: Bindings;
  private readonly store: SessionStore;

  constructor(ctx: DurableObjectState, env: Bindings, store: SessionStore) {
    this.ctx = ctx;
    this.env = env;
    this.store = store;
  }

  async start(): Promise<void> {
    // Set the alarm first: the object may be evicted at any moment.
    this.schedule();
    const tried = Promise.all([this.save(), this.tell()]);
    this.ctx.waitUntil(tried);
    await tried;
  }

  touch(): void {
    this.store.expiresAt = Date.now() + sessionTtl;
    this.schedule();
  }

  schedule(): void {
    const { expiresAt, handover, deskOutdated } = this.store;
    const times = [
      expiresAt,
      endOf(handover),
      ...leaseEnds(this.ctx),
      this.presenceCheck(),
      this.saveRetry(),
      deskOutdated === undefined ? undefined : Date.now() + retryAfter,
    ].filter((at) => at !== undefined);
    if (times.length > 0) this.ctx.waitUntil(this.ctx.storage.setAlarm(Math.min(...times)));
  }

  /** `kept`: for another day, until the database has everything or would have purged it. */
  expiry(): 'none' | 'kept' | 'over' {
    const { expiresAt, unsaved } = this.store;
    if (expiresAt === undefined || expiresAt > Date.now()) return 'none';
    const lost = unsaved.deleteBefore(
      new Date(Date.now() - configOf(this.env).CHAT_RETENTION_DAYS * dayLength).toISOString(),
    );
    if (lost > 0) log('error', 'chat_messages_lost', { messages: lost });
    if (unsaved.isEmpty) return 'over';
    log('warn', 'chat_kept_unsaved');
    unsaved.retryRefused();
    this.touch();
    return 'kept';
  }

  /** At once when nobody noticed that the colleague has no socket: a deploy cuts sockets silently. */
  private presenceCheck(): number | undefined {
    const { handover } = this.store;
    if (handover.state !== 'person' || handover.lostAt !== undefined) return undefined;
    const { by } = handover.colleague;
    const isThere = this.ctx
      .getWebSockets('staff')
      .some((socket) => socket.readyState === WebSocket.OPEN && ownerOf(socket).colleague?.by === by);
    return isThere ? undefined : Date.now();
  }

  private saveRetry(): number | undefined {
    const { oldest } = this.store.unsaved;
    if (oldest === undefined) return undefined;
    const waited = Date.now() - Date.parse(oldest);
    return Date.now() + Math.min(Math.max(waited / 2, retryAfter), longestRetry);
  }

  private async saveAll(): Promise<void> {
    const { conversation, unsaved } = this.store;
    if (!conversation) return;
    try {
      let part = unsaved.next();
      while (part.length > 0) {
        await saveMessages(database(this.env), conversation, part, this.outcome);
        part = unsaved.next(part.at(-1));
      }
      this.schedule();
    } catch (error) {
      // The alarm tries again.
      log('error', 'handover_not_synced', { cause: error });
    }
  }

  private readonly outcome = {
    saved: (messages: NewMessage[]) => this.store.unsaved.remove(messages),
    refused: (message: NewMessage, cause: unknown) => {
      const attempt = this.store.unsaved.refuse(message);
      log('error', 'chat_message_refused', { messageId: message.id, attempt, cause });
    },
    idTaken: (message: NewMessage) => {
      const id = crypto.randomUUID();
      this.store.ids.use(id);
      this.store.unsaved.remove([message]);
      this.store.unsaved.add({ ...message, id });
      this.ctx.waitUntil(this.save());
    },
  };

  private async tellDesk(): Promise<void> {
    const { deskOutdated, conversation } = this.store;
    if (!conversation || deskOutdated === undefined) return;
    try {
      const desk = staffDesk(this.env);
      const entry = entryOf(this.store, conversation.sessionId);
      await (entry ? desk.update(entry) : desk.remove(conversation.sessionId));
      if (this.store.deskOutdated === deskOutdated) this.store.deskOutdated = undefined;
      this.schedule();
    } catch (error) {
      log('error', 'desk_not_told', { cause: error });
    }
  }
}

function entryOf({ handover, lastQuestion, changedAt }: SessionStore, sessionId: string): DeskEntry | undefined {
  const entry = { sessionId, question: lastQuestion, since: changedAt };
  switch (handover.state) {
    case 'waiting':
      return { ...entry, until: new Date(handover.until).toISOString(), by: null };
    case 'person':
      return { ...entry, until: null, by: handover.colleague.by };
    default:
      return undefined;
  }
}

function runInTurn(run: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= last.then(() => {
      next = undefined;
      return run();
    });
    last = next;
    return next;
  };
}
