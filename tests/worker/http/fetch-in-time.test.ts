import { expect, it, vi } from 'vitest';
import { fetchInTime } from '#worker/http/fetch-in-time.ts';

it('gives another service five seconds to answer', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  await fetchInTime('https://service.test/', { method: 'HEAD' });
  expect(timeout.mock.calls).toEqual([[5000]]);
  expect(asked.mock.calls[0]?.[1]).toEqual({ method: 'HEAD', signal: timeout.mock.results[0]?.value });
});
