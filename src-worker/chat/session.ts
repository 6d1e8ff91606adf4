import { DurableObject } from 'cloudflare:workers';
import chat from '../../src-shared/content/en/chat.ts';
import type { ChatReply } from '../../src-shared/contracts/chat.ts';
import { database } from '../db/client.ts';
import { type Bindings, configOf } from '../env.ts';
import { causeOf, log } from '../log.ts';
import { cannedReply } from './canned-reply.ts';
import { complete } from './completion.ts';
import { type Entry, trimHistory } from './history.ts';
import { countMessage } from './quota.ts';
import { insertTurn } from './store.ts';
import { suggestedActionsOf } from './suggested-actions.ts';
import { systemPrompt } from './system-prompt.ts';

/** A conversation is forgotten after a day without a message, in milliseconds. */
const forgottenAfter = 24 * 60 * 60 * 1000;

/** What comes of a message: an answer, or why there is none. `retryAfter` is in seconds. */
export type Outcome =
  | { kind: 'answered'; reply: ChatReply }
  | { kind: 'pending' }
  | { kind: 'too_many'; retryAfter: number }
  | { kind: 'left' };

interface Message {
  sessionId: string;
  /** As it was typed: the model reads it untrimmed. */
  text: string;
  requestId: string;
}

/** One conversation with Joe: its history, one answer at a time, and its hourly quota. */
export class ChatSession extends DurableObject<Bindings> {
  /** The answer that is on its way, and the request that waits for it. */
  private answering: { requestId: string; stop: AbortController } | undefined;

  /** Answers a message. */
  async reply(message: Message): Promise<Outcome> {
    if (this.answering) return { kind: 'pending' };
    const askedAt = Date.now();
    const quota = countMessage(this.ctx.storage.kv.get<number[]>('sentAt') ?? [], askedAt);
    if ('retryAfter' in quota) return { kind: 'too_many', retryAfter: quota.retryAfter };
    const answering = { requestId: message.requestId, stop: new AbortController() };
    this.answering = answering;
    try {
      this.ctx.storage.kv.put('sentAt', quota.sentAt);
      await this.ctx.storage.setAlarm(askedAt + forgottenAfter);
      return await this.answer(message, askedAt, answering.stop.signal);
    } finally {
      if (this.answering === answering) this.answering = undefined;
    }
  }

  /** Forgets the conversation; an answer that is on its way is dropped. The quota stays. */
  reset(): void {
    this.drop();
    this.ctx.storage.kv.delete('history');
  }

  /** Nobody waits for this request's answer any more. Another request's is none of its business. */
  leave(requestId: string): void {
    if (this.answering?.requestId === requestId) this.drop();
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  private drop(): void {
    this.answering?.stop.abort();
    this.answering = undefined;
  }

  private async answer(
    { sessionId, text, requestId }: Message,
    askedAt: number,
    dropped: AbortSignal,
  ): Promise<Outcome> {
    const earlier = this.ctx.storage.kv.get<Entry[]>('history') ?? [];
    const conversation = trimHistory([systemPrompt(), ...earlier, { role: 'user', content: text }]);
    const reply = await this.ask(conversation, text, requestId, dropped);
    const question = { text, at: askedAt };
    if (!reply || dropped.aborted) {
      this.ctx.waitUntil(this.store(sessionId, requestId, question));
      return { kind: 'left' };
    }
    // What the visitor has read is what the model is told it said, canned or not: so it can go on from there.
    const [, ...kept] = trimHistory([...conversation, { role: 'assistant', content: reply.message }]);
    this.ctx.storage.kv.put('history', kept);
    this.ctx.waitUntil(this.store(sessionId, requestId, question, { reply, at: Date.now() }));
    return { kind: 'answered', reply };
  }

  /** @returns undefined when the visitor left, or started over, while the model was thinking */
  private async ask(
    conversation: Entry[],
    text: string,
    requestId: string,
    dropped: AbortSignal,
  ): Promise<ChatReply | undefined> {
    const config = configOf(this.env);
    if (!config.CHAT_API_KEY) {
      log('info', 'chat_canned', { requestId, cause: 'CHAT_API_KEY is not set' });
      return cannedReply(text);
    }
    try {
      const message = (await complete(config, conversation, dropped)).trim() || chat.emptyReply;
      return { message, confidence: 0.9, suggestedActions: suggestedActionsOf(message) };
    } catch (error) {
      if (dropped.aborted) return undefined;
      log('error', 'chat_completion_failed', { requestId, cause: withoutSecret(causeOf(error), config.CHAT_API_KEY) });
      return cannedReply(text);
    }
  }

  private async store(
    sessionId: string,
    requestId: string,
    ...turn: [Parameters<typeof insertTurn>[2], Parameters<typeof insertTurn>[3]?]
  ) {
    try {
      await insertTurn(database(this.env), sessionId, ...turn);
    } catch (error) {
      log('error', 'chat_not_stored', { requestId, cause: causeOf(error) });
    }
  }
}

/** A provider may repeat a key it refuses. */
function withoutSecret(text: string, secret: string): string {
  return text.replaceAll(secret, '[key]').slice(0, 500);
}
