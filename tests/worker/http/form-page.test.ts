import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FormName } from '../../../src-shared/forms/element-ids.ts';
import { databaseDown } from '../support/faults.ts';
import { hostileText } from '../support/hostile.ts';
import { mailbox } from '../support/mail.ts';
import { filledIn, noAssets, pagePolicy, postForm } from '../support/plain-forms.ts';

const logged: string[] = [];
beforeEach(() => {
  logged.length = 0;
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void logged.push(line));
  }
  mailbox();
});
afterEach(() => {
  vi.restoreAllMocks();
});

interface Seen {
  tag: string;
  attributes: Record<string, string>;
  text: string;
}

/** The elements of a page in their order, with what a browser reads in them. */
async function elementsOf(html: string): Promise<Seen[]> {
  const seen: Seen[] = [];
  const open: Seen[] = [];
  const reader = new HTMLRewriter().on('*', {
    element(element) {
      const attributes = [...element.attributes].map(([name, value]) => [name, decoded(value ?? '')]);
      const one = { tag: element.tagName, attributes: Object.fromEntries(attributes), text: '' };
      seen.push(one);
      if (!['input', 'meta', 'link'].includes(one.tag)) {
        open.push(one);
        element.onEndTag(() => void open.pop());
      }
    },
    text({ text }) {
      for (const one of open) one.text += text;
    },
  });
  await reader.transform(new Response(html)).arrayBuffer();
  for (const one of seen) one.text = decoded(one.text);
  return seen;
}

function decoded(text: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name]!);
}

/** The answered page by its ids. */
async function answered(response: Response) {
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(response.headers.get('content-security-policy')).toBe(pagePolicy);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  for (const name of ['etag', 'content-length']) expect(response.headers.get(name)).toBeNull();
  const html = await response.text();
  const elements = await elementsOf(html);
  const byId = new Map(elements.map((one) => [one.attributes.id, one]));
  return {
    html,
    elements,
    path: elements.find(({ tag }) => tag === 'body')?.attributes['data-path'],
    element: (id: string) => byId.get(id)!,
    chosen: elements.filter(({ tag, attributes }) => tag === 'option' && 'selected' in attributes),
  };
}

it('shows the page again with what was typed, what is wrong with it, and a list that leads there', async () => {
  const typed = {
    firstName: 'R&amp;D',
    email: 'layla',
    company: ' ',
    useCase: 'Data Analysis & Insights',
    additionalNotes: '\nTom & "Jerry"',
  };
  const response = await postForm('demo', { ...filledIn.demo(typed), contactMeByFax: '' });
  expect(response.status).toBe(422);
  const { path, elements, element, chosen } = await answered(response);
  expect(path).toBe('/schedule-demo');
  expect(element('demo-firstName').attributes).toMatchObject({ value: 'R&amp;D' });
  expect(element('demo-firstName').attributes).not.toHaveProperty('aria-invalid');
  expect(element('demo-email').attributes).toMatchObject({ value: 'layla', 'aria-invalid': 'true' });
  expect(element('demo-additionalNotes').text).toBe('\n\nTom & "Jerry"');
  expect(chosen.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['51-200', 'Data Analysis & Insights', '10-11 AM']),
  );
  const wrong = 'Please enter an email address such as name@company.com.';
  expect(element('demo-email-error').text).toBe(wrong);
  const summary = element('demo-summary');
  expect(summary.attributes).toMatchObject({ autofocus: '', tabindex: '-1' });
  expect(summary.attributes).not.toHaveProperty('hidden');
  const links = elements.filter(({ tag }) => tag === 'a').map(({ attributes, text }) => [attributes.href, text]);
  expect(links.sort()).toEqual([
    ['#demo-company', 'Company: Please fill in this field.'],
    ['#demo-email', `Email: ${wrong}`],
  ]);
  expect(element('demo-failure').attributes).toHaveProperty('hidden');
  expect(element('partnership-email').attributes).not.toHaveProperty('value');
});

it('answers with a page that no script takes over, as one without JavaScript is shown', async () => {
  const { html, elements } = await answered(await postForm('newsletter', { email: 'reader' }));
  expect(html).not.toMatch(/<script|<noscript/);
  const titles = elements.filter(({ tag }) => tag === 'title').map(({ text }) => text);
  expect(titles).toEqual(['Error: Page', 'Logo']);
});

it('fills in the newsletter’s form, which stands in a <noscript>, on the page that the visitor was on', async () => {
  const headers = { referer: 'https://rihla.example/products/lagentry' };
  const response = await postForm('newsletter', { email: 'reader' }, { headers });
  expect(response.status).toBe(422);
  const { path, element } = await answered(response);
  expect(path).toBe('/products/lagentry');
  expect(element('newsletter-email').attributes).toMatchObject({ value: 'reader', 'aria-invalid': 'true' });
  expect(element('newsletter-summary').text).toContain('Email address: Please enter an email address');
});

it('shows an application again on the page of the job that it is for', async () => {
  const fields = filledIn.career({ position: 'AI Engineer Intern', portfolio: 'javascript:alert(1)' });
  const { path, element } = await answered(await postForm('career', fields));
  expect(path).toBe('/careers/ai-engineer-intern');
  expect(element('career-portfolio').attributes['aria-invalid']).toBe('true');
});

it('says where to write to when Turnstile is on and the form brings no token', async () => {
  const response = await postForm('demo', filledIn.demo(), { bindings: { TURNSTILE_SECRET_KEY: 'ts-secret' } });
  expect(response.status).toBe(422);
  const { elements, element } = await answered(response);
  const sentence =
    'The check that you are a person needs JavaScript. Without it, please write to us at hello@rihla.example.';
  expect(element('demo-summary').text).toContain(sentence);
  expect(elements.filter(({ tag }) => tag === 'a')).toEqual([]);
  expect(element('demo-firstName').attributes.value).toBe('Layla');
});

async function expectFailure(response: Response, form: FormName, sentence: string) {
  const page = await answered(response);
  const panel = page.element(`${form}-failure`);
  expect(panel.attributes).toMatchObject({ autofocus: '', tabindex: '-1' });
  expect(panel.attributes).not.toHaveProperty('hidden');
  expect(page.element(`${form}-failure-text`).text).toBe(sentence);
  expect(page.element(`${form}-summary`).attributes).toHaveProperty('hidden');
  return page;
}

it('keeps what was typed while the database is away, and logs the cause under the id of the answer', async () => {
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
      code: 'unavailable',
      cause: expect.stringContaining('Network connection lost'),
    },
  ]);
});

it('says in the newsletter’s own words that it failed', async () => {
  const response = await postForm('newsletter', filledIn.newsletter(), { bindings: { DB: databaseDown() } });
  expect(response.status).toBe(503);
  await expectFailure(response, 'newsletter', 'Failed to subscribe. Please try again later.');
});

const tooMuch = 'This is more text than the form takes. Please shorten it and send the form again.';

it('keeps more text than a form takes, so that it can be shortened', async () => {
  const letter = 'x'.repeat(33 * 1024);
  const response = await postForm('career', filledIn.career({ coverLetter: letter }));
  expect(response.status).toBe(413);
  const { element } = await expectFailure(response, 'career', tooMuch);
  expect(element('career-coverLetter').text).toBe(`\n${letter}`);
});

it('does not read a body that no form fills', async () => {
  const response = await postForm('career', filledIn.career({ coverLetter: 'x'.repeat(97 * 1024) }));
  expect(response.status).toBe(413);
  const { element } = await expectFailure(response, 'career', tooMuch);
  expect(element('career-coverLetter').text).toBe('');
});

it('takes Arabic text up to the field’s own length, though it travels as six times as many bytes', async () => {
  expect((await postForm('career', filledIn.career({ coverLetter: 'م'.repeat(5000) }))).status).toBe(303);
});

it('asks a visitor who sends too much to wait', async () => {
  const address = '203.0.113.40';
  const send = () => postForm('demo', filledIn.demo(), { address });
  for (let i = 0; i < 10; i++) expect((await send()).status).toBe(303);
  const response = await send();
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
  await expectFailure(response, 'demo', 'Too many requests. Please wait a minute and send the form again.');
});

it('refuses a form that another site sends', async () => {
  const response = await postForm('demo', filledIn.demo(), { headers: { origin: 'https://evil.example' } });
  expect(response.status).toBe(403);
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
  ['a multipart form that breaks off', 'a=b', 'multipart/form-data; boundary=x'],
])('refuses %s', async (_what, body, type) => {
  const response = await postForm('demo', body, { headers: { 'content-type': type } });
  expect(response.status).toBe(415);
  await expectFailure(response, 'demo', 'Please try again or contact us directly at hello@rihla.example');
});

it('answers with the problem alone when the page cannot be had', async () => {
  const response = await postForm('demo', {}, { bindings: { ASSETS: noAssets } });
  expect(response.status).toBe(422);
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(await response.json()).toMatchObject({ code: 'validation_failed' });
});

it('lets nothing that was typed leave its field', async () => {
  const shape = ({ tag, attributes }: Seen) => [tag, ...Object.keys(attributes)];
  // Too much text altogether: every field comes back, whatever is in it.
  const send = async (text: string) => {
    const fields = filledIn.career({ name: text, position: text, company: text, coverLetter: text });
    return answered(await postForm('career', { ...fields, padding: 'x'.repeat(33 * 1024) }));
  };
  const harmless = (await send('harmless')).elements.map(shape);
  await fc.assert(
    fc.asyncProperty(hostileText, async (text) => {
      const { html, elements, element } = await send(text);
      expect(elements.map(shape)).toEqual(harmless);
      const typed = text.toWellFormed().replaceAll('\r\n', '\n');
      expect(html).toContain(` value="${typed.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`);
      expect(element('career-coverLetter').text).toBe(`\n${typed}`);
    }),
    { numRuns: 150 },
  );
});
