import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { causeOf, log } from '../log.ts';
import { tellDesk } from './desk.ts';
import type { AlarmPurpose, SessionStore } from './session-store.ts';
import { lastSeen, ownerOf, staleAfter } from './sockets.ts';
import { endOf } from './state.ts';
import { storeMessages } from './transcript.ts';

/** What the database or the desk has not got yet is tried again after this time, in milliseconds. */
const retryAfter = 10_000;

/** Brings the database and the desk up to date, one call after the other, and sets the object's one alarm. */
export class SessionSync {
  private running: Promise<void> = Promise.resolve();

  private readonly ctx: DurableObjectState;
  private readonly env: Bindings;
  private readonly store: SessionStore;

  constructor(ctx: DurableObjectState, env: Bindings, store: SessionStore) {
    this.ctx = ctx;
    this.env = env;
    this.store = store;
  }

  /** Resolves when everything has been tried once. */
  start(): Promise<void> {
    // First the alarm: the object may be evicted at any moment.
    this.schedule();
    this.running = this.running.then(() => this.send());
    this.ctx.waitUntil(this.running);
    return this.running;
  }

  /** Sets the alarm for what comes first. */
  schedule(): void {
    const { expiresAt, handover, unstored, untold } = this.store;
    const isBehind = unstored.length > 0 || untold !== undefined;
    const times: [AlarmPurpose, number | undefined][] = [
      ['expiry', expiresAt],
      ['end', endOf(handover)],
      ['presence', this.presenceCheck()],
      ['retry', isBehind ? Date.now() + retryAfter : undefined],
    ];
    const [first] = times
      .flatMap(([purpose, at]) => (at === undefined ? [] : [{ purpose, at }]))
      .sort((a, b) => a.at - b.at);
    if (!first) return;
    this.store.alarmPurpose = first.purpose;
    this.ctx.waitUntil(this.ctx.storage.setAlarm(first.at));
  }

  /** When the colleague of the conversation counts as gone without another ping, in milliseconds. */
  private presenceCheck(): number | undefined {
    const { handover } = this.store;
    if (handover.state !== 'person' || handover.lostAt !== undefined) return undefined;
    const own = this.ctx.getWebSockets('staff').filter((one) => ownerOf(one).colleague?.by === handover.colleague.by);
    return Math.max(0, ...own.map((socket) => lastSeen(this.ctx, socket))) + staleAfter;
  }

  private async send(): Promise<void> {
    const { unstored, untold, conversation } = this.store;
    if (!conversation || (unstored.length === 0 && untold === undefined)) return;
    try {
      if (unstored.length > 0) {
        await storeMessages(database(this.env), conversation.sessionId, unstored, conversation.locale);
        this.store.removeUnstored(unstored);
      }
      if (untold !== undefined) {
        await tellDesk(this.env, this.store);
        if (this.store.untold === untold) this.store.untold = undefined;
      }
      this.schedule();
    } catch (error) {
      // The alarm tries again.
      log('error', 'handover_not_synced', { cause: causeOf(error) });
    }
  }
}
