import { DurableObject } from 'cloudflare:workers';
import type { ChatReply } from '../../src-shared/contracts/chat.ts';
import { dominantLocale } from '../../src-shared/dominant-locale.ts';
import { database } from '../db/client.ts';
import { type Bindings, configOf } from '../env.ts';
import { causeOf, log } from '../log.ts';
import { cannedReply } from './canned-reply.ts';
import { complete } from './completion.ts';
import { chatContents } from './contents.ts';
import { type ConversationEntry, trimHistory } from './history.ts';
import { countMessage } from './quota.ts';
import type { ChatSessionRpc, ReplyOutcome, VisitorMessage } from './session-rpc.ts';
import { type Answer, type Question, storeTurn } from './store.ts';
import { suggestedActionsOf } from './suggested-actions.ts';
import { systemPrompt } from './system-prompt.ts';

/** The alarm deletes a session this long after its last message, in milliseconds. */
const sessionTtl = 24 * 60 * 60 * 1000;

/** One conversation with Joe: its history, one reply at a time, and its hourly quota. */
export class ChatSession extends DurableObject<Bindings> implements ChatSessionRpc {
  private pending: { requestId: string; abort: AbortController } | undefined;

  async reply(message: VisitorMessage): Promise<ReplyOutcome> {
    if (this.pending) return { kind: 'pending' };
    const askedAt = Date.now();
    const quota = countMessage(this.ctx.storage.kv.get<number[]>('sentAt') ?? [], askedAt);
    if ('retryAfter' in quota) return { kind: 'rate_limited', retryAfter: quota.retryAfter };
    const pending = { requestId: message.requestId, abort: new AbortController() };
    this.pending = pending;
    try {
      this.ctx.storage.kv.put('sentAt', quota.sentAt);
      await this.ctx.storage.setAlarm(askedAt + sessionTtl);
      return await this.answer(message, askedAt, pending.abort.signal);
    } finally {
      if (this.pending === pending) this.pending = undefined;
    }
  }

  /** Deletes the history and cancels the pending reply. The quota stays. */
  async reset(): Promise<void> {
    this.abortPending();
    this.ctx.storage.kv.delete('history');
  }

  async cancelReply(requestId: string): Promise<void> {
    if (this.pending?.requestId === requestId) this.abortPending();
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  private abortPending(): void {
    this.pending?.abort.abort();
    this.pending = undefined;
  }

  private async answer(
    { sessionId, text, locale, requestId }: VisitorMessage,
    askedAt: number,
    signal: AbortSignal,
  ): Promise<ReplyOutcome> {
    const history = this.ctx.storage.kv.get<ConversationEntry[]>('history') ?? [];
    const conversation = trimHistory([
      systemPrompt(configOf(this.env).SITE_URL, locale),
      ...history,
      { role: 'user', content: text },
    ]);
    // The conversation follows the visitor, not the page.
    const language = dominantLocale(text, locale);
    const question = { text, at: askedAt, language };
    const reply = await this.generateReply(conversation, question, requestId, signal);
    if (!reply || signal.aborted) {
      this.ctx.waitUntil(this.store(sessionId, requestId, question));
      return { kind: 'cancelled' };
    }
    // A canned reply is kept too: the model must know everything that the visitor has read.
    const [, ...kept] = trimHistory([...conversation, { role: 'assistant', content: reply.message }]);
    this.ctx.storage.kv.put('history', kept);
    this.ctx.waitUntil(this.store(sessionId, requestId, question, { reply, at: Date.now() }));
    return { kind: 'answered', reply };
  }

  /** @returns undefined when the reply was cancelled */
  private async generateReply(
    conversation: ConversationEntry[],
    { text, language }: Question,
    requestId: string,
    signal: AbortSignal,
  ): Promise<ChatReply | undefined> {
    const config = configOf(this.env);
    if (!config.CHAT_API_KEY) {
      log('info', 'chat_canned', { requestId, cause: 'CHAT_API_KEY is not set' });
      return cannedReply(text, language);
    }
    try {
      const message = (await complete(config, conversation, signal)).trim() || chatContents[language].emptyReply;
      return { message, confidence: 0.9, suggestedActions: suggestedActionsOf(message) };
    } catch (error) {
      if (signal.aborted) return undefined;
      log('error', 'chat_completion_failed', { requestId, cause: redactKey(causeOf(error), config.CHAT_API_KEY) });
      return cannedReply(text, language);
    }
  }

  private async store(sessionId: string, requestId: string, ...turn: [question: Question, answer?: Answer]) {
    try {
      await storeTurn(database(this.env), sessionId, ...turn);
    } catch (error) {
      log('error', 'chat_not_stored', { requestId, cause: causeOf(error) });
    }
  }
}

/** A provider's error message may contain the key that it refuses. */
function redactKey(text: string, key: string): string {
  return text.replaceAll(key, '[key]').slice(0, 500);
}
