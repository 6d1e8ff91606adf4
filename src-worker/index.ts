import { app } from './app.ts';
import type { Bindings } from './env.ts';
import { deliverDue } from './mail/delivery.ts';

export { ChatSession } from './chat/session.ts';

export default {
  fetch: app.fetch,
  async scheduled(_event, env) {
    await deliverDue(env);
  },
} satisfies ExportedHandler<Bindings>;
