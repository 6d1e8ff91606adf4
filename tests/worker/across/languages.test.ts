import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { Problem } from '#shared/contracts/problem.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import { texts } from '#worker/http/texts.ts';
import { request } from '../support/client.ts';
import { demoRequest } from '../support/forms.ts';
import { mailbox } from '../support/mail.ts';
import { confirmationTokenOf, post, subscriberOf } from '../support/newsletter.ts';

const { ar, en } = texts;
const locale = 'ar';

const newAddress = () => `${crypto.randomUUID()}@reader.example`;
const problemOf = async (response: Response | Promise<Response>) => (await response).json<Problem>();

async function subscribe(fields: Record<string, unknown>): Promise<{ message?: string; detail?: string }> {
  return (await post('/api/newsletter/subscriptions', fields)).json();
}

it('names every wrong field in the language of the body, with English codes', async () => {
  const wrong = demoRequest({ email: 'x', firstName: '', company: 'x'.repeat(201), preferredTime: 'noon', locale });
  const problem = await problemOf(request('/api/submissions', wrong));
  const { fieldMessages, problemMessages } = ar;
  expect(problem).toMatchObject({
    type: 'urn:problem:validation_failed',
    code: 'validation_failed',
    title: problemMessages.validation_failed.title,
    detail: problemMessages.validation_failed.detail,
  });
  expect(Object.fromEntries(problem.errors!.map(({ path, message }) => [path, message]))).toEqual({
    email: fieldMessages.invalidEmail,
    firstName: fieldMessages.blank,
    company: fieldMessages.tooLong(200),
    preferredTime: fieldMessages.noOption,
  });
});

it.each(['fr', '', null, 1])('refuses the language %j, in English', async (unknown) => {
  for (const [path, body] of [
    ['/api/submissions', demoRequest({ locale: unknown })],
    ['/api/newsletter/subscriptions', { email: newAddress(), locale: unknown }],
    ['/api/my-data', { email: newAddress(), locale: unknown }],
  ] as const) {
    const problem = await problemOf(request(path, body));
    expect(problem.errors).toEqual([{ path: 'locale', message: en.fieldMessages.unknownLocale }]);
  }
});

it('answers in English when the body cannot be read', async () => {
  const problem = await problemOf(request('/api/submissions', '{"locale":"ar"'));
  expect(problem).toMatchObject({ code: 'malformed_json', detail: en.problemMessages.malformed_json.detail });
});

it('says in the language of the body that there were too many requests', async () => {
  const headers = { 'cf-connecting-ip': '2001:db8::a' };
  const answers = [];
  for (let i = 0; i < 12; i++)
    answers.push(await request('/api/newsletter/confirm', { token: 'x', locale }, { headers }));
  expect(await problemOf(answers.at(-1)!)).toMatchObject({
    code: 'rate_limited',
    detail: ar.problemMessages.rate_limited.detail,
  });
});

it('stores the language of a form with its record and answers with it', async () => {
  const answer = async (fields: Record<string, unknown>) =>
    (await (await request('/api/submissions', demoRequest(fields))).json<{ submission: Submission }>()).submission;
  expect(await answer({ locale })).toMatchObject({ locale: 'ar' });
  expect(await answer({})).toMatchObject({ locale: 'en' });
});

it('treats the same request in another language as the same request', async () => {
  const id = crypto.randomUUID();
  expect((await request('/api/submissions', demoRequest({ id }))).status).toBe(201);
  const again = await request('/api/submissions', demoRequest({ id, locale }));
  expect(again.status).toBe(200);
  expect((await again.json<{ submission: Submission }>()).submission.locale).toBe('en');
});

it('stores Arabic and Persian digits of a phone number and a date as ASCII', async () => {
  const asArabic = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
  const date = String(demoRequest().preferredDate);
  const response = await request(
    '/api/submissions',
    demoRequest({ phone: '+۹۷۱ ۵۰ ۱۲۳ ۴۵۶۷', preferredDate: asArabic(date), locale }),
  );
  const { submission } = await response.json<{ submission: Submission }>();
  expect(submission.phone).toBe('+971 50 123 4567');
  expect(submission.additional_data.preferredDate).toBe(date);
});

it('accepts a Unicode domain, and refuses a Unicode local part', async () => {
  const { submission } = await (await request('/api/submissions', demoRequest({ email: 'layla@مثال.امارات' }))).json<{
    submission: Submission;
  }>();
  expect(submission.email).toBe('layla@xn--mgbh0fb.xn--mgbaam7a8h');
  for (const language of ['en', 'ar'] as const) {
    const problem = await problemOf(
      request('/api/submissions', demoRequest({ email: 'ليلى@gulf.example', locale: language })),
    );
    expect(problem.errors).toEqual([{ path: 'email', message: texts[language].fieldMessages.unicodeLocalPart }]);
  }
});

it('subscribes in Arabic: answers, emails and the stored language', async () => {
  const { to } = mailbox();
  const email = newAddress();
  expect((await subscribe({ email, locale })).message).toBe(ar.newsletterMessages.subscribed);
  expect((await subscribe({ email, locale })).detail).toBe(ar.newsletterMessages.alreadySubscribed);
  const { token } = (await subscriberOf(email))!;
  const unsubscribed = await post('/api/newsletter/unsubscribe', { token, locale });
  expect((await unsubscribed.json<{ message: string }>()).message).toBe(ar.newsletterMessages.unsubscribed);
  expect((await subscribe({ email, locale })).message).toBe(ar.newsletterMessages.resubscribed);
  expect(to(email).map(({ subject }) => subject)).toEqual([
    ar.mail.subscriberSubjects.newsletter_welcome,
    ar.mail.subscriberSubjects.newsletter_goodbye,
    ar.mail.subscriberSubjects.newsletter_welcome_back,
  ]);
});

async function queuedSubjects(email: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT subject FROM emails WHERE to_address = ? AND status = 'queued' ORDER BY due_at`,
  )
    .bind(email)
    .all<{ subject: string }>();
  return results.map(({ subject }) => subject);
}

it('sends the follow-ups in the language of the subscription', async () => {
  mailbox();
  const email = newAddress();
  await subscribe({ email, locale });
  await subscribe({ email });
  const { newsletter_follow_up_1, newsletter_follow_up_2, newsletter_follow_up_3 } = ar.mail.subscriberSubjects;
  expect(await queuedSubjects(email)).toEqual([newsletter_follow_up_1, newsletter_follow_up_2, newsletter_follow_up_3]);
  expect(await subscriberOf(email)).toMatchObject({ locale: 'ar', status: 'active' });
});

it('answers a double opt-in in the form’s language, an active subscriber in theirs', async () => {
  const { to } = mailbox();
  const [fresh, active] = [newAddress(), newAddress()];
  const double = { NEWSLETTER_DOUBLE_OPT_IN: 'true' };
  await post('/api/newsletter/subscriptions', { email: fresh, locale }, double);
  await subscribe({ email: active });
  await post('/api/newsletter/subscriptions', { email: active, locale }, double);
  const [asked] = to(fresh);
  expect(asked!.subject).toBe(ar.mail.subscriberSubjects.newsletter_confirm);
  const token = await confirmationTokenOf(fresh);
  expect(asked!.text).toContain(`https://rihla.example/ar/newsletter/confirm?token=${token}`);
  expect(to(active).at(-1)!.subject).toBe(en.mail.subscriberSubjects.newsletter_already_subscribed);
  const confirmed = await post('/api/newsletter/confirm', { token, locale });
  expect((await confirmed.json<{ message: string }>()).message).toBe(ar.newsletterMessages.confirmed);
  expect(to(fresh).at(-1)!.subject).toBe(ar.mail.subscriberSubjects.newsletter_welcome);
});

it('emails the link to someone’s data in the language of the request', async () => {
  const { to } = mailbox();
  const email = newAddress();
  await subscribe({ email });
  const answer = await post('/api/my-data', { email, locale });
  expect((await answer.json<{ message: string }>()).message).toBe(ar.linkMessage);
  const mail = to(email).at(-1)!;
  expect(mail.subject).toBe(ar.mail.dataLinkSubject);
  expect(mail.text).toContain('https://rihla.example/ar/my-data?token=');
});
