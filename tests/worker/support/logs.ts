import { vi } from 'vitest';

export function silenceLogs(): void {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
}

/** Empties `lines`, then adds every logged line to it instead of printing it. */
export function captureLogs(lines: string[]): void {
  lines.length = 0;
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)));
  }
}
