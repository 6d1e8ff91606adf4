import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { reload } from '#web/admin/queries.ts';

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
