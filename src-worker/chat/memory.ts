import { type ConversationEntry, latestEntries } from './history.ts';
import { countMessage } from './rate-limit.ts';
import type { VisitorMessage } from './rpc.ts';

export function sessionMemory({ kv }: DurableObjectStorage) {
  return {
    startedAt: () => kv.get<number>('startedAt'),

    passesCheck(check: VisitorMessage['check']): boolean {
      if (check === 'passed') kv.put('checked', true);
      return check !== 'open' || kv.get('checked') === true;
    },

    countMessage(at: number): { retryAfter: number } | undefined {
      const counted = countMessage(kv.get<number[]>('sentAt') ?? [], at);
      if ('retryAfter' in counted) return counted;
      kv.put('sentAt', counted.sentAt);
      return undefined;
    },

    begin(at: number): void {
      if (kv.get('startedAt') === undefined) kv.put('startedAt', at);
    },

    history(): ConversationEntry[] {
      return kv.get<ConversationEntry[]>('history') ?? [];
    },

    conversationWith(system: ConversationEntry, question: string): ConversationEntry[] {
      return [system, ...latestEntries([...this.history(), { role: 'user', content: question }])];
    },

    remember(...entries: ConversationEntry[]): void {
      kv.put('history', latestEntries([...this.history(), ...entries]));
    },

    lastQuestion(): string {
      return this.history().findLast(({ role }) => role === 'user')?.content ?? '';
    },

    forget(): void {
      kv.delete('history');
      kv.delete('startedAt');
    },
  };
}
