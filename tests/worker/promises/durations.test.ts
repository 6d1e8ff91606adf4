import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { syncCalendars } from '#worker/bookings/busy/sync.ts';
import { database } from '#worker/db/client.ts';
import { signedToken } from '#worker/db/keys.ts';
import { deliverDue } from '#worker/mail/delivery.ts';
import { releaseStaleClaims } from '#worker/mail/retry.ts';
import { addHost, beginOnMonday, bookDemo } from '../support/bookings.ts';
import { newSession } from '../support/chats.ts';
import { request } from '../support/client.ts';
import { completionWith, mockCompletions } from '../support/completions.ts';
import { listedIds, receive, reply, store } from '../support/conversation.ts';
import { askedDecks, askForDeck, putDeck } from '../support/deck.ts';
import { type Duration, day, duration, expectEnd, hour, minute, second } from '../support/durations.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { partnershipInquiry } from '../support/forms.ts';
import { expectLogs } from '../support/logs.ts';
import { deleteSubscribers, enqueueMails } from '../support/mail.ts';
import { linkFor } from '../support/my-data.ts';
import { doubleOptIn, post, subscribe, subscriberOf } from '../support/newsletter.ts';
import { assets, filledIn, postForm } from '../support/plain-forms.ts';
import { deliverMail, mailOf, storeConversation } from '../support/received-mail.ts';
import { countOf } from '../support/records.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';
import { openPage } from '../support/token-pages.ts';

const email = 'noura@fund.example';
const status = async (response: Promise<Response>) => (await response).status;
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

async function mailsOf(kind: string, mailStatus = '%'): Promise<number> {
  const count = env.DB.prepare('SELECT count(*) AS n FROM emails WHERE kind = ? AND status LIKE ?');
  return (await count.bind(kind, mailStatus).first<number>('n'))!;
}

/** Asks for so many emails to one address, each with another form. */
async function askFor(count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) await store(partnershipInquiry({ message: crypto.randomUUID() }));
}

async function freeTimes(): Promise<string[]> {
  const { slots } = await (await request('/api/slots?from=2026-11-23&days=1')).json<{
    slots: { startsAt: string }[];
  }>();
  return slots.map(({ startsAt }) => startsAt.slice(11, 16));
}

const durations: Record<string, Duration> = {
  'a reply within a day': duration({
    lasts: day + 1,
    begin: () => store(partnershipInquiry()),
    check: async ({ id }) => {
      await reply(id);
      pass(2 * day);
      const { replies } = await (await getAsStaff('/api/admin/activity')).json<{ replies: object }>();
      return { ...replies, listed: await listedIds('replied=in-time') };
    },
    within: { requests: 1, inADay: 1, listed: [expect.any(String)] },
    after: { requests: 1, inADay: 0, listed: [] },
  }),
  'a request whose reply may still come': duration({
    lasts: day,
    begin: () => store(partnershipInquiry()),
    check: async () => (await (await getAsStaff('/api/admin/activity')).json<{ replies: object }>()).replies,
    within: { requests: 0, inADay: 0 },
    after: { requests: 1, inADay: 0 },
  }),
  'the link to one’s own data': duration({
    lasts: hour,
    begin: () => linkFor(email),
    check: (token) => status(openPage(token)),
    within: 200,
    after: 404,
  }),
  'three links to one’s own data': duration({
    lasts: hour,
    begin: async () => {
      await subscribe(email);
      for (let i = 0; i < 3; i += 1) await post('/api/my-data', { email });
    },
    check: async () => {
      await post('/api/my-data', { email });
      return countOf('data_links');
    },
    within: 3,
    after: 4,
  }),
  'the link to the deck': duration({
    lasts: 7 * day,
    begin: async () => {
      await putDeck();
      await askForDeck({ email });
      return signedToken(env, 'deck_requests', (await askedDecks())[0]!.id);
    },
    check: (token) => status(requestWith({ ASSETS: assets }, `/deck?token=${token}`)),
    within: 200,
    after: 410,
  }),
  'the same request for the deck': duration({
    lasts: 10 * minute,
    begin: async () => {
      await putDeck();
      await askForDeck({ email });
    },
    check: async () => {
      await askForDeck({ email });
      return countOf('deck_requests');
    },
    within: 1,
    after: 2,
  }),
  'the same form': duration({
    lasts: 10 * minute,
    begin: () => postForm('partnership', filledIn.partnership(), { address: '203.0.113.7' }),
    check: async () => {
      await postForm('partnership', filledIn.partnership(), { address: '203.0.113.7' });
      return countOf('form_submissions');
    },
    within: 1,
    after: 2,
  }),
  'the same subscription': duration({
    lasts: 10 * minute,
    begin: () => postForm('newsletter', { email }),
    check: async () => (await postForm('newsletter', { email })).headers.get('location'),
    within: '/newsletter/subscribed',
    after: '/newsletter/already-subscribed',
  }),
  'the email that asks to confirm': duration({
    lasts: day,
    begin: () => subscribe(email, doubleOptIn),
    check: async () => {
      await subscribe(email, doubleOptIn);
      return mailsOf('newsletter_confirm');
    },
    within: 1,
    after: 2,
  }),
  'an unsubscribe by staff that can be undone': duration({
    lasts: day,
    begin: async () => {
      await subscribe(email);
      const path = `/api/admin/subscribers/${(await subscriberOf(email))!.id}/unsubscribe`;
      await asStaff(path, jsonPost({}));
      return path;
    },
    check: (path) => status(asStaff(path, { ...jsonPost({}), method: 'DELETE' })),
    within: 200,
    after: 409,
  }),
  'five emails to one address': duration({
    lasts: hour,
    begin: () => askFor(5),
    check: async () => {
      await askFor(1);
      return mailsOf('partnership_confirmation', 'cancelled');
    },
    within: 1,
    after: 0,
  }),
  'ten emails to one address': duration({
    lasts: day,
    begin: async () => {
      await askFor(5);
      pass(2 * hour);
      await askFor(5);
      pass(-2 * hour);
    },
    check: async () => {
      await askFor(1);
      return mailsOf('partnership_confirmation', 'cancelled');
    },
    within: 1,
    after: 0,
  }),
  'the claim of an email whose Worker died': duration({
    lasts: 10 * minute + 1,
    begin: () => enqueueMails(1, { status: 'sending', attempts: 1, claimedAt: new Date().toISOString() }),
    check: () => releaseStaleClaims(database(env), Date.now()),
    within: 0,
    after: 1,
  }),
  'the time to undo a reply': duration({
    lasts: 10 * second,
    begin: async () => reply((await store(partnershipInquiry())).id),
    check: async () => {
      await deliverDue(env);
      return mailsOf('staff_reply', 'sent');
    },
    within: 0,
    after: 1,
  }),
  'sixty messages of a chat': duration({
    lasts: hour,
    begin: async () => {
      mockCompletions(() => completionWith('Yes.'));
      const session = newSession();
      await request(`/api/chat/${session}/messages`, { text: 'Hello' });
      const object = env.CHAT_SESSION.get(env.CHAT_SESSION.idFromName(session));
      await runInDurableObject(object, (_, { storage }) => storage.kv.put('sentAt', Array(60).fill(Date.now())));
      return session;
    },
    check: (session) => status(request(`/api/chat/${session}/messages`, { text: 'Hello again' })),
    within: 429,
    after: 200,
  }),
  'thirty emails about one request': duration({
    lasts: hour + 1,
    begin: async () => {
      const { address } = await storeConversation();
      for (let i = 0; i < 30; i += 1) await deliverMail(address, mailOf(`Answer ${i}`));
      return address;
    },
    check: async (address) => (await deliverMail(address, mailOf('One more'))) === undefined,
    within: false,
    after: true,
  }),
  'the notification of a visitor’s reply': duration({
    lasts: hour,
    begin: async () => {
      const { id } = await store(partnershipInquiry());
      await receive(id);
      return id;
    },
    check: async (id) => {
      const before = await mailsOf('reply_notification');
      await receive(id);
      return (await mailsOf('reply_notification')) > before;
    },
    within: false,
    after: true,
  }),
  'a host’s calendar as it was read': duration({
    lasts: 15 * minute,
    begin: async () => {
      vi.spyOn(globalThis, 'fetch').mockImplementation(
        async () => new Response('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'),
      );
      const busyUrl = 'https://calendar.example.com/basic.ics';
      await asStaff('/api/admin/hosts/demo-team', { ...jsonPost({ busyUrl }), method: 'PATCH' });
      await syncCalendars(env);
      return vi.mocked(fetch).mock.calls.length;
    },
    check: async (calls) => {
      await syncCalendars(env);
      return vi.mocked(fetch).mock.calls.length > calls;
    },
    within: false,
    after: true,
  }),
  'a time to book four hours ahead': duration({
    // At nine in Dubai, that at one is four hours ahead.
    lasts: hour + 1,
    begin: () => undefined,
    check: async () => (await freeTimes()).includes('09:00'),
    within: true,
    after: false,
  }),
  'the link of a meeting before it is shown': duration({
    // At nine on Tuesday in Dubai.
    lasts: 25 * hour - 10 * minute,
    begin: async () => {
      await addHost('second', undefined, null, 'https://meet.example.com/room');
      await env.DB.prepare(`UPDATE hosts SET active = 0 WHERE id = 'demo-team'`).run();
      return (await bookDemo('2026-11-24T05:00:00.000Z')).token;
    },
    check: async (token) => {
      const page = await requestWith({ ASSETS: assets }, `/booking?token=${token}`);
      return (await page.text()).includes('https://meet.example.com/room');
    },
    within: false,
    after: true,
  }),
};

async function empty(): Promise<void> {
  await beginOnMonday();
  await deleteSubscribers();
  await emptyTables('data_links', 'deck_requests', 'mail_arrivals', 'busy_calendars');
  await env.DB.prepare(`UPDATE hosts SET active = 1 WHERE id = 'demo-team'`).run();
}

it.each(Object.entries(durations))('ends to the millisecond: %s', async (_name, one) => {
  expectLogs('mail_refused');
  await expectEnd(one, empty);
});
