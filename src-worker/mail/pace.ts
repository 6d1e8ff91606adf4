import { DurableObject } from 'cloudflare:workers';
import type { MailPaceRpc } from '../env.ts';
import { type Bindings, configOf } from '../env.ts';

interface Turn {
  urgent: boolean;
  until: number;
  answer: (granted: boolean) => void;
}

const margin = 1.05;

/**
 * One object serves all Workers. Only a pause is stored: after a restart one call may come too early, and the provider
 * refuses it.
 */
export class MailPace extends DurableObject<Bindings> implements MailPaceRpc {
  private waiting: Turn[] = [];
  private nextTurn = this.ctx.storage.kv.get<number>('pausedUntil') ?? 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  take({ urgent, maxWait }: { urgent: boolean; maxWait: number }): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.waiting.push({ urgent, until: Date.now() + maxWait, answer: resolve });
    this.schedule();
    return promise;
  }

  async pause(duration: number): Promise<void> {
    this.nextTurn = Math.max(this.nextTurn, Date.now() + duration);
    this.ctx.storage.kv.put('pausedUntil', this.nextTurn);
    clearTimeout(this.timer);
    this.timer = undefined;
    this.schedule();
  }

  private schedule(): void {
    const turn = Math.max(this.nextTurn, Date.now());
    for (const late of this.waiting.filter(({ until }) => until < turn)) late.answer(false);
    this.waiting = this.waiting.filter(({ until }) => until >= turn);
    if (this.waiting.length === 0 || this.timer !== undefined) return;
    this.timer = setTimeout(() => this.grant(), turn - Date.now());
  }

  private grant(): void {
    this.timer = undefined;
    const next = this.waiting.find(({ urgent }) => urgent) ?? this.waiting[0];
    this.waiting = this.waiting.filter((turn) => turn !== next);
    if (next) {
      this.nextTurn = Date.now() + (1000 / configOf(this.env).MAIL_PER_SECOND) * margin;
      next.answer(true);
    }
    this.schedule();
  }
}
