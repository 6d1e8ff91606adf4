import { app } from './app.ts';
import type { Bindings } from './env.ts';
import { deliverDue } from './mail/delivery.ts';
import { forgetOld } from './retention.ts';

export { ChatSession } from './chat/session.ts';

export default {
  fetch: app.fetch,
  async scheduled(_event, env) {
    await Promise.all([deliverDue(env), forgetOld(env)]);
  },
} satisfies ExportedHandler<Bindings>;
