import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import type { MailPace } from '#worker/mail/pace.ts';

const callsPerSecond = 20;

/** Runs in a new object, so that nothing waits between the calls of a test. */
function inPace<Result>(test: (pace: MailPace) => Promise<Result>): Promise<Result> {
  const object = env.MAIL_PACE.get(env.MAIL_PACE.newUniqueId());
  return runInDurableObject(object, (instance) => {
    Object.assign(instance, { env: { ...env, MAIL_PER_SECOND: String(callsPerSecond) } });
    return test(instance as unknown as MailPace);
  });
}

const newsletterEmail = { urgent: false, maxWait: 20_000 };
const confirmation = { urgent: true, maxWait: 20_000 };

it('never grants more calls in a second than MAIL_PER_SECOND', async () => {
  const grants = await inPace((pace) =>
    Promise.all(Array.from({ length: 8 }, async () => (await pace.take(newsletterEmail)) && Date.now())),
  );
  const times = grants.map(Number).sort((a, b) => a - b);
  expect(times.every(Boolean)).toBe(true);
  expect(times.at(-1)! - times[0]!).toBeGreaterThanOrEqual((7 * 1000) / callsPerSecond);
});

it('keeps five in a hundred of the rate free', async () => {
  const times = await inPace(async (pace) => {
    await pace.take(confirmation);
    const wait = vi.spyOn(globalThis, 'setTimeout');
    await pace.take(confirmation);
    return wait.mock.calls.map(([, ms]) => ms!);
  });
  expect(Math.max(...times)).toBeGreaterThan(50);
  expect(Math.max(...times)).toBeLessThanOrEqual(52.5);
});

it('grants an urgent call before newsletter emails that wait longer', async () => {
  const order: string[] = [];
  await inPace((pace) =>
    Promise.all(
      ['letter 1', 'letter 2', 'confirmation 1', 'letter 3', 'confirmation 2'].map(async (name) => {
        await pace.take(name.startsWith('letter') ? newsletterEmail : confirmation);
        order.push(name);
      }),
    ),
  );
  expect(order).toEqual(['confirmation 1', 'confirmation 2', 'letter 1', 'letter 2', 'letter 3']);
});

it('answers a caller right away when its turn does not come in time', async () => {
  const answers = await inPace(async (pace) => {
    const waiting = pace.take({ urgent: true, maxWait: 30_000 });
    await pace.pause(60_000);
    return [await waiting, await pace.take(confirmation)];
  });
  expect(answers).toEqual([false, false]);
});

it('keeps a pause although the object is evicted after ten idle seconds', async () => {
  const pace = env.MAIL_PACE.get(env.MAIL_PACE.newUniqueId());
  await pace.pause(60_000);
  await evictDurableObject(pace);
  expect(await pace.take(confirmation)).toBe(false);
});
