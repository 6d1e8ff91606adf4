import type { LogEvent } from './log-events.ts';

type Level = 'info' | 'warn' | 'error';

/**
 * `fields` never contain a visitor's text, an email or IP address, a token or a key. An error as `cause` adds its
 * stack.
 */
export function log(level: Level, event: LogEvent, fields: Record<string, unknown> = {}): void {
  const { cause } = fields;
  const error = cause instanceof Error && { cause: causeOf(cause), stack: stackOf(cause) };
  console[level](JSON.stringify({ level, event, ...fields, ...error }));
}

const maxFrames = 10;

/** The frames only, because the lines above them repeat the message, which `causeOf` cleans. */
function stackOf({ stack = '' }: Error): string[] {
  const lines = stack.split('\n').map((line) => line.trim());
  return lines.filter((line) => line.startsWith('at ')).slice(0, maxFrames);
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
