/** One message in the format of the completion API. */
export interface ConversationEntry {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** The system message and the ten latest messages. */
const maxEntries = 11;

/** Keeps the system message, which is the first, and the last ten. */
export function trimHistory(history: ConversationEntry[]): ConversationEntry[] {
  const [system, ...rest] = history;
  if (!system || history.length <= maxEntries) return history;
  return [system, ...rest.slice(-(maxEntries - 1))];
}
