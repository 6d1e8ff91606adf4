import '#worker/mails.ts';
import { demoEnd, demoStart } from '#shared/bookings/demo-hours.ts';
import { brand } from '#shared/brand.ts';
import type { BookingMailKind } from '#shared/content/types/mail.ts';
import { defaultLocale, type Locale, locales } from '#shared/locales.ts';
import { type EmailKind, emailKinds } from '#shared/mail/email-kinds.ts';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import { bookingSubjects } from '#worker/bookings/mails.tsx';
import type { BookedSlot, EmailPayload, WeeklySummary } from '#worker/db/schema.ts';
import { submissionOf } from '#worker/db/submission-columns.ts';
import type { Bindings } from '#worker/env.ts';
import { texts } from '#worker/http/texts.ts';
import { fillTemplate } from '#worker/inbox/templates.ts';
import type { OutboxItem } from '#worker/mail/kinds.ts';
import { render } from '#worker/mail/render.ts';
import { submissionSubjects } from '#worker/submissions/mails.tsx';

const now = '2026-01-31T08:00:00.000Z';
const id = '0b0e2a5c-6f0b-4a57-9a39-5d9a2a1f6c11';
const previousId = '6f1c3f1e-0d57-4d5c-8a35-1f0f3c1b7a02';

const person = {
  seq: 1,
  id,
  phone: '+971 50 000 0001',
  submittedAt: now,
  status: 'pending',
  fingerprint: '',
  changedAt: null,
  changedBy: null,
  answeredAt: null,
  assignee: null,
  stage: null,
  stageSince: null,
  waitingSince: null,
  chatSessionId: null,
  chatSince: null,
  chatUntil: null,
  foldedName: null,
  demoAt: null,
  demoStatus: null,
  snoozedUntil: null,
  hiddenAs: null,
  hiddenAt: null,
  sourceName: null,
  sourceHost: null,
  sourceMedium: null,
  sourceCampaign: null,
  sourceLanding: null,
  enteredBy: null,
  nextStep: null,
  nextStepDue: null,
  withdrawnAt: null,
  lastChangeAt: null,
} as const;

const submissions: Record<string, Omit<NonNullable<OutboxItem['submission']>, 'locale'>> = {
  demo: {
    ...person,
    formType: 'demo',
    firstName: 'Layla',
    lastName: 'Haddad',
    email: 'layla@gulf-logistics.example',
    company: 'Gulf Logistics',
    message: 'Process Automation',
    additionalData: {
      companySize: '51-200',
      useCase: 'Process Automation',
      preferredDate: '2026-02-05',
      preferredTime: '1-2 PM',
      timezone: 'Asia/Dubai',
      additionalNotes: 'We clear 400 containers a day.\nCan you read customs forms in Arabic?',
    },
  },
  partnership: {
    ...person,
    formType: 'partnership',
    firstName: 'Omar',
    lastName: 'Nasser',
    email: 'omar@dune-capital.example',
    company: 'Dune Capital',
    message: 'We would like to lead the round.',
    additionalData: {
      companyType: 'Venture Capital',
      partnershipType: 'Series A',
      investmentAmount: '$5M - $10M',
    },
  },
  career: {
    ...person,
    formType: 'career',
    firstName: 'Sara',
    lastName: 'Al Mansoori',
    email: 'sara@applicant.example',
    company: 'Somewhere Else',
    message: 'I build retrieval systems.',
    additionalData: {
      name: 'Sara Al Mansoori',
      position: 'AI Engineer',
      experience: '2-5 years',
      portfolio: 'https://sara.example/work',
      coverLetter: 'I build retrieval systems.',
    },
  },
  other: {
    ...person,
    formType: 'other',
    firstName: 'Noor',
    lastName: 'Al Suwaidi',
    email: 'noor@dubai-retail.example',
    company: null,
    phone: null,
    message: 'Can the auditor read our ledgers from 2019?',
    additionalData: { name: 'Noor Al Suwaidi' },
    chatSessionId: 'session_1769846400000_aaaaaaaaaaaaaaaa',
  },
};

/** A visitor whose clock shows another time. */
const abroad = {
  ...submissions.demo!,
  additionalData: { ...submissions.demo!.additionalData, timezone: 'America/Los_Angeles' },
};

const startsAt = demoStart('2026-02-05', '1-2 PM');

/** The rows and payloads of the mails about a booking: it is at one o'clock, and was at nine before. */
const booking: NonNullable<OutboxItem['booking']> = {
  id,
  submissionId: id,
  hostId: 'demo-team',
  startsAt,
  endsAt: demoEnd(startsAt),
  status: 'confirmed',
  sequence: 1,
  createdAt: now,
  changedAt: now,
  changedBy: 'visitor',
  replacedBy: '',
  host: {
    en: 'Amal Haddad',
    ar: 'أمل حداد',
    email: 'amal@rihla.example',
    meetingUrl: 'https://meet.example/rihla-demo',
  },
  acceptedAt: null,
  invitationReply: null,
};
const previousStart = demoStart('2026-02-05', '9-10 AM');
const hour: BookedSlot = { id, startsAt, sequence: 1, host: 'Demo team' };
const bookedSlots: Partial<Record<EmailKind, BookedSlot>> = {
  booking_confirmation: { ...hour, sequence: 0 },
  booking_moved: { ...hour, previousStart },
  booking_cancelled: { ...hour, cancelled: true },
  booking_reminder: hour,
  booking_notification: { ...hour, previousStart },
};

/** The forms of the mails whose kinds do not begin with them. */
const formOf: Partial<Record<EmailKind, string>> = {
  staff_reply: 'career',
  reply_notification: 'career',
  assignment_notification: 'partnership',
  mention_notification: 'partnership',
};

/** The day after `now` on which the office opens. */
const nextWorkingDay = '2026-02-02';

const arabicName = { firstName: 'عبد', lastName: 'الله محمد' };

const english = `Three things happened this month.

## Agents that hand over

An agent can now pass a case to a **colleague**, with everything it has found. [Read how](https://rihla.example/products/lagentry).

- Handover by rule or by confidence
- The whole history goes along

> We closed the month in two days instead of six.

1. Open your agent
2. Choose *Handover*`;

const arabic = `ثلاثة أمور حدثت هذا الشهر.

## وكلاء يسلّمون العمل

صار بإمكان الوكيل أن يسلّم الحالة إلى **زميل** مع كل ما توصّل إليه. [اقرؤوا التفاصيل](https://rihla.example/ar/products/lagentry).

- التسليم بحسب قاعدة أو بحسب درجة الثقة
- السجل كاملًا يُرفق مع الحالة

> أغلقنا حسابات الشهر في يومين بدلًا من ستة.

1. افتحوا الوكيل
2. اختاروا *التسليم*`;

const newsletters: Record<Locale, { subject: string; content: string }> = {
  en: { subject: 'What our agents learned in January', content: english },
  ar: { subject: 'ما تعلّمه وكلاؤنا في يناير', content: arabic },
};

const week: WeeklySummary = {
  from: '2026-01-25',
  to: '2026-01-31',
  visits: { now: 4_120, before: 3_684 },
  visitsByDay: [412, 688, 731, 702, 655, 521, 411],
  demo: [
    { step: 'page', now: 612, before: 540 },
    { step: 'seen', now: 548, before: 489 },
    { step: 'started', now: 163, before: 151 },
    { step: 'slot', now: 71, before: 60 },
    { step: 'sent', now: 38, before: 34 },
    { step: 'held', now: 22, before: 25 },
  ],
  subscribers: { now: 64, before: 51 },
  chats: { now: 118, before: 97 },
  sources: [
    { source: 'google', now: 1_604, before: 1_450 },
    { source: 'direct', now: 1_180, before: 1_102 },
    { source: 'linkedin', now: 655, before: 420 },
    { source: 'newsletter', now: 402, before: 398 },
    { source: 'chatgpt', now: 173, before: 140 },
  ],
  phoneLcp: { now: 2_130, before: 2_304 },
};

const plain = { confidence: null, suggestedActions: [] };
const conversations = {
  en: [
    { id: '1', message: 'Can you read old ledgers?', isBot: false, metadata: plain },
    { id: '2', message: 'Yes: **AI Auditor** reads ledgers of up to ten years.', isBot: true, metadata: plain },
  ],
  ar: [
    { id: '1', message: 'هل تقرؤون الدفاتر القديمة؟', isBot: false, metadata: plain },
    { id: '2', message: 'نعم، يقرأ **المدقق الذكي** الدفاتر القديمة.', isBot: true, metadata: plain },
  ],
};

/** An outbox mail of this kind with an invented record, for `scripts/mail-preview.ts`. */
export function exampleOf(kind: EmailKind, locale: Locale = defaultLocale): OutboxItem {
  const bookedSlot = bookedSlots[kind];
  const form = bookedSlot ? abroad : submissions[formOf[kind] ?? kind.split('_')[0] ?? ''];
  const submission = form && { ...form, ...(locale === 'ar' && arabicName), locale };
  const hasNoRecord =
    /^(data_link|staff_digest|staff_summary|chat_cap_notification|chat_model_notification|deck_link|deck_missing_notification|staff_welcome|conversation_copy)$/.test(
      kind,
    );
  const reply = submission && fillTemplate('interview', submissionOf(submission), locale, nextWorkingDay);
  return {
    email: {
      id,
      kind,
      toAddress: 'layla@gulf-logistics.example',
      subject: subjectOf(kind, locale, submission),
      status: 'sending',
      attempts: 1,
      dueAt: now,
      sentAt: null,
      lastError: null,
      createdAt: now,
      claimedAt: now,
      submissionId: submission ? id : null,
      subscriberId: submission || hasNoRecord ? null : id,
      newsletterId: null,
      payload: payloadOf(kind, locale),
      batchId: null,
      providerId: null,
    },
    submission,
    subscriber:
      submission || hasNoRecord
        ? undefined
        : {
            seq: 1,
            id,
            email: 'layla@gulf-logistics.example',
            status: 'active',
            subscribedAt: now,
            source: 'footer',
            campaign: null,
            token: 'the-secret-of-the-link',
            locale,
            searchText: '',
            askedAt: null,
            welcomedAt: null,
            importedAt: null,
          },
    newsletter: undefined,
    booking: bookedSlot && booking,
    ...(kind === 'conversation_copy' && { loaded: conversations[locale] }),
    ...(kind.startsWith('other_') && { loaded: { nextTime: '2026-02-02T05:00:00.000Z' } }),
    ...(kind === 'staff_reply' &&
      reply && {
        loaded: {
          ...reply,
          submissionId: id,
          address: 'reply@rihla.example',
          locale,
          author: '',
          received: [],
          files: [],
        },
      }),
  };
}

function payloadOf(kind: EmailKind, locale: Locale): EmailPayload | null {
  const bookedSlot = bookedSlots[kind];
  if (bookedSlot) return { booking: bookedSlot };
  if (kind === 'data_link') return { dataLinkId: id, locale };
  if (kind === 'deck_link') return { deckFor: locale === 'ar' ? 'ليلى' : 'Layla', locale };
  if (kind === 'conversation_copy') {
    return { copyOf: { sessionId: 'session_1769700000000_preview', since: now, until: now }, locale };
  }
  if (kind === 'mention_notification') return { mention: { by: 'amal@rihla.example' } };
  if (kind === 'assignment_notification') {
    return { assignment: { by: 'amal@rihla.example', submissions: [{ id, formType: 'partnership' }] } };
  }
  if (kind === 'staff_digest') {
    const first = [
      { id, formType: 'demo', since: '2026-01-29T08:00:00.000Z' },
      { id: previousId, formType: 'career', since: null },
    ] as const;
    const came = [{ formType: 'demo', count: 3, first: [{ id, at: '2026-01-29T08:00:00.000Z' }] }] as const;
    return { digest: { open: 12, first: [...first], came: came.map((one) => ({ ...one, first: [...one.first] })) } };
  }
  if (kind === 'chat_cap_notification') return { chatTokens: 2_000_000 };
  if (kind === 'chat_model_notification') return { modelFault: 'unknown_model', model: 'gpt-4o' };
  if (kind === 'staff_summary') return { summary: week };
  if (kind === 'staff_welcome') return { welcome: { by: 'amal@rihla.example', roles: ['sales'] } };
  const isNewsletter = kind === 'newsletter' || kind === 'newsletter_update';
  return isNewsletter ? { content: newsletters[locale].content, locale } : null;
}

function subjectOf(kind: EmailKind, locale: Locale, submission: OutboxItem['submission']): string {
  if (submission) {
    const record = submissionOf(submission);
    const { visitor, host, reminder } = bookingSubjects(record, { startsAt });
    if (kind === 'booking_notification') return host.booking_moved;
    if (kind in bookedSlots) return { ...visitor, booking_reminder: reminder }[kind as BookingMailKind];
    if (kind === 'staff_reply') return fillTemplate('interview', record, locale, nextWorkingDay).subject;
    if (kind === 'reply_notification') return staffMail.received.title;
    if (kind === 'assignment_notification') return staffMail.assignment.title;
    if (kind === 'mention_notification') return staffMail.mention.title;
    const { confirmation, notification } = submissionSubjects(record);
    return kind.endsWith('_confirmation') ? confirmation : notification;
  }
  if (kind === 'staff_digest') return staffMail.digest.subject(12, 3);
  if (kind === 'chat_cap_notification') return staffMail.chatCap.subject;
  if (kind === 'chat_model_notification') return staffMail.chatModel.subject;
  if (kind === 'staff_welcome') return staffMail.welcome.subject;
  if (kind === 'deck_missing_notification') return staffMail.deckMissing.subject;
  if (kind === 'staff_summary') return staffMail.summary.subject(week.visits.now);
  const { mail } = texts[locale];
  const subjects: Record<string, string> = {
    ...mail.subscriberSubjects,
    data_link: mail.dataLinkSubject,
    deck_link: mail.deckLinkSubject,
    conversation_copy: mail.conversationCopy.subject,
  };
  return subjects[kind] ?? newsletters[locale].subject;
}

/** Files for each kind of mail in each language. `scripts/mail-preview.ts` writes them. `DB` needs the table `hmac_keys` only. */
export async function previewMails(DB: D1Database): Promise<{ name: string; content: string }[]> {
  const files: { name: string; content: string }[] = [];
  for (const [kind, locale] of emailKinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const))) {
    const settings = { SITE_URL: brand.siteUrl, DB } as Bindings;
    const { html, text, subject, attachments } = await render(settings, exampleOf(kind, locale));
    const name = locale === defaultLocale ? kind : `${kind}.${locale}`;
    files.push({ name: `${name}.html`, content: html });
    files.push({ name: `${name}.txt`, content: `Subject: ${subject}\n\n${text}\n` });
    files.push(
      ...attachments.map(({ filename, content }) => ({ name: `${name}.${filename}`, content: String(content) })),
    );
  }
  return files;
}
