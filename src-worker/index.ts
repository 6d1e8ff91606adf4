import { afterCron } from './admin/status/after-cron.ts';
import { countStayed, sendSummaries } from './analytics/daily.ts';
import './mails.ts';
import { app } from './app.ts';
import { syncCalendars } from './bookings/busy/sync.ts';
import { database } from './db/client.ts';
import { readPause } from './db/heartbeats.ts';
import type { Bindings } from './env.ts';
import { log } from './http/log.ts';
import { sendDigests } from './inbox/digest.ts';
import { receiveMail } from './inbox/received/receive.ts';
import { wakeSnoozed } from './inbox/snooze.ts';
import { cronDurationMs, deliverDue, deliverMessages } from './mail/delivery.ts';
import { receiveDeadLetters, receiveEmailEvents } from './mail/provider-events/queues.ts';
import { startScheduledNewsletters } from './newsletter/schedule.ts';
import { forgetErasedChats } from './privacy/personal-data/erased-chats.ts';
import { purgeExpired } from './privacy/retention.ts';
import { deleteDueFiles } from './submissions/files/store.ts';
import { deliverWebhooks } from './webhooks/deliver.ts';
import { queueBookingMessages } from './whatsapp/bookings.ts';
import { deliverWhatsapp } from './whatsapp/deliver.ts';
import { handleReceived } from './whatsapp/handle.ts';

export { StaffDesk } from './chat/handover/staff-desk.ts';
export { ChatSession } from './chat/session.ts';
export { MailPace } from './mail/pace.ts';

/** The longest name comes first: each is a prefix of a queue's name, which has a suffix in `[env.staging]`. */
const consumers: [string, (batch: MessageBatch<unknown>, env: Bindings) => Promise<void>][] = [
  ['rihla-email-events', receiveEmailEvents],
  ['rihla-mail-dead', receiveDeadLetters],
  ['rihla-mail', deliverMessages],
];

const webhookClaims = 6;

/**
 * A cron of its own, because strangers' invitations in a host's calendar and their messages on WhatsApp must not cost a
 * minute's email delivery, or its queries.
 */
const calendarCron = '*/5 * * * *';

export default {
  fetch: app.fetch,
  async scheduled({ cron }, env) {
    // Without the database, each task reports its own failure.
    if (await readPause(database(env)).catch(() => undefined)) return;
    if (cron === calendarCron) {
      const queued = Promise.all([handleReceived(env), queueBookingMessages(env)]);
      await Promise.all([syncCalendars(env), queued.finally(() => deliverWhatsapp(env))]);
      return;
    }
    // With `Promise.all`, a failed purge would stop the delivery.
    const tasks = [
      startScheduledNewsletters(env).finally(() => deliverDue(env, { duration: cronDurationMs })),
      purgeExpired(env).finally(() => deleteDueFiles(env)),
      forgetErasedChats(env),
      wakeSnoozed(env).finally(() => sendDigests(env)),
      countStayed(env),
      sendSummaries(env),
      deliverWebhooks(env, webhookClaims),
    ];
    const results = await Promise.allSettled(tasks);
    const failed = results.filter((result) => result.status === 'rejected');
    for (const { reason } of failed) log('error', 'scheduled_task_failed', { cause: reason });
    await afterCron(env, failed.length === 0);
  },
  email: receiveMail,
  async queue(batch, env) {
    const [, consume] = consumers.find(([name]) => `${batch.queue}-`.startsWith(`${name}-`)) ?? [];
    if (!consume) throw new Error(`The queue ${batch.queue} has no consumer`);
    await consume(batch, env);
  },
} satisfies ExportedHandler<Bindings>;
