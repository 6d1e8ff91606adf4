import { SendFailure } from './failure.ts';
import { type Round, timeLeft } from './round.ts';

/** The round whose batch exists in this isolate. */
let holder: Round | undefined;

/** In milliseconds. */
const interval = 20;

/**
 * Builds and sends a batch of letters when no other one exists in this isolate: the longest letters take 40 MB of its 128. It looks
 * again and again, because a promise of another request may never settle, and no longer than until the other round has ended.
 * @throws SendFailure postponed, when its own round ends first
 */
export async function oneBatchAtATime<Result>(round: Round, send: () => Promise<Result>): Promise<Result> {
  while (holder && holder.until > holder.now()) {
    if (timeLeft(round) === 0) throw new SendFailure('postponed', 'The round has ended');
    await scheduler.wait(interval);
  }
  holder = round;
  try {
    return await send();
  } finally {
    if (holder === round) holder = undefined;
  }
}
