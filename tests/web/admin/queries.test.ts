import { QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { submissionQuery } from '#web/admin/inbox/conversation/submission-view.tsx';
import { mailStateQuery, modelStateQuery, reload, statusQuery } from '#web/admin/queries.ts';

test('a load that began before a change does not show the state before it', async () => {
  const loads: ((data: string) => void)[] = [];
  const client = new QueryClient();
  const observer = new QueryObserver(client, {
    queryKey: ['list'],
    queryFn: () => new Promise<string>((resolve) => loads.push(resolve)),
  });
  const stop = observer.subscribe(() => {});
  const reloaded = reload(client);
  loads[0]!('before');
  await vi.waitFor(() => expect(loads).toHaveLength(2));
  loads[1]!('after');
  await reloaded;
  expect(observer.getCurrentResult().data).toBe('after');
  stop();
});

test.each([
  ['what a colleague changes in a request', submissionQuery('s1'), 10_000],
  ['a refusal by the mail provider', mailStateQuery, 60_000],
  ['a refusal by the completion API', modelStateQuery, 60_000],
  ['the status', statusQuery, 300_000],
])('%s is asked for again after its interval, and not before', async (_, query, ms) => {
  vi.useFakeTimers();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  const observer = new QueryObserver(new QueryClient(), query as QueryObserverOptions);
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledTimes(2);
  stop();
});
