import { beforeEach, expect, it } from 'vitest';
import type { FormName } from '#shared/forms/element-ids.ts';
import { databaseDown } from '../support/faults.ts';
import { elementsOf } from '../support/html.ts';
import { expectLogs, logged } from '../support/logs.ts';
import { mailbox } from '../support/mail.ts';
import { filledIn, noAssets, pagePolicy, postForm } from '../support/plain-forms.ts';
import { sendUntilRefused } from '../support/rate-limit.ts';
import { expectRefusal } from '../support/refusal.ts';

beforeEach(() => {
  mailbox();
});
async function readPage(response: Response) {
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(response.headers.get('content-security-policy')).toBe(pagePolicy);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  for (const name of ['etag', 'content-length']) expect(response.headers.get(name)).toBeNull();
  const html = await response.text();
  const elements = await elementsOf(html);
  const byId = new Map(elements.map((element) => [element.attributes.id, element]));
  return {
    html,
    elements,
    path: elements.find(({ tag }) => tag === 'body')?.attributes['data-path'],
    element: (id: string) => byId.get(id)!,
    selectedOptions: elements.filter(({ tag, attributes }) => tag === 'option' && 'selected' in attributes),
  };
}

it('shows the page again with the entered values, the errors and links to the fields', async () => {
  const typed = {
    firstName: 'R&amp;D',
    email: 'layla',
    company: ' ',
    useCase: 'Data Analysis & Insights',
    additionalNotes: '\nTom & "Jerry"',
  };
  const response = await postForm('demo', { ...filledIn.demo(typed), contactMeByFax: '' });
  expect(response.status).toBe(422);
  const { path, elements, element, selectedOptions } = await readPage(response);
  expect(path).toBe('/schedule-demo');
  expect(element('demo-firstName').attributes).toMatchObject({ value: 'R&amp;D' });
  expect(element('demo-firstName').attributes).not.toHaveProperty('aria-invalid');
  expect(element('demo-email').attributes).toMatchObject({ value: 'layla', 'aria-invalid': 'true' });
  expect(element('demo-additionalNotes').text).toBe('\n\nTom & "Jerry"');
  expect(selectedOptions.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['51-200', 'Data Analysis & Insights', '10-11 AM']),
  );
  const emailError = 'Please enter an email address such as name@company.com.';
  expect(element('demo-email-error').text).toBe(emailError);
  const summary = element('demo-summary');
  expect(summary.attributes).toMatchObject({ autofocus: '', tabindex: '-1' });
  expect(summary.attributes).not.toHaveProperty('hidden');
  const links = elements.filter(({ tag }) => tag === 'a').map(({ attributes, text }) => [attributes.href, text]);
  expect(links.sort()).toEqual([
    ['#demo-company', 'Company: Please fill in this field.'],
    ['#demo-email', `Email: ${emailError}`],
  ]);
  expect(element('demo-failure').attributes).toHaveProperty('hidden');
  expect(element('partnership-email').attributes).not.toHaveProperty('value');
});

it('answers with a page without scripts and noscript, with an error title', async () => {
  const { html, elements } = await readPage(await postForm('newsletter', { email: 'reader' }));
  expect(html).not.toMatch(/<script|<noscript/);
  // The styles need this attribute.
  expect(html).toContain('<html data-without-app="">');
  const titles = elements.filter(({ tag }) => tag === 'title').map(({ text }) => text);
  expect(titles).toEqual(['Error: Page', 'Logo']);
});

it('fills in the newsletter form inside a <noscript> on the page before', async () => {
  const headers = { referer: 'https://rihla.example/products/lagentry' };
  const response = await postForm('newsletter', { email: 'reader' }, { headers });
  expect(response.status).toBe(422);
  const { path, element } = await readPage(response);
  expect(path).toBe('/products/lagentry');
  expect(element('newsletter-email').attributes).toMatchObject({ value: 'reader', 'aria-invalid': 'true' });
  expect(element('newsletter-summary').text).toContain('Email address: Please enter an email address');
});

it('shows an invalid job application again on the page of its job', async () => {
  const fields = filledIn.career({ position: 'AI Engineer Intern', portfolio: 'javascript:alert(1)' });
  const { path, element } = await readPage(await postForm('career', fields));
  expect(path).toBe('/careers/ai-engineer-intern');
  expect(element('career-portfolio').attributes['aria-invalid']).toBe('true');
});

it('shows a contact address when the form has no Turnstile token', async () => {
  const response = await postForm('demo', filledIn.demo(), { bindings: { TURNSTILE_SECRET_KEY: 'ts-secret' } });
  expect(response.status).toBe(422);
  const { elements, element } = await readPage(response);
  const sentence = 'Our spam check needs JavaScript. Without it, please write to us at hello@rihla.example.';
  expect(element('demo-summary').text).toContain(sentence);
  expect(elements.filter(({ tag }) => tag === 'a')).toEqual([]);
  expect(element('demo-firstName').attributes.value).toBe('Layla');
});

async function expectFailure(response: Response, form: FormName, sentence: string) {
  const page = await readPage(response);
  const panel = page.element(`${form}-failure`);
  expect(panel.attributes).toMatchObject({ autofocus: '', tabindex: '-1' });
  expect(panel.attributes).not.toHaveProperty('hidden');
  expect(page.element(`${form}-failure-text`).text).toBe(sentence);
  expect(page.element(`${form}-summary`).attributes).toHaveProperty('hidden');
  return page;
}

it('keeps the typed values while the database is down, and logs the cause', async () => {
  expectLogs('request_failed');
  const response = await postForm('partnership', filledIn.partnership(), { bindings: { DB: databaseDown() } });
  expect(response.status).toBe(503);
  const sentence = 'Please try again or contact us directly at hello@rihla.example';
  const { element } = await expectFailure(response, 'partnership', sentence);
  expect(element('partnership-message').text).toBe('\nWe would like to lead the round.');
  const failures = logged.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request_failed');
  expect(failures).toEqual([
    {
      level: 'error',
      event: 'request_failed',
      requestId: response.headers.get('x-request-id'),
      method: 'POST',
      route: '/forms/partnership',
      code: 'unavailable',
      cause: expect.stringContaining('Network connection lost'),
      stack: expect.arrayContaining([expect.stringMatching(/^at /)]),
    },
  ]);
});

it('shows the error message of the newsletter form when a subscription fails', async () => {
  expectLogs('request_failed');
  const response = await postForm('newsletter', filledIn.newsletter(), { bindings: { DB: databaseDown() } });
  expect(response.status).toBe(503);
  await expectFailure(response, 'newsletter', 'Failed to subscribe. Please try again later.');
});

const tooLong = 'Your text is too long. Please shorten it and send the form again.';

it('keeps a text that is too long for the form, so the visitor can shorten it', async () => {
  const longText = 'x'.repeat(33 * 1024);
  const response = await postForm('career', filledIn.career({ coverLetter: longText }));
  await expectRefusal(
    response,
    [413, 'page', 'Your text is too long. Please shorten it and send the form again.'],
    () => postForm('career', filledIn.career({ coverLetter: 'x'.repeat(5000) })),
  );
  const { element } = await expectFailure(response, 'career', tooLong);
  expect(element('career-coverLetter').text).toBe(`\n${longText}`);
});

it('does not read a body that is larger than any valid form', async () => {
  const response = await postForm('career', filledIn.career({ coverLetter: 'x'.repeat(97 * 1024) }));
  await expectRefusal(
    response,
    [413, 'page', 'Your text is too long. Please shorten it and send the form again.'],
    () => postForm('career', filledIn.career({ coverLetter: 'x'.repeat(5000) })),
  );
  const { element } = await expectFailure(response, 'career', tooLong);
  expect(element('career-coverLetter').text).toBe('');
});

it('accepts Arabic text of the maximum length', async () => {
  expect((await postForm('career', filledIn.career({ coverLetter: 'م'.repeat(5000) }))).status).toBe(303);
});

it('asks a visitor who sends too many forms to wait', async () => {
  const address = '203.0.113.40';
  const send = () => postForm('demo', filledIn.demo(), { address });
  const { statuses, refused: response } = await sendUntilRefused(10, send);
  expect(statuses).toEqual(new Set([303]));
  expect(response.headers.get('retry-after')).toBe('60');
  await expectFailure(response, 'demo', 'Too many requests. Please wait a minute and send the form again.');
});

it('rejects a form that another site sends', async () => {
  const response = await postForm('demo', filledIn.demo(), { headers: { origin: 'https://evil.example' } });
  await expectRefusal(
    response,
    [403, 'page', 'The form was sent from another site. Please send it from this page.'],
    () => postForm('demo', filledIn.demo(), { headers: { origin: 'https://rihla.example' } }),
  );
  const { element } = await expectFailure(
    response,
    'demo',
    'The form was sent from another site. Please send it from this page.',
  );
  expect(element('demo-firstName').attributes).not.toHaveProperty('value');
});

it.each([
  ['JSON', '{}', 'application/json'],
  ['text', 'a=b', 'text/plain'],
  ['a multipart form without its boundary', 'a=b', 'multipart/form-data'],
  ['an incomplete multipart form', 'a=b', 'multipart/form-data; boundary=x'],
])('rejects %s', async (_what, body, type) => {
  const response = await postForm('demo', body, { headers: { 'content-type': type } });
  const reason = 'Please try again or contact us directly at hello@rihla.example';
  await expectRefusal(response, [415, 'page', reason], () => postForm('demo', filledIn.demo()));
  await expectFailure(response, 'demo', reason);
});

it('answers with a JSON problem when the page is not available', async () => {
  expectLogs('page_missing');
  const response = await postForm('demo', {}, { bindings: { ASSETS: noAssets } });
  expect(response.status).toBe(422);
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(await response.json()).toMatchObject({ code: 'validation_failed' });
});
