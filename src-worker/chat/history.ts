export interface ConversationEntry {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** The specification gives the model the system entry and the ten latest. */
const maxEntries = 10;

export function latestEntries(entries: ConversationEntry[]): ConversationEntry[] {
  return entries.slice(-maxEntries);
}
