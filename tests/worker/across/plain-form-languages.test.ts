import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FormName } from '#shared/forms/element-ids.ts';
import { database } from '#worker/db/client.ts';
import { addressHash } from '#worker/db/keys.ts';
import { texts } from '#worker/http/texts.ts';
import { consentsOf } from '#worker/mail/consent.ts';
import { newsletterWording } from '#worker/newsletter/subscribe.ts';
import { freshAddress } from '../support/client.ts';
import { requestWith } from '../support/faults.ts';
import { jobApplication } from '../support/forms.ts';
import { mailbox } from '../support/mail.ts';
import { knownAddress, linkFor } from '../support/my-data.ts';
import { confirmationTokenOf, doubleOptIn, post, subscribe, subscriberOf, tokenOf } from '../support/newsletter.ts';
import { filledIn, postForm } from '../support/plain-forms.ts';
import { openPage, postPage } from '../support/token-pages.ts';

const { ar, en } = texts;
const locale = 'ar';
const arabicLetter = /\p{Script=Arabic}/u;

beforeEach(() => {
  mailbox();
});
const redirectOf = ({ status, headers }: Response) => [status, headers.get('location')];
const pathOf = (html: string) => /data-path="([^"]*)"/.exec(html)?.[1];

it.each<[FormName, string]>([
  ['demo', '/ar/schedule-demo/sent'],
  ['partnership', '/ar/partner-with-us/sent'],
  ['career', '/ar/careers/sent'],
  ['newsletter', '/ar/newsletter/subscribed'],
  ['my-data', '/ar/my-data/sent'],
  ['deck', '/ar/partner-with-us/deck-requested'],
])('redirects an Arabic %s form to %s', async (form, page) => {
  expect(redirectOf(await postForm(form, filledIn[form]({ locale })))).toEqual([303, page]);
});

it.each<[FormName, string, string]>([
  ['demo', '/ar/schedule-demo', ar.forms.demo.fields.email!.label],
  ['partnership', '/ar/partner-with-us', ar.forms.partnership.fields.email!.label],
  ['career', '/ar/careers/ai-engineer', ar.forms.career.fields.email!.label],
  ['newsletter', '/ar', ar.newsletterForm.email],
  ['my-data', '/ar/my-data', ar.myDataForm.field.label],
  ['deck', '/ar/partner-with-us', ar.deckForm.email],
])('returns a refused %s form on its Arabic page %s, with Arabic sentences', async (form, page, label) => {
  const response = await postForm(form, { ...filledIn[form](), email: 'nobody', locale });
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(pathOf(html)).toBe(page);
  expect(html).toContain(`${label}: ${ar.fieldMessages.invalidEmail}`);
  expect(html).toContain(`<title>${ar.formProblems.titlePrefix}Page</title>`);
});

it('explains a failure in Arabic, from the field or from the page before', async () => {
  const large = { ...filledIn.demo({ locale }), padding: 'x'.repeat(33 * 1024) };
  const referer = { referer: 'https://rihla.example/ar/schedule-demo' };
  const crossSite = { ...referer, 'sec-fetch-site': 'cross-site' };
  const answers: [Response, keyof typeof ar.formProblems.byCode][] = [
    [await postForm('demo', large), 'body_too_large'],
    [await postForm('demo', { padding: 'x'.repeat(100 * 1024) }, { headers: referer }), 'body_too_large'],
    [await postForm('demo', filledIn.demo({ locale }), { headers: crossSite }), 'access_denied'],
  ];
  for (const [response, code] of answers) {
    const html = await response.text();
    expect(pathOf(html)).toBe('/ar/schedule-demo');
    expect(html).toContain(ar.formProblems.byCode[code]);
  }
});

const tokenPage = `<a hrefLang="en" href="/x">English</a><form method="post"><input type="hidden" name="token" value=""></form>`;
const ASSETS = {
  fetch: async (url: URL) => new Response(`${url.pathname}${tokenPage}`, { headers: { 'content-type': 'text/html' } }),
} as unknown as Fetcher;

it.each([
  ['/ar/newsletter/confirm', '/ar/newsletter/confirmed', '/ar/newsletter/confirm-failed'],
  ['/ar/unsubscribe', '/ar/unsubscribe/done', '/ar/unsubscribe/failed'],
])('serves %s with its token and redirects to an Arabic result', async (path, success, failed) => {
  const email = `${crypto.randomUUID()}@reader.example`;
  await subscribe(email, doubleOptIn);
  const token = await (path.includes('confirm') ? confirmationTokenOf(email) : tokenOf(email));
  const html = await (await requestWith({ ASSETS }, `${path}?token=${token}`)).text();
  expect(html).toContain(`${path}<a hrefLang="en" href="/x?token=${token}">`);
  expect(html).toContain(`name="token" value="${token}"`);
  const send = (value: string) =>
    requestWith({ ASSETS }, path, {
      method: 'POST',
      headers: { 'cf-connecting-ip': freshAddress() },
      body: new URLSearchParams({ token: value, locale }),
    });
  expect(redirectOf(await send(token))).toEqual([303, success]);
  expect(redirectOf(await send(path.includes('unsubscribe') ? 'nobody' : ''))).toEqual([303, failed]);
});

it('shows someone’s data in Arabic, with Arabic labels for the chosen options', async () => {
  vi.setSystemTime('2026-12-01T08:00:00Z');
  const email = await knownAddress({ preferredDate: '2026-12-31', locale });
  await post('/api/submissions', jobApplication({ email }));
  const html = await (await openPage(await linkFor(email), {}, '/ar/my-data')).text();
  expect(pathOf(html)).toBe('/ar/my-data');
  const { demo, career } = ar.forms;
  for (const text of [
    ar.myDataView.title,
    demo.fields.useCase!.label,
    demo.fields.useCase!.options!['Process Automation'],
    career.fields.position!.options!['AI Engineer'],
    'الخميس، 31 ديسمبر 2026',
    'action="/ar/my-data/erase"',
    'action="/ar/my-data/newsletter"',
    'href="/ar/my-data/export?token=',
  ]) {
    expect(html).toContain(text);
  }
  const [view] = /<div id="my-data">.*<form method="post" action="\/forms\/demo"/s.exec(html) ?? [''];
  const english = view.replace(/<[^>]*>/g, ' ').match(/[A-Za-z]{3,} [A-Za-z]{3,} [A-Za-z]{3,}/g) ?? [];
  expect(english.filter((words) => !visitorsWords.some((visitorText) => visitorText.includes(words)))).toEqual([]);
});

/** The visitor's text, the recorded wording of an English form, and the subjects of English emails. */
const visitorsWords = [
  'We clear 400 containers a day.',
  'I build retrieval systems.',
  Object.values(newsletterWording('en').text).join(''),
  ...Object.values(en.mail.subscriberSubjects),
  ...Object.values(en.mail.confirmationSubjects),
];

it('erases with an Arabic form, and reports errors in Arabic', async () => {
  const email = await knownAddress();
  const token = await linkFor(email);
  const wrong = await postPage('/ar/my-data/erase', { token, email: 'other@owner.example' });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain(ar.myDataView.erase.wrongAddress);
  const switched = await postPage('/ar/my-data/newsletter', { token, subscribe: 'no' });
  expect(switched.headers.get('location')).toBe(`/ar/my-data?token=${encodeURIComponent(token)}#newsletter`);
  expect(redirectOf(await postPage('/ar/my-data/erase', { token, email }))).toEqual([303, '/ar/my-data/erased']);
  const expired = await openPage(token, {}, '/ar/my-data');
  expect(expired.status).toBe(404);
  expect(pathOf(await expired.text())).toBe('/ar/my-data/expired');
});

it('records the language of a consent, and the wording of that language', async () => {
  const email = `${crypto.randomUUID()}@reader.example`;
  await postForm('newsletter', { email, locale });
  expect(await subscriberOf(email)).toMatchObject({ locale: 'ar' });
  const [consent] = await consentsOf(database(env), await addressHash(env, email));
  expect(consent).toMatchObject({ locale: 'ar', wording: newsletterWording('ar').text });
  expect(consent!.wording).toMatch(arabicLetter);
  expect(newsletterWording('ar').id).not.toBe(newsletterWording('en').id);
});
