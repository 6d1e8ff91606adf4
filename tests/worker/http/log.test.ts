import { expect, it, vi } from 'vitest';
import { log } from '#worker/http/log.ts';

it('logs an error’s causes and ten frames of its stack, without the message there', () => {
  const written = vi.spyOn(console, 'error').mockReturnValue();
  const error = new Error('of layla@example.com', { cause: new TypeError('a value') });
  const frames = Array.from({ length: 12 }, (_, index) => `at step${index} (worker.js:${index})`);
  error.stack = ['Error: of layla@example.com', ...frames.map((frame) => `    ${frame}`)].join('\n');
  log('error', 'request_failed', { cause: error });
  const { cause, stack } = JSON.parse(String(written.mock.calls[0]?.[0]));
  expect(cause).toBe('Error: of layla@example.com <- TypeError: a value');
  expect(stack).toEqual(frames.slice(0, 10));
});
