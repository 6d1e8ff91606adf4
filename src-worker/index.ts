import { app } from './app.ts';
import type { Bindings } from './env.ts';
import { causeOf, log } from './log.ts';
import { deliverDue } from './mail/delivery.ts';
import { forgetOld } from './retention.ts';

export { ChatSession } from './chat/session.ts';

export default {
  fetch: app.fetch,
  async scheduled(_event, env) {
    // Both to their end: old rows that cannot be deleted must not keep mail from leaving.
    for (const round of await Promise.allSettled([deliverDue(env), forgetOld(env)])) {
      if (round.status === 'rejected') log('error', 'round_failed', { cause: causeOf(round.reason) });
    }
  },
} satisfies ExportedHandler<Bindings>;
