import { app } from './app.ts';
import type { Bindings } from './env.ts';
import { causeOf, log } from './log.ts';
import { deliverDue } from './mail/delivery.ts';
import { purgeExpired } from './retention.ts';

export { ChatSession } from './chat/session.ts';

export default {
  fetch: app.fetch,
  async scheduled(_event, env) {
    // Not `Promise.all`: a failed purge must not stop the delivery.
    for (const task of await Promise.allSettled([deliverDue(env), purgeExpired(env)])) {
      if (task.status === 'rejected') log('error', 'scheduled_task_failed', { cause: causeOf(task.reason) });
    }
  },
} satisfies ExportedHandler<Bindings>;
