import { type ConversationEntry, trimHistory } from './prompt.ts';
import type { VisitorMessage } from './rpc.ts';

const maxPerHour = 60;
const hour = 60 * 60 * 1000;

/**
 * Counts a message against the session's hourly quota. `sentAt` holds the times of the counted messages, in milliseconds.
 * @returns the times to keep, or the seconds to wait
 */
export function countMessage(sentAt: number[], now: number): { sentAt: number[] } | { retryAfter: number } {
  const recent = sentAt.filter((at) => at > now - hour);
  const oldest = recent[0];
  if (recent.length >= maxPerHour && oldest !== undefined)
    return { retryAfter: Math.ceil((oldest + hour - now) / 1000) };
  return { sentAt: [...recent, now] };
}

/** Entries besides the system message. */
const maxRemembered = 10;

/** What a session keeps in the Durable Object's storage. */
export function sessionMemory({ kv }: DurableObjectStorage) {
  return {
    /** When the conversation began, in milliseconds; undefined when there is none. */
    startedAt: () => kv.get<number>('startedAt'),

    /** Whether the session takes a message. A passed check holds for the messages after it. */
    passesCheck(check: VisitorMessage['check']): boolean {
      if (check === 'passed') kv.put('checked', true);
      return check !== 'open' || kv.get('checked') === true;
    },

    /** Counts a message against the quota. @returns the seconds to wait, if it is used up */
    countMessage(at: number): { retryAfter: number } | undefined {
      const quota = countMessage(kv.get<number[]>('sentAt') ?? [], at);
      if ('retryAfter' in quota) return quota;
      kv.put('sentAt', quota.sentAt);
      return undefined;
    },

    /** The conversation begins, unless it has begun. */
    begin(at: number): void {
      if (kv.get('startedAt') === undefined) kv.put('startedAt', at);
    },

    /** The entries for the model: the system message, the latest of the history, and the question. */
    conversationWith(system: ConversationEntry, question: string): ConversationEntry[] {
      const history = kv.get<ConversationEntry[]>('history') ?? [];
      return trimHistory([system, ...history, { role: 'user', content: question }]);
    },

    remember(conversation: ConversationEntry[], answer: string): void {
      const [, ...kept] = trimHistory([...conversation, { role: 'assistant', content: answer }]);
      kv.put('history', kept);
    },

    /** Adds what was said without Joe. */
    add(entry: ConversationEntry): void {
      kv.put('history', [...(kv.get<ConversationEntry[]>('history') ?? []), entry].slice(-maxRemembered));
    },

    lastQuestion(): string {
      const history = kv.get<ConversationEntry[]>('history') ?? [];
      return history.findLast(({ role }) => role === 'user')?.content ?? '';
    },

    /** Ends the conversation. The quota stays. */
    forget(): void {
      kv.delete('history');
      kv.delete('startedAt');
    },
  };
}
