import { expect, it } from 'vitest';
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
