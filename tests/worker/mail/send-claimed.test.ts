import { expect, it, vi } from 'vitest';
import { startBudget } from '#worker/mail/delivery-budget.ts';
import { oneBatchAtATime } from '#worker/mail/send-claimed.ts';

it('waits neither for a dead Worker nor beyond its own round', async () => {
  let time = Date.now();
  const now = () => time;
  void oneBatchAtATime(startBudget(60_000, { now }), () => new Promise<never>(() => {}));
  await expect(oneBatchAtATime(startBudget(0, { now }), async () => 'sent')).rejects.toMatchObject({
    kind: 'postponed',
  });
  time += 60_000;
  expect(await oneBatchAtATime(startBudget(60_000, { now }), async () => 'sent')).toBe('sent');
});

it('looks every 20 ms whether another batch is sent', async () => {
  const other = Promise.withResolvers<string>();
  const first = oneBatchAtATime(startBudget(60_000), () => other.promise);
  const wait = vi.spyOn(scheduler, 'wait').mockImplementation(async () => other.resolve('first'));
  expect(await oneBatchAtATime(startBudget(60_000), async () => 'second')).toBe('second');
  expect([await first, wait.mock.calls[0]]).toEqual(['first', [20]]);
});
