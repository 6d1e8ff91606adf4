export interface ConversationEntry {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

const maxEntries = 11;

export function trimHistory(history: ConversationEntry[]): ConversationEntry[] {
  const [system, ...rest] = history;
  if (!system || history.length <= maxEntries) return history;
  return [system, ...rest.slice(-(maxEntries - 1))];
}
