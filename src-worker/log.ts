type Level = 'info' | 'warn' | 'error';

/**
 * Writes one JSON line. `fields` hold what an operator needs to act on (ids, counts, causes),
 * never what a visitor wrote, an address, a token or a key.
 */
export function log(level: Level, event: string, fields: Record<string, unknown> = {}): void {
  console[level](JSON.stringify({ level, event, ...fields }));
}

/** An error and its causes as one line: Drizzle keeps D1's own words in `cause`. */
export function causeOf(error: unknown): string {
  const chain: string[] = [];
  for (let current = error; current !== undefined && chain.length < 5; ) {
    if (!(current instanceof Error)) {
      chain.push(String(current));
      break;
    }
    // Drizzle's own message repeats the SQL and its parameters, which are a visitor's words.
    chain.push(current.message.startsWith('Failed query') ? 'Failed query' : `${current.name}: ${current.message}`);
    current = current.cause;
  }
  return chain.join(' <- ');
}
