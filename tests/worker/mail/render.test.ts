import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { brand } from '#shared/brand.ts';
import { locales } from '#shared/locales.ts';
import { type EmailKind, emailKinds } from '#shared/mail/email-kinds.ts';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import { hourOf } from '#worker/bookings/booked-slot.ts';
import type { BookedSlot } from '#worker/db/schema.ts';
import { texts } from '#worker/http/texts.ts';
import { deliverDue } from '#worker/mail/delivery.ts';
import { loadAndRender, type RenderCache, render } from '#worker/mail/render.ts';
import { renderNewsletter } from '#worker/newsletter/mails.tsx';
import { enqueueBookingMail, storeBooking } from '../support/booking-mails.ts';
import { demoRequest, jobApplication, partnershipInquiry } from '../support/forms.ts';
import {
  deleteSubscribers,
  emptyOutbox,
  enqueueMails,
  insertSubscribers,
  mailbox,
  outbox,
  type SentMail,
  start,
} from '../support/mail.ts';
import { exampleOf } from '../support/mail-examples.ts';
import { post } from '../support/newsletter.ts';
import { changeBooking } from '../support/records.ts';

beforeEach(async () => {
  await emptyOutbox();
});

async function submitAndCollectMails(form: Record<string, unknown>) {
  const { sent } = mailbox();
  const id = crypto.randomUUID();
  await post('/api/submissions', { ...form, id });
  const confirmation = sent.find(({ to }) => to === form.email)!;
  const notifications = sent.filter(({ to }) => to !== form.email);
  return { id, confirmation, notifications };
}

it('returns null for an email that does not exist', async () => {
  expect(await loadAndRender(env, crypto.randomUUID())).toBeNull();
});

it('renders newsletter Markdown without scripts, frames, images and unsafe links', async () => {
  const content = `## News\n\n**Bold** [good](https://rihla.example/a) [write](mailto:a@b.example)
[bad](javascript:alert(1)) [worse](data:text/html,x) ![a picture](https://evil.example/pixel.png)

<script>alert(1)</script>

<iframe src="https://evil.example"></iframe>\n\n- one\n- two`;
  const { html, text } = await renderNewsletter(env, { subject: 'Hello', content });
  expect(html).toContain('<strong>Bold</strong>');
  expect(html).toContain('href="https://rihla.example/a"');
  expect(html).toContain('href="mailto:a@b.example"');
  expect(html).not.toMatch(/<script|<iframe|<img|href="(?:javascript|data):/i);
  expect(text).toContain('Bold');
});

it('gives each confirmation email its own secret, and shows none to staff', async () => {
  const { sent } = mailbox();
  await deleteSubscribers();
  await insertSubscribers(2);
  for (const n of [1, 2]) {
    await enqueueMails(1, {
      kind: 'newsletter_confirm',
      toAddress: `r${n}@example.com`,
      subscriberId: `id-${n}`,
      payload: null,
    });
  }
  await deliverDue(env);
  for (const { to, text, headers } of sent) {
    expect(text).toContain(`/newsletter/confirm?token=id-${to[1]}.`);
    expect(text).not.toContain('token-');
    expect(Object.keys(headers).filter((name) => /unsubscribe/i.test(name))).toEqual([]);
    expect(headers['Content-Language']).toBe('en');
  }
  expect(sent).toHaveLength(2);
  for (const { id } of await outbox()) {
    const { html, text } = (await loadAndRender(env, id))!;
    expect(html + text).toContain('https://rihla.example/newsletter/confirm');
    expect(html + text).not.toMatch(/token/);
  }
});

it('gives each data link its own secret, and shows none to staff', async () => {
  const { sent } = mailbox();
  const links = [crypto.randomUUID(), crypto.randomUUID()];
  for (const dataLinkId of links) await enqueueMails(1, { kind: 'data_link', payload: { dataLinkId } });
  await deliverDue(env);
  expect(sent.map(({ text }) => /my-data\?token=([0-9a-f-]{36})\.[0-9a-f]{64}/.exec(text)?.[1])).toEqual(links);
  for (const { id } of await outbox()) {
    const { html, text } = (await loadAndRender(env, id))!;
    expect(html + text).not.toMatch(/token/);
  }
});

const arabicName = { firstName: 'عبد', lastName: 'الله محمد', company: 'Gulf Logistics', locale: 'ar' };

it('confirms an Arabic demo request in Arabic, and greets with the whole name', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T08:00:00Z') });
  const form = demoRequest({ ...arabicName, preferredDate: '2026-12-31', preferredTime: '1-2 PM' });
  const { confirmation } = await submitAndCollectMails(form);
  const { mail, forms } = texts.ar;
  expect(confirmation.subject).toBe(mail.confirmationSubjects.demo);
  expect(confirmation.headers['Content-Language']).toBe('ar');
  const { useCase, preferredTime } = forms.demo.fields;
  for (const part of [confirmation.html, confirmation.text]) {
    for (const fact of [
      mail.greeting('عبد الله محمد'),
      'الخميس، 31 ديسمبر 2026',
      mail.demoConfirmation.inGulfTime(preferredTime!.options!['1-2 PM']!),
      'Gulf Logistics',
      useCase!.options!['Process Automation'],
    ]) {
      expect(part).toContain(fact);
    }
    expect(part).toContain('https://rihla.example/ar');
  }
  expect(confirmation.text).toContain('لم يُحجز موعد بعد.');
});

it('confirms Arabic inquiries and applications with Arabic labels', async () => {
  const { partnership, career } = texts.ar.forms;
  const inquiry = await submitAndCollectMails(partnershipInquiry(arabicName));
  expect(inquiry.confirmation.text).toContain(partnership.fields.partnershipType!.options!['Series A']);
  const application = await submitAndCollectMails(jobApplication({ name: 'عبد الله محمد', locale: 'ar' }));
  expect(application.confirmation.text).toContain(career.fields.position!.options!['AI Engineer']);
  expect(application.confirmation.text).toContain(texts.ar.mail.greeting('عبد الله محمد'));
});

it('notifies staff of an Arabic request in English, with isolated Arabic text', async () => {
  const message = 'نريد أن نقود الجولة.';
  const { notifications } = await submitAndCollectMails(partnershipInquiry({ ...arabicName, message }));
  for (const { subject, html, text, headers } of notifications) {
    expect(subject).toBe('New partnership inquiry: \u2068عبد الله محمد\u2069, Gulf Logistics');
    expect(html).toMatch(/^<!DOCTYPE [^>]*><html dir="ltr" lang="en">/);
    expect(html).toMatch(new RegExp(`<td dir="auto"[^>]*>${message}</td>`));
    expect(text).toMatch(/Language\s+Arabic/);
    expect(text).toContain('Series A');
    expect(Object.keys(headers).filter((name) => /unsubscribe/i.test(name))).toEqual([]);
    expect(headers['Content-Language']).toBe('en');
  }
});

it('gives every Arabic email its direction, Arabic links and no letter spacing', async () => {
  const toVisitors = emailKinds.filter(
    (one) => !one.endsWith('_notification') && !/^staff_(digest|summary|welcome)$/.test(one),
  );
  for (const kind of toVisitors) {
    const { html, text, headers } = await render(env, exampleOf(kind, 'ar'), new Map(), 'the-secret-of-the-link');
    expect(html).toMatch(/<html dir="rtl" lang="ar">/);
    const [, card] = /<body[^>]*dir="rtl".*?<td dir="rtl" lang="ar" style="([^"]*)"/s.exec(html) ?? [];
    expect(card).toContain('direction:rtl;text-align:right');
    expect(card).toContain('font-family:Tahoma');
    expect(html).toMatch(/<table [^>]*dir="rtl"[^>]*class="card"|<table [^>]*class="card"[^>]*dir="rtl"/);
    expect(html).not.toMatch(/letter-spacing:-/);
    expect(headers['Content-Language']).toBe('ar');
    expect(html).toContain(`>رحلة ${brand.name}</a>`);
    const pages = [...text.matchAll(/https:\/\/rihla\.example(\/\S*)/g)].map(([, path]) => path!);
    expect(pages.length).toBeGreaterThan(0);
    for (const path of pages) expect(path).toMatch(/^\/ar(\/|$)/);
  }
});

it('renders a shared body once for each language', async () => {
  const { sent } = mailbox();
  await deleteSubscribers();
  await insertSubscribers(2);
  await env.DB.prepare("UPDATE newsletter_subscribers SET locale = 'ar' WHERE id = 'id-2'").run();
  for (const n of [1, 2]) {
    const subscriber = { toAddress: `r${n}@example.com`, subscriberId: `id-${n}`, payload: null };
    await enqueueMails(1, { kind: 'newsletter_welcome', ...subscriber });
  }
  await deliverDue(env);
  const textTo = (address: string) => sent.find(({ to }) => to === address)!.text;
  expect(textTo('r1@example.com')).toContain('https://rihla.example/unsubscribe?token=token-1');
  expect(textTo('r2@example.com')).toContain('https://rihla.example/ar/unsubscribe?token=token-2');
  expect(textTo('r2@example.com')).toContain(texts.ar.mail.subscriberMails.newsletter_welcome.title.split('\u2068')[0]);
});

async function deliverBookingMail(kind: EmailKind, booking: BookedSlot) {
  const { sent } = mailbox();
  const id = await enqueueBookingMail(kind, booking);
  await deliverDue(env, { now: () => start });
  const [{ html, text }, [mail]] = [(await loadAndRender(env, id))!, sent];
  return { mail: mail!, preview: html + text };
}

it.each(['booking_confirmation', 'booking_moved', 'booking_reminder'] as const)(
  'gives the time of a %s for the Gulf and the visitor, with its own link',
  async (kind) => {
    const { mail, preview } = await deliverBookingMail(kind, await storeBooking());
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('Sunday, 1 March 2026');
      expect(part).toContain('2:00–3:00 PM, Gulf Standard Time');
      expect(part).toContain('2:00–3:00 AM, Los Angeles time');
      expect(part).toMatch(/https:\/\/rihla\.example\/booking\?token=[0-9a-f-]{36}\.[0-9a-f]{64}/);
    }
    expect(preview).toContain('https://rihla.example/booking');
    expect(preview).not.toContain('token');
    expect(mail.replyTo).toMatch(/^reply\+/);
  },
);

it('links to Google Calendar and Outlook where the time is new, without secrets', async () => {
  const booking = await storeBooking();
  for (const [kind, isNew] of [
    ['booking_confirmation', true],
    ['booking_moved', true],
    ['booking_cancelled', false],
    ['booking_reminder', false],
  ] as const) {
    await emptyOutbox();
    const { mail } = await deliverBookingMail(kind, { ...booking, cancelled: kind === 'booking_cancelled' });
    const links = [...mail.html.matchAll(/href="(https:\/\/(?:calendar\.google|outlook\.office)\.com[^"]*)"/g)];
    expect(links).toHaveLength(isNew ? 2 : 0);
    for (const [, link] of links) expect(link).not.toContain('token');
  }
});

it('names the old and the new slot of a moved demo, and reminds only of the new one', async () => {
  const booking = { ...(await storeBooking()), previousStart: '2026-03-02T05:00:00.000Z' };
  const { mail: moved } = await deliverBookingMail('booking_moved', booking);
  expect(moved.text).toContain('2:00–3:00 PM, Gulf Standard Time');
  expect(moved.text).toContain('Monday, 2 March 2026, 9:00–10:00 AM, Gulf Standard Time');
  const { mail: reminder } = await deliverBookingMail('booking_reminder', booking);
  expect(reminder.text).not.toContain('Monday');
});

it('offers another slot to the visitor of a cancelled demo', async () => {
  const { mail } = await deliverBookingMail('booking_cancelled', { ...(await storeBooking()), cancelled: true });
  expect(mail.text).toContain('https://rihla.example/schedule-demo');
  expect(mail.html).not.toContain('/booking');
});

it.each([
  ['booking_confirmation', 'REQUEST', 0],
  ['booking_moved', 'REQUEST', 1],
  ['booking_cancelled', 'CANCEL', 2],
] as const)('attaches the calendar file of a %s', async (kind, method, sequence) => {
  const booking = { ...(await storeBooking()), sequence, cancelled: method === 'CANCEL' };
  const { mail } = await deliverBookingMail(kind, booking);
  const [file, ...others] = mail.attachments!;
  expect([file!.filename, file!.type, others.length]).toEqual(['demo.ics', `text/calendar; method=${method}`, 0]);
  expect(atob(file!.content).split('\r\n')).toEqual(
    expect.arrayContaining([
      `METHOD:${method}`,
      `UID:${booking.id}`,
      `SEQUENCE:${sequence}`,
      'DTSTAMP:20260301T080000Z',
      'DTSTART:20260301T100000Z',
    ]),
  );
});

it('reports the change that caused the email, although another one followed', async () => {
  const booking = await storeBooking();
  await changeBooking(booking.id, {
    startsAt: '2026-03-09T05:00:00.000Z',
    endsAt: '2026-03-09T06:00:00.000Z',
    sequence: 3,
    status: 'cancelled',
  });
  const { mail } = await deliverBookingMail('booking_moved', { ...booking, sequence: 1 });
  expect(mail.text).toContain('Sunday, 1 March 2026');
  const file = atob(mail.attachments![0]!.content);
  expect(file).toContain('SEQUENCE:1');
  expect(file).toContain('STATUS:CONFIRMED');
});

it.each([
  [{}, 'A demo has been booked.', []],
  [{ previousStart: '2026-03-02T05:00:00.000Z' }, 'has moved', ['Monday, 2 March 2026, 9:00–10:00 (Dubai)']],
  [{ cancelled: true }, 'has been cancelled', []],
])('notifies the host of a booking with %j in English, with a link to it', async (change, sentence, hours) => {
  const booking = await storeBooking({ locale: 'ar' });
  const { mail } = await deliverBookingMail('booking_notification', { ...booking, ...change, host: 'Amal' });
  expect(mail.text).toMatch(/Host\s+Amal\s+Name\s+Layla Haddad/);
  for (const fact of [
    sentence,
    'Sunday, 1 March 2026, 14:00–15:00 (Dubai)',
    ...hours,
    'Layla Haddad',
    'Gulf Logistics',
    `https://rihla.example/admin/bookings/${booking.id}`,
  ]) {
    expect(mail.text).toContain(fact);
  }
  expect(mail.html).not.toContain('token');
  expect(mail.replyTo).toBe('layla@gulf-logistics.example');
  expect(mail.headers['Content-Language']).toBe('en');
  expect(mail.attachments).toMatchObject([{ filename: 'demo.ics', type: 'text/calendar; method=PUBLISH' }]);
});

it('tells staff the slot and host of a new demo first, and no preference', async () => {
  const { sent } = mailbox();
  const booking = { ...(await storeBooking()), host: 'Amal' };
  await enqueueMails(3, { kind: 'demo_notification', submissionId: booking.id, payload: { booking } });
  await deliverDue(env, { now: () => start });
  expect(sent).toHaveLength(3);
  for (const { text, attachments } of sent) {
    expect(attachments).toBeUndefined();
    expect(text).toMatch(/Booked\s+Sunday, 1 March 2026, 14:00–15:00 \(Dubai\)\s+Host\s+Amal\s+Name/);
    expect(text).toContain(staffMail.bookedDeadline);
    expect(text).not.toMatch(/preferred/i);
  }
});

it('still names a preference when staff have booked it since', async () => {
  const { id: submissionId } = await storeBooking();
  const [id] = await enqueueMails(1, { kind: 'demo_notification', submissionId, payload: null });
  const { text } = (await loadAndRender(env, id!))!;
  expect(text).toMatch(/preferred date/i);
  expect(text).not.toContain('Booked');
});

it('tells the host of an erased booking its slot, and nothing of the visitor', async () => {
  const { sent } = mailbox();
  const booking = { id: crypto.randomUUID(), startsAt: '2026-03-09T05:00:00.000Z', sequence: 1, cancelled: true };
  await enqueueMails(1, { kind: 'booking_notification', payload: { booking: { ...booking, host: 'Amal' } } });
  await deliverDue(env, { now: () => start });
  const [{ text, html, replyTo }] = sent as [SentMail];
  expect(text).toContain(staffMail.booking.erased.lead);
  expect(text).toMatch(/Cancelled\s+Monday, 9 March 2026, 9:00–10:00 \(Dubai\)\s+Host\s+Amal/);
  expect(html).not.toContain('/admin/');
  expect(replyTo).toBeUndefined();
});

it.each([
  ['en', 'on Monday, 30 November at the latest'],
  ['ar', 'يوم الاثنين، 30 نوفمبر على أبعد تقدير'],
] as const)('promises in %s the day of the reply when none comes within 24 hours', async (locale, day) => {
  for (const kind of ['demo_confirmation', 'partnership_confirmation'] as const) {
    const item = exampleOf(kind, locale);
    const [late, soon] = [await render(env, { ...item, loaded: { answerDay: '2026-11-30' } }), await render(env, item)];
    // The preheader, the rest of the HTML, the plain text and the calendar file.
    const parts = ({ html, text, attachments }: typeof late) => [
      ...html.split('</head>')[1]!.split('<h1'),
      text,
      ...attachments.map(({ content }) => String(content).replaceAll('\r\n ', '').replaceAll('\\,', ',')),
    ];
    for (const part of parts(late)) {
      expect(part).toContain(day);
      expect(part).not.toContain(texts[locale].mail.answerTimes.soon);
    }
    for (const part of parts(soon)) expect(part).toContain(texts[locale].mail.answerTimes.soon);
  }
});

it('tells staff the promised day of a late reply in one shared body', async () => {
  const answerDay = '2026-11-30';
  const item = exampleOf('partnership_notification');
  const renderCache: RenderCache = new Map();
  for (const id of ['a', 'b', 'c']) {
    const { text } = await render(env, { ...item, loaded: { answerDay }, email: { ...item.email, id } }, renderCache);
    expect(text).toContain('We promised to reply on Monday, 30 November at the latest.');
    expect(text).not.toContain('24 hours');
  }
  expect(renderCache.size).toBe(1);
});

it('gives emails about two changes of one booking a body each', async () => {
  const item = exampleOf('booking_notification');
  const renderCache: RenderCache = new Map();
  for (const booking of [hourOf(item.booking!), { ...hourOf(item.booking!), cancelled: true }]) {
    await render(env, { ...item, email: { ...item.email, payload: { booking } } }, renderCache);
  }
  expect(renderCache.size).toBe(2);
});

it.each(emailKinds)('says in its headers that %s was sent by a program, unless staff wrote it', async (kind) => {
  const { headers } = await render(env, exampleOf(kind), new Map(), 'the-secret-of-the-link');
  const isAutomatic = kind !== 'staff_reply';
  expect(headers['Auto-Submitted']).toBe(isAutomatic ? 'auto-generated' : undefined);
  expect(headers['X-Auto-Response-Suppress']).toBe(isAutomatic ? 'All' : undefined);
});

const conversational = [
  ...['demo_confirmation', 'partnership_confirmation', 'career_confirmation', 'other_confirmation'],
  ...['booking_confirmation', 'booking_moved', 'booking_cancelled', 'booking_reminder'],
];

it.each(locales)('files the reply to every email about a record with that record, in %s', async (locale) => {
  for (const kind of emailKinds) {
    const { text, replyTo, headers } = await render(env, exampleOf(kind, locale), new Map(), 'the-secret-of-the-link');
    if (conversational.includes(kind)) {
      expect(replyTo, kind).toMatch(/^reply\+[0-9a-f]{56}@rihla\.example$/);
      expect(headers.References, kind).toContain('<thread-');
    } else if (kind !== 'staff_reply') {
      expect(text, kind).not.toMatch(/just reply to|الرد على هذه الرسالة/i);
    }
  }
});
