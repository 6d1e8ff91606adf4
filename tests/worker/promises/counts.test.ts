import { env } from 'cloudflare:workers';
import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';
import { beforeEach, it } from 'vitest';
import { beginOnMonday, monday, postDemo } from '../support/bookings.ts';
import { newSession } from '../support/chats.ts';
import { request } from '../support/client.ts';
import { completionWith, mockCompletions } from '../support/completions.ts';
import { asStaff as onSubmission, reply, store } from '../support/conversation.ts';
import { jsonPost } from '../support/faults.ts';
import { demoRequest, jobApplication, partnershipInquiry } from '../support/forms.ts';
import { insertSubscribers, mailbox } from '../support/mail.ts';
import { pngOf, upload } from '../support/pictures.ts';
import { english, postNews } from '../support/posts.ts';
import { expectRefusal, type Reason } from '../support/refusal.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

const day = 24 * 60 * 60 * 1000;

const text = (length: number) => 'x'.repeat(length);
const inMs = (ms: number) => new Date(Date.parse(monday) + ms).toISOString();
const dayAfter = (days: number) => inMs(days * day).slice(0, 10);
const refusedField = (path: string, sentence: string): Reason => [422, 'validation_failed', `${path}: ${sentence}`];
const tooLong = (path: string, most: string) => refusedField(path, `Please use at most ${most} characters.`);
const submit = (form: Record<string, unknown>) => request('/api/submissions', form);

async function template(): Promise<Response> {
  const texts = { subjectEn: 'Hello', textEn: 'Hello', subjectAr: 'مرحبًا', textAr: 'مرحبًا' };
  const body = { name: 'A', forms: ['demo'], stage: null, ...texts, version: null };
  return asStaff(`/api/admin/reply-templates/${crypto.randomUUID()}`, { ...jsonPost(body), method: 'PUT' });
}

/** Copies the first template, because each one that staff save is a request. */
async function storeTemplates(count: number): Promise<void> {
  await template();
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO reply_templates
       SELECT 'copy-' || i, name, forms, stage, subject_en, text_en, subject_ar, text_ar, changed_by, changed_at
       FROM reply_templates, n`,
  )
    .bind(count)
    .run();
}

async function replyWithFiles(count: number): Promise<Response> {
  const form = new FormData();
  form.set('reply', JSON.stringify({ subject: 'Your demo', text: 'Hello' }));
  for (let i = 0; i < count; i += 1) form.append('file', new File(['Hello'], `${i}.txt`, { type: 'text/plain' }));
  return onSubmission(`${(await store()).id}/replies`, { method: 'POST', body: form });
}

const sided = (side: number) => pngOf(side, 1, deflateSync(Buffer.alloc(side + 1)));

/** The largest count that is accepted, and the reason why one more is refused. */
const counts: [what: string, largest: number, send: (count: number) => Promise<Response>, reason: Reason][] = [
  [
    'addresses in copy of a reply',
    3,
    async (count) => reply((await store()).id, { cc: Array.from({ length: count }, (_, i) => `c${i}@copy.example`) }),
    refusedField('cc', 'Enter at most three addresses.'),
  ],
  [
    'milliseconds until a reply leaves',
    60 * day,
    async (ms) => reply((await store()).id, { sendAt: inMs(ms) }),
    refusedField('sendAt', 'Please choose a time in the future, at most 60 days from now.'),
  ],
  [
    'milliseconds until a newsletter leaves',
    90 * day,
    (ms) => asStaff('/api/admin/newsletters', jsonPost({ subject: 'News', content: 'Hello', sendAt: inMs(ms) })),
    refusedField('sendAt', 'Please choose a time in the future, at most 90 days from now.'),
  ],
  [
    'milliseconds until news appears',
    90 * day,
    (ms) => postNews({ slug: `news-${ms}`, en: english, publishAt: inMs(ms) }),
    refusedField('publishAt', 'Please choose a time at most 90 days from now.'),
  ],
  [
    'days of a pause',
    366,
    async (days) =>
      onSubmission((await store()).id, { ...jsonPost({ snoozedUntil: dayAfter(days) }), method: 'PATCH' }),
    refusedField('snoozedUntil', 'Choose a future date within the next 366 days.'),
  ],
  [
    'days ahead of a demo',
    365,
    (days) => postDemo(undefined, { preferredDate: dayAfter(days), email: `d${days}@a.example` }),
    refusedField('preferredDate', 'Please choose a date within the next 12 months.'),
  ],
  [
    'days of a list of free times',
    31,
    (days) => request(`/api/slots?from=2026-11-24&days=${days}`),
    refusedField('days', 'days must be a number from 1 to 31.'),
  ],
  [
    'rows of a page',
    100,
    (limit) => getAsStaff(`/api/admin/submissions?limit=${limit}`),
    refusedField('limit', 'The limit must be a number from 1 to 100.'),
  ],
  [
    'submissions of an export by ids',
    100,
    (count) => getAsStaff(`/api/admin/submissions.csv?ids=${Array(count).fill(crypto.randomUUID()).join(',')}`),
    refusedField('ids', 'The ids are at most 100, with commas between them.'),
  ],
  [
    'days of a report',
    1096,
    (days) => getAsStaff(`/api/admin/analytics?from=${dayAfter(1 - days)}&to=${dayAfter(0)}`),
    refusedField('from', 'The first day must be before the last one, by at most 1096 days.'),
  ],
  [
    'templates',
    100,
    async (count) => {
      await storeTemplates(count - 1);
      return template();
    },
    refusedField('name', 'You’ve reached the limit of 100 templates. Delete one first.'),
  ],
  ['files of a reply', 10, replyWithFiles, [422, 'validation_failed', /at most 10 files and 10 MB in total/]],
  [
    'pixels of a picture’s side',
    4000,
    (side) => upload(sided(side)),
    refusedField('file', 'A picture may have at most 4000 pixels a side. Please make it smaller.'),
  ],
  [
    'characters to Joe',
    2000,
    (length) => request(`/api/chat/${newSession()}/messages`, { text: text(length) }),
    tooLong('text', '2,000'),
  ],
  [
    'characters of a first name',
    100,
    (length) => submit(demoRequest({ firstName: text(length) })),
    tooLong('firstName', '100'),
  ],
  [
    'characters of a last name',
    100,
    (length) => submit(demoRequest({ lastName: text(length) })),
    tooLong('lastName', '100'),
  ],
  [
    'characters of a company',
    200,
    (length) => submit(demoRequest({ company: text(length) })),
    tooLong('company', '200'),
  ],
  [
    'characters of a phone number',
    40,
    (length) => submit(demoRequest({ phone: text(length) })),
    tooLong('phone', '40'),
  ],
  [
    'characters of notes',
    2000,
    (length) => submit(demoRequest({ additionalNotes: text(length) })),
    tooLong('additionalNotes', '2,000'),
  ],
  [
    'characters of an inquiry',
    5000,
    (length) => submit(partnershipInquiry({ message: text(length) })),
    tooLong('message', '5,000'),
  ],
  [
    'characters of a full name',
    200,
    (length) => submit(jobApplication({ name: text(length) })),
    tooLong('name', '200'),
  ],
  [
    'characters of a link',
    2000,
    (length) => submit(jobApplication({ portfolio: `https://a.example/${text(length - 18)}` })),
    tooLong('portfolio', '2,000'),
  ],
  [
    'characters of a cover letter',
    5000,
    (length) => submit(jobApplication({ coverLetter: text(length) })),
    tooLong('coverLetter', '5,000'),
  ],
];

beforeEach(async () => {
  mailbox();
  mockCompletions(() => completionWith('Yes.'));
  await beginOnMonday();
  await emptyTables('reply_templates', 'newsletter_subscribers');
  await insertSubscribers(1);
});

it.each(counts)('accepts so many and not one more: %s (%i)', async (_what, largest, send, reason) => {
  await expectRefusal(send(largest + 1), reason, async () => {
    await emptyTables('reply_templates');
    return send(largest);
  });
});
