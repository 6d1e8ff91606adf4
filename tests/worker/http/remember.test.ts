import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { remember } from '#worker/http/remember.ts';
import { expectLogs } from '../support/logs.ts';

it('loads again once a value is too old, and keeps the last one while that fails', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T08:00:00Z') });
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('first');
  const value = remember({ initial: 'none', maxAgeMs: 30_000, failure: 'positions_unavailable', load });

  expect(await value.read(env)).toBe('first');
  vi.advanceTimersByTime(29_999);
  expect(await value.read(env)).toBe('first');
  expect(load).toHaveBeenCalledTimes(1);

  load.mockRejectedValueOnce(new Error('no database'));
  expectLogs('positions_unavailable');
  vi.advanceTimersByTime(1);
  expect(await value.read(env)).toBe('first');
  expect(load).toHaveBeenLastCalledWith(env, 'first');

  load.mockResolvedValue('second');
  vi.advanceTimersByTime(30_000);
  expect(await value.read(env)).toBe('second');

  value.forget();
  load.mockRejectedValueOnce(new Error('no database'));
  expect(await value.read(env)).toBe('none');
});

it('loads again when the clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T08:00:00Z') });
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('first');
  const value = remember({ initial: 'none', maxAgeMs: 30_000, failure: 'positions_unavailable', load });
  await value.read(env);
  vi.setSystemTime(Date.parse('2026-11-27T08:00:00Z'));
  load.mockResolvedValue('second');
  expect(await value.read(env)).toBe('second');
});
