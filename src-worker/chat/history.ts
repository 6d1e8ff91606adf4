/** One entry of a conversation, as the completion API takes it. */
export interface Entry {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** The system entry and the ten latest (specification, section 4). */
const longest = 11;

/** Shortens a history that has grown too long: keeps the first entry, which is the system's, and the last ten. */
export function trimHistory(history: Entry[]): Entry[] {
  const [system, ...rest] = history;
  if (!system || history.length <= longest) return history;
  return [system, ...rest.slice(-(longest - 1))];
}
