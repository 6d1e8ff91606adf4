import type { LogEvent } from '#worker/http/log-events.ts';

/** Every line that the running test has logged. */
export const logged: string[] = [];

const expected = new Set<string>();

/** Names the warnings and errors that the running test may log; in a hook, those of every test that it precedes. */
export function expectLogs(...events: LogEvent[]): void {
  for (const event of events) expected.add(event);
}

export function eventsLogged(): LogEvent[] {
  return logged.map((line) => JSON.parse(line).event);
}

export function captureLogs(): void {
  for (const level of ['info', 'warn', 'error'] as const) console[level] = (line) => void logged.push(String(line));
}

export function forgetLogs(): void {
  logged.length = 0;
  expected.clear();
}

export function unexpectedLogs(): string[] {
  return logged.filter((line) => !isExpected(line));
}

function isExpected(line: string): boolean {
  if (!line.startsWith('{')) return false;
  const { level, event } = JSON.parse(line);
  return level === 'info' || expected.has(event);
}
