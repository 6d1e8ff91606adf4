import { env } from 'cloudflare:workers';
import { beforeEach, it, vi } from 'vitest';
import type { Host } from '#shared/contracts/hosts.ts';
import { afterCron } from '#worker/admin/status/after-cron.ts';
import { storeFault } from '#worker/chat/model/model-state.ts';
import { database } from '#worker/db/client.ts';
import { accessToken, answerSigningKeys } from '../support/access.ts';
import { emptyBookings, monday } from '../support/bookings.ts';
import { request } from '../support/client.ts';
import { amal, basim, asStaff as onSubmission, store } from '../support/conversation.ts';
import { type Duration, day, duration, expectEnd, hour, minute } from '../support/durations.ts';
import { jsonPost } from '../support/faults.ts';
import { partnershipInquiry } from '../support/forms.ts';
import { deleteSubscribers, mailbox, newsletterTo } from '../support/mail.ts';
import { addBooking, countOf } from '../support/records.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

async function demoTeam(): Promise<Host> {
  const { items } = await (await getAsStaff('/api/admin/hosts')).json<{ items: Host[] }>();
  return items.find(({ id }) => id === 'demo-team')!;
}

async function readAsService(): Promise<number> {
  const jwt = await accessToken({ common_name: 'report.access', validSeconds: 86_400 });
  await request('/api/admin/submissions', undefined, { headers: { 'cf-access-jwt-assertion': jwt } });
  return (await env.DB.prepare(`SELECT count(*) AS n FROM audit_log WHERE action = 'service_read'`).first('n'))!;
}

/** The number of alerts sent that the database is down. */
let alerts: number;
async function alertOf(sql: string): Promise<number> {
  await env.DB.prepare(sql).run();
  await afterCron({ ...env, ALERT_WEBHOOK_URL: 'https://alert.test/hook' }, true);
  return alerts;
}

const durations: Record<string, Duration> = {
  'a colleague’s draft that is being written': duration({
    lasts: minute,
    begin: async () => {
      const { id } = await store(partnershipInquiry());
      const draft = { subject: 'Hello', text: 'Dear Omar', locale: 'en', version: null };
      await onSubmission(`${id}/draft`, { ...jsonPost(draft), method: 'PUT' }, amal);
      return id;
    },
    check: async (id) => {
      const detail = await (await onSubmission(id, {}, basim)).json<{ drafting: unknown[]; drafts: unknown[] }>();
      return [detail.drafting.length, detail.drafts.length];
    },
    within: [1, 1],
    after: [0, 1],
  }),
  'a host’s calendar that is fresh': duration({
    lasts: 2 * hour + 1,
    begin: () =>
      asStaff('/api/admin/hosts/demo-team', {
        ...jsonPost({ busyUrl: 'https://calendar.example.com/basic.ics' }),
        method: 'PATCH',
      }),
    check: async () => (await demoTeam()).busy!.isStale,
    within: false,
    after: true,
  }),
  'a demo that is over, in the host’s feed': duration({
    // The demo begins at nine, and the clock at eight.
    lasts: 90 * day + hour + 1,
    begin: async () => {
      await addBooking((await store(partnershipInquiry())).id, '2026-11-23T05:00:00.000Z');
      return (await demoTeam()).feedUrl.replace('https://rihla.example', '');
    },
    check: async (path) => (await (await request(path)).text()).includes('BEGIN:VEVENT'),
    within: true,
    after: false,
  }),
  'a path that a service token reads': duration({
    lasts: hour,
    begin: async () => {
      answerSigningKeys();
      await asStaff('/api/admin/staff/service:report.access', { ...jsonPost({ roles: ['sales'] }), method: 'PUT' });
      return readAsService();
    },
    check: readAsService,
    within: 1,
    after: 2,
  }),
  'the email about a fault of the model': duration({
    lasts: hour,
    begin: async () => {
      await database(env).batch(storeFault(env, 'refused_key'));
      await env.DB.prepare('UPDATE model_state SET fault = NULL').run();
    },
    check: async () => {
      await database(env).batch(storeFault(env, 'refused_key'));
      return countOf('emails');
    },
    within: 3,
    after: 6,
  }),
  'an alert of the same check': duration({
    lasts: 15 * minute,
    begin: async () => {
      await alertOf(`UPDATE mail_state SET refusal = 'API key is invalid'`);
      await env.DB.prepare('UPDATE mail_state SET refusal = NULL').run();
    },
    check: () => alertOf('SELECT 1'),
    within: 1,
    after: 2,
  }),
  'an unsubscribe because of a newsletter': duration({
    lasts: 30 * day,
    begin: async () => {
      const { id } = await newsletterTo(1);
      await env.DB.prepare(`UPDATE emails SET status = 'sent', sent_at = ?1`).bind(monday).run();
      return id;
    },
    check: async (id) => {
      await request('/api/newsletter/unsubscribe', { token: 'token-1' });
      return env.DB.prepare('SELECT unsubscribed FROM newsletters WHERE id = ?').bind(id).first('unsubscribed');
    },
    within: 1,
    after: 0,
  }),
};

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    if (init?.method === 'POST') alerts += 1;
    return Response.json({});
  });
});

async function empty(): Promise<void> {
  alerts = 0;
  mailbox();
  await emptyBookings();
  await deleteSubscribers();
  await emptyTables('busy_calendars', 'audit_log', 'staff', 'signals', 'reply_drafts');
  await env.DB.prepare('UPDATE mail_state SET refusal = NULL').run();
  await env.DB.prepare('UPDATE model_state SET fault = NULL').run();
}

it.each(Object.entries(durations))('ends to the millisecond: %s', async (_name, one) => {
  await expectEnd(one, empty);
});
