import { dayLength } from '../../../src-shared/time/days.ts';
import { database } from '../../db/client.ts';
import { type Bindings, configOf } from '../../env.ts';
import { causeOf, log } from '../../http/log.ts';
import { tellDesk } from './desk.ts';
import type { SessionStore } from './session-store.ts';
import { leaseEnds, ownerOf } from './sockets.ts';
import { endOf } from './state.ts';
import { type NewMessage, saveMessages } from './transcript.ts';

/** A session is deleted this long after its last message, in milliseconds. */
const sessionTtl = 24 * 60 * 60 * 1000;

/** What the database or the desk has not got yet is tried again after this time, in milliseconds. */
const retryAfter = 10_000;
/** Of the database, after a long time. */
const longestRetry = 60 * 60 * 1000;

/** Brings the database and the desk up to date, independently of each other, and sets the object's one alarm. */
export class SessionSync {
  private readonly save = oneByOne(() => this.saveAll());
  private readonly tell = oneByOne(() => this.tellDesk());

  private readonly ctx: DurableObjectState;
  private readonly env: Bindings;
  private readonly store: SessionStore;

  constructor(ctx: DurableObjectState, env: Bindings, store: SessionStore) {
    this.ctx = ctx;
    this.env = env;
    this.store = store;
  }

  /** Resolves when everything has been tried once. */
  async start(): Promise<void> {
    // First the alarm: the object may be evicted at any moment.
    this.schedule();
    const tried = Promise.all([this.save(), this.tell()]);
    this.ctx.waitUntil(tried);
    await tried;
  }

  /** Lets the session live for another day. */
  touch(): void {
    this.store.expiresAt = Date.now() + sessionTtl;
    this.schedule();
  }

  /** Sets the alarm for what comes first. */
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

  /**
   * Whether the session has expired, and can be deleted: the database has everything. What it does not take is kept for another day, and
   * tried once more, until it would be purged from the database as well.
   */
  expiry(): 'none' | 'kept' | 'over' {
    const { expiresAt, unsaved } = this.store;
    if (expiresAt === undefined || expiresAt > Date.now()) return 'none';
    const lost = unsaved.forgetBefore(
      new Date(Date.now() - configOf(this.env).CHAT_RETENTION_DAYS * dayLength).toISOString(),
    );
    if (lost > 0) log('error', 'chat_messages_lost', { messages: lost });
    if (unsaved.isEmpty) return 'over';
    log('warn', 'chat_kept_unsaved');
    unsaved.takeUpAgain();
    this.touch();
    return 'kept';
  }

  /** At once, when the colleague of the conversation has no socket and it was not noticed: a deploy cuts sockets, and tells nobody. */
  private presenceCheck(): number | undefined {
    const { handover } = this.store;
    if (handover.state !== 'person' || handover.lostAt !== undefined) return undefined;
    const { by } = handover.colleague;
    const isThere = this.ctx
      .getWebSockets('staff')
      .some((socket) => socket.readyState === WebSocket.OPEN && ownerOf(socket).colleague?.by === by);
    return isThere ? undefined : Date.now();
  }

  /** The longer a message waits, the longer it waits for the next try. */
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
      log('error', 'handover_not_synced', { cause: causeOf(error) });
    }
  }

  private readonly outcome = {
    saved: (messages: NewMessage[]) => this.store.unsaved.remove(messages),
    refused: (message: NewMessage, cause: unknown) => {
      const attempt = this.store.unsaved.refuse(message);
      log('error', 'chat_message_refused', { messageId: message.id, attempt, cause: causeOf(cause) });
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
      await tellDesk(this.env, this.store);
      if (this.store.deskOutdated === deskOutdated) this.store.deskOutdated = undefined;
      this.schedule();
    } catch (error) {
      log('error', 'desk_not_told', { cause: causeOf(error) });
    }
  }
}

/** Makes calls run one after the other. All that wait for one that runs are the same call. */
function oneByOne(run: () => Promise<void>): () => Promise<void> {
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
