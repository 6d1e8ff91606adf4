type Level = 'info' | 'warn' | 'error';

/** `fields` never hold a visitor's text, an e-mail or IP address, a token or a key. */
export function log(level: Level, event: string, fields: Record<string, unknown> = {}): void {
  console[level](JSON.stringify({ level, event, ...fields }));
}

export function causeOf(error: unknown): string {
  const chain: string[] = [];
  for (let current = error; current !== undefined && chain.length < 5; ) {
    if (!(current instanceof Error)) {
      chain.push(String(current));
      break;
    }
    // Drizzle's message repeats the SQL with its parameters, which are a visitor's text.
    chain.push(current.message.startsWith('Failed query') ? 'Failed query' : `${current.name}: ${current.message}`);
    current = current.cause;
  }
  return chain.join(' <- ');
}
