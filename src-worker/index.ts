import { countStayed, sendSummaries } from './analytics/daily.ts';
import './mails.ts';
import { app } from './app.ts';
import type { Bindings } from './env.ts';
import { causeOf, log } from './http/log.ts';
import { sendDigests } from './inbox/digest.ts';
import { receiveMail } from './inbox/received/receive.ts';
import { cronDuration, deliverDue, deliverMessages } from './mail/delivery.ts';
import { receiveDeadLetters, receiveEmailEvents } from './mail/provider-events/queues.ts';
import { purgeExpired } from './privacy/retention.ts';
import { deleteDueFiles } from './submissions/files/store.ts';

export { StaffDesk } from './chat/handover/staff-desk.ts';
export { ChatSession } from './chat/session.ts';
export { MailPace } from './mail/pace.ts';

const consumers: Record<string, (batch: MessageBatch<unknown>, env: Bindings) => Promise<void>> = {
  'rihla-mail': deliverMessages,
  'rihla-mail-dead': receiveDeadLetters,
  'rihla-email-events': receiveEmailEvents,
};

export default {
  fetch: app.fetch,
  async scheduled(_event, env) {
    // Not `Promise.all`: a failed purge must not stop the delivery.
    const tasks = [
      deliverDue(env, { duration: cronDuration }),
      purgeExpired(env).finally(() => deleteDueFiles(env)),
      sendDigests(env),
      countStayed(env),
      sendSummaries(env),
    ];
    for (const task of await Promise.allSettled(tasks)) {
      if (task.status === 'rejected') log('error', 'scheduled_task_failed', { cause: causeOf(task.reason) });
    }
  },
  email: receiveMail,
  async queue(batch, env) {
    const consume = consumers[batch.queue];
    if (!consume) throw new Error(`The queue ${batch.queue} has no consumer`);
    await consume(batch, env);
  },
} satisfies ExportedHandler<Bindings>;
