import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { emailKinds } from '#shared/mail/email-kinds.ts';
import { beginOnMonday, bookDemo } from '../support/bookings.ts';
import { begunSession, leaveAddress } from '../support/chats.ts';
import { request } from '../support/client.ts';
import { completionWith, mockCompletions } from '../support/completions.ts';
import { postAsStaff, store } from '../support/conversation.ts';
import { putDeck } from '../support/deck.ts';
import { demoRequest, jobApplication, partnershipInquiry } from '../support/forms.ts';
import { deleteSubscribers } from '../support/mail.ts';
import { doubleOptIn, post, tokenOf } from '../support/newsletter.ts';

const subscriber = 'layla@gulf-logistics.example';

/** Every email that a visitor gets without staff, with its subject in both languages. */
const subjects: Record<string, [english: string, arabic: string]> = {
  demo_confirmation: [
    'We have your demo request; no time is booked yet',
    'استلمنا طلبكم لعرض توضيحي، ولم يُحجز موعد بعد',
  ],
  partnership_confirmation: ['Partnership Inquiry Received - Rihla AI', 'استلمنا طلبكم للشراكة مع رحلة'],
  career_confirmation: ['Application Received - Rihla AI Careers', 'استلمنا طلبكم للعمل في رحلة'],
  other_confirmation: ['We have your question', 'سؤالكم إلى رحلة'],
  newsletter_welcome: ['Welcome to the Rihla AI newsletter', 'أهلًا بكم في نشرة رحلة البريدية'],
  newsletter_follow_up_1: ['Get to Know Rihla AI Better', 'تعرّفوا إلى رحلة عن قرب'],
  newsletter_follow_up_2: ['Discover Our AI Solutions', 'اكتشفوا حلولنا في الذكاء الاصطناعي'],
  newsletter_follow_up_3: ['Success Stories from Our Clients', 'قصص نجاح من عملائنا'],
  newsletter_goodbye: ['You’re unsubscribed from our newsletter', 'تأكيد إلغاء اشتراككم في النشرة البريدية'],
  newsletter_welcome_back: ['Welcome back to the Rihla AI newsletter', 'أهلًا بعودتكم إلى نشرة رحلة البريدية'],
  newsletter_already_subscribed: [
    'You are already subscribed to the Rihla AI newsletter',
    'أنتم مشتركون بالفعل في نشرة رحلة البريدية',
  ],
  newsletter_confirm: [
    'Please confirm your subscription to the Rihla AI newsletter',
    'أكّدوا اشتراككم في نشرة رحلة البريدية',
  ],
  data_link: ['Your data at Rihla AI: link valid for one hour', 'بياناتكم لدى رحلة'],
  deck_link: ['The investment deck of Rihla AI', 'العرض الاستثماري من رحلة'],
  keep_request: ['May we keep your application at Rihla AI?', 'هل توافقون على أن تحتفظ رحلة بطلب التوظيف؟'],
  conversation_copy: ['A conversation with Joe, the Rihla AI assistant', 'محادثة مع جو، مساعد رحلة'],
  booking_confirmation: [
    'Your demo is booked: Tuesday, 24 November, 9:00–10:00 AM, Gulf Standard Time',
    'تأكيد حجز عرضكم التوضيحي: الثلاثاء، 24 نوفمبر، من 9:00 إلى 10:00 ص بتوقيت الخليج',
  ],
  booking_moved: [
    'Your demo has moved: Tuesday, 24 November, 10:00–11:00 AM, Gulf Standard Time',
    'تغيّر موعد عرضكم التوضيحي: الثلاثاء، 24 نوفمبر، من 10:00 إلى 11:00 ص بتوقيت الخليج',
  ],
  booking_cancelled: [
    'Your demo is cancelled: Tuesday, 24 November, 10:00–11:00 AM, Gulf Standard Time',
    'إلغاء موعد عرضكم التوضيحي: الثلاثاء، 24 نوفمبر، من 10:00 إلى 11:00 ص بتوقيت الخليج',
  ],
  booking_reminder: [
    'A reminder of your demo: Tuesday, 24 November, 10:00–11:00 AM, Gulf Standard Time',
    'تذكير بعرضكم التوضيحي: الثلاثاء، 24 نوفمبر، من 10:00 إلى 11:00 ص بتوقيت الخليج',
  ],
};

beforeEach(async () => {
  await beginOnMonday();
  await deleteSubscribers();
});

it('has a row for every email to visitors whose text staff do not write', () => {
  const others = emailKinds.filter((kind) => !(kind in subjects) && !kind.endsWith('_notification'));
  expect(others).toEqual([
    'newsletter',
    'newsletter_update',
    'staff_reply',
    'staff_digest',
    'staff_welcome',
    'staff_summary',
  ]);
});

it.each([
  ['en', 0],
  ['ar', 1],
] as const)('writes to visitors under these subjects: %s', async (locale, column) => {
  const own = { locale };
  for (const form of [demoRequest({ preferredDate: '2026-11-29' }), partnershipInquiry(), jobApplication()]) {
    await post('/api/submissions', { ...form, ...own });
  }
  const { id } = await store(jobApplication({ email: `kept-${locale}@applicant.example`, ...own }));
  await postAsStaff(`${id}/keep`, { months: 6 });
  const session = await begunSession();
  await leaveAddress(session, own);
  mockCompletions(() => completionWith('Hello.'));
  await request(`/api/chat/${session}/messages`, { text: 'Hello', ...own });
  await request(`/api/chat/${session}/copy`, { email: `noor-${locale}@copied.example`, ...own });
  await subscribeAndLeave(own);
  await post('/api/newsletter/subscriptions', { email: 'new@reader.example', ...own }, doubleOptIn);
  await post('/api/my-data', { email: subscriber, ...own });
  await putDeck();
  await post('/api/deck', { email: `noura-${locale}@fund.example`, ...own });
  const { token } = await bookDemo('2026-11-24T05:00:00.000Z', { email: 'sara@booked.example', ...own });
  await request(`/api/bookings/${token}/reschedule`, { startsAt: '2026-11-24T06:00:00.000Z', ...own });
  const reminded = await queued();
  await request(`/api/bookings/${token}/cancel`, own);
  expect({ ...reminded, ...(await queued()) }).toEqual(
    Object.fromEntries(Object.entries(subjects).map(([kind, texts]) => [kind, texts[column]])),
  );
});

/** Subscribes, returns, asks again, and leaves. */
async function subscribeAndLeave(own: object): Promise<void> {
  const subscribe = (bindings = {}) => post('/api/newsletter/subscriptions', { email: subscriber, ...own }, bindings);
  const leave = async () => post('/api/newsletter/unsubscribe', { token: await tokenOf(subscriber), ...own });
  await subscribe();
  await leave();
  await subscribe();
  await subscribe(doubleOptIn);
}

/** The newest subject of each kind, without the signs that isolate a direction. */
async function queued(): Promise<Record<string, string>> {
  const { results } = await env.DB.prepare(
    `SELECT kind, subject FROM emails WHERE kind NOT LIKE '%notification' ORDER BY rowid`,
  ).all<{ kind: string; subject: string }>();
  return Object.fromEntries(results.map(({ kind, subject }) => [kind, subject.replaceAll(/[\u2066-\u2069]/g, '')]));
}
