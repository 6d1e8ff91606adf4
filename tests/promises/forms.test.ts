import { describe, expect, test } from 'vitest';
import { builtPage, textOf, textsOf } from './built-page.ts';

/** A star marks a required field. */
type Field = [name: string, label: string, kind: string];

/** The specification's sections 3 and 5, with the contract's limits, written as `maxlength`. */
const forms: [page: string, form: string, submit: string, ...Field[]][] = [
  [
    '/schedule-demo',
    'demo',
    'Schedule Demo',
    ['firstName*', 'First Name', 'text 100'],
    ['lastName*', 'Last Name', 'text 100'],
    ['email*', 'Email', 'email 254'],
    ['preferredDate*', 'Preferred Date', 'date'],
    ['preferredTime*', 'Preferred Time', 'select'],
    ['phone', 'Phone', 'tel 40'],
    ['company*', 'Company', 'text 200'],
    ['companySize', 'Company Size', 'select'],
    ['useCase*', 'Primary Use Case', 'select'],
    ['additionalNotes', 'Additional Notes', 'textarea 2000'],
  ],
  [
    '/partner-with-us',
    'partnership',
    'Submit Inquiry',
    ['firstName*', 'First Name', 'text 100'],
    ['lastName*', 'Last Name', 'text 100'],
    ['email*', 'Email', 'email 254'],
    ['phone', 'Phone', 'tel 40'],
    ['company*', 'Company', 'text 200'],
    ['companyType', 'Company Type', 'select'],
    ['partnershipType*', 'Partnership Type', 'select'],
    ['investmentAmount', 'Investment Range', 'select'],
    ['message*', 'Message', 'textarea 5000'],
  ],
  ...['frontend-developer', 'ai-engineer', 'frontend-developer-intern', 'ai-engineer-intern'].map(
    (slug): [string, string, string, ...Field[]] => [
      `/careers/${slug}`,
      'career',
      'Submit Application',
      ['name*', 'Full Name', 'text 200'],
      ['email*', 'Email Address', 'email 254'],
      ['phone', 'Phone Number', 'tel 40'],
      ['position*', 'Position', 'select'],
      ['experience*', 'Years of Experience', 'select'],
      ['company', 'Current Company', 'text 200'],
      ['portfolio', 'Portfolio/LinkedIn URL', 'url 2000'],
      ['cv', 'CV', 'file'],
      ['coverLetter*', 'Cover Letter', 'textarea 5000'],
    ],
  ),
  ['/', 'newsletter', 'Subscribe', ['email*', 'Email address', 'email 254']],
  ['/partner-with-us', 'deck', 'Download Investment Deck', ['email*', 'Email', 'email 254']],
  ['/my-data', 'my-data', 'Send me the link', ['email*', 'Email', 'email 254']],
];

const formOf = (page: string, form: string) => builtPage(page).querySelector(`form[action="/forms/${form}"]`)!;

describe.each(forms)('%s: the form %s', (page, form, submit, ...wanted) => {
  const inputs = () => [...formOf(page, form).querySelectorAll('input, select, textarea')];
  const visible = () =>
    inputs().filter((input) => input.getAttribute('type') !== 'hidden' && !input.closest('[aria-hidden="true"]'));

  test('has its fields in order, each with its label, kind and limit', () => {
    const fields = visible().map((input): Field => {
      const required = input.hasAttribute('required');
      const label = textOf(formOf(page, form).querySelector(`label[for="${input.id}"]`));
      const kind = input.getAttribute('type') ?? input.localName;
      const limit = input.getAttribute('maxlength');
      return [
        `${input.getAttribute('name')}${required ? '*' : ''}`,
        label.replace(/\s*\*$/, ''),
        limit ? `${kind} ${limit}` : kind,
      ];
    });
    expect(fields).toEqual(wanted);
  });

  test('has one submit button, and posts without a script', () => {
    const buttons = [...formOf(page, form).querySelectorAll('[type="submit"]')];
    expect(buttons.map(textOf)).toEqual([submit]);
    expect(buttons[0]!.hasAttribute('disabled')).toBe(false);
    expect(formOf(page, form).getAttribute('method')).toBe('post');
  });

  test('sends its language, and a checkbox that is invisible and out of reach', () => {
    expect(formOf(page, form).querySelector('[name="locale"]')!.getAttribute('value')).toBe('en');
    const honeypot = formOf(page, form).querySelector('[name="contactMeByFax"]')!;
    expect(honeypot.getAttribute('type')).toBe('checkbox');
    expect(honeypot.getAttribute('tabindex')).toBe('-1');
    expect(honeypot.closest('.sr-only[aria-hidden="true"]')).not.toBeNull();
  });

  test('has a place for a failure and for its sentence', () => {
    const failure = formOf(page, form).querySelector(`[role="alert"] #${form}-failure[hidden]`)!;
    expect(failure.querySelector(`#${form}-failure-text`)).not.toBeNull();
  });
});

/** The value of each option, and its label if that differs. */
const options: [page: string, field: string, ...string[]][] = [
  [
    '/careers/ai-engineer',
    'position',
    ...['Frontend Developer', 'AI Engineer', 'Frontend Developer Intern', 'AI Engineer Intern'],
  ],
  ['/careers/ai-engineer', 'experience', '0-1 years', '1-2 years', '2-5 years', '5-10 years', '10+ years'],
  [
    '/schedule-demo',
    'companySize',
    ...['1-10 = 1-10 employees', '11-50 = 11-50 employees', '51-200 = 51-200 employees'],
    ...['201-500 = 201-500 employees', '501-1000 = 501-1000 employees', '1000+ = 1000+ employees'],
  ],
  [
    '/schedule-demo',
    'useCase',
    ...['AI Agent Development', 'Data Analysis & Insights', 'Process Automation', 'Customer Support'],
    ...['Sales & Marketing', 'Financial Analysis', 'Healthcare AI', 'E-commerce Optimization', 'Other'],
  ],
  [
    '/schedule-demo',
    'preferredTime',
    ...['9-10 AM', '10-11 AM', '11-12 AM = 11 AM–12 PM', '1-2 PM', '2-3 PM', '3-4 PM', '4-5 PM'],
  ],
  [
    '/partner-with-us',
    'partnershipType',
    ...['Strategic Investment', 'Series A', 'Series B', 'Series C', 'Strategic Partnership', 'Joint Venture'],
    ...['Technology Partnership', 'Distribution Partnership', 'Research Collaboration', 'Other'],
  ],
  [
    '/partner-with-us',
    'companyType',
    ...['Venture Capital', 'Private Equity', 'Corporate Investor', 'Angel Investor', 'Technology Company'],
    ...['Consulting Firm', 'Research Institution', 'Government Entity', 'Other'],
  ],
  [
    '/partner-with-us',
    'investmentAmount',
    ...['Under $1M', '$1M - $5M', '$5M - $10M', '$10M - $25M', '$25M - $50M', '$50M+', 'Strategic Partnership Only'],
  ],
];

test.each(options)('%s: the options of %s', (page, field, ...wanted) => {
  const [empty, ...shown] = [...builtPage(page).querySelectorAll(`select[name="${field}"] option`)].map((option) => {
    const [value, label] = [option.getAttribute('value'), textOf(option)];
    return value === label ? value : `${value} = ${label}`;
  });
  expect(empty).toBe(' = Select an option');
  expect(shown).toEqual(wanted);
});

const placeholders: [page: string, field: string, placeholder: string][] = [
  ['/schedule-demo', 'email', 'name@company.com'],
  ['/schedule-demo', 'phone', '+971 50 000 0000'],
  ['/schedule-demo', 'additionalNotes', 'What should we show you?'],
  ['/partner-with-us', 'message', 'What would you like to build with us?'],
  ['/careers/ai-engineer', 'portfolio', 'https://'],
  ['/careers/ai-engineer', 'coverLetter', 'What have you built, and why here?'],
];

test.each(placeholders)('%s: the placeholder of %s is "%s"', (page, field, placeholder) => {
  const input = builtPage(page).querySelector(`main [name="${field}"]`)!;
  expect(input.getAttribute('placeholder')).toBe(placeholder);
});

test('the cover letter has four rows, and the time zone is never an input', () => {
  expect(builtPage('/careers/ai-engineer').querySelector('[name="coverLetter"]')!.getAttribute('rows')).toBe('4');
  expect(builtPage('/schedule-demo').querySelector('[name="timezone"]')).toBeNull();
  expect(builtPage('/schedule-demo').querySelector('[name="additionalNotes"]')!.getAttribute('rows')).toBe('4');
});

test('a CV may be a PDF or a Word file', () => {
  expect(builtPage('/careers/ai-engineer').querySelector('[name="cv"]')!.getAttribute('accept')).toBe('.pdf,.docx');
  expect(textsOf('/careers/ai-engineer', '#career-cv-hint')).toEqual(['Optional. PDF or Word (.docx), at most 5 MB.']);
});

test('the footer says where a subscription comes from', () => {
  expect(builtPage('/').querySelector('footer [name="source"]')!.getAttribute('value')).toBe('footer');
});

/** The pages after a form without scripts: the sentences of the specification's section 8. */
const results: [page: string, ...string[]][] = [
  ['/careers/sent', 'Application submitted successfully! We will get back to you soon.'],
  [
    '/schedule-demo/sent',
    'Demo scheduled successfully!',
    "We've sent you a confirmation email. Our team will contact you within 24 hours to confirm the demo.",
  ],
  [
    '/partner-with-us/sent',
    'Partnership inquiry submitted successfully!',
    "We've sent you a confirmation email. Our partnerships team will contact you within 24 hours.",
  ],
  ['/newsletter/subscribed', 'Successfully subscribed to our newsletter! Check your email for confirmation.'],
  ['/newsletter/resubscribed', 'Welcome back! You have been resubscribed to our newsletter.'],
  ['/newsletter/already-subscribed', 'This email is already subscribed to our newsletter.'],
  ['/unsubscribe/done', 'You have been unsubscribed from our newsletter.'],
  ['/unsubscribe/failed', 'Failed to unsubscribe. Please try again later.'],
];

test.each(results)('%s says: %s', (page, ...sentences) => {
  const text = textsOf(page, 'main').join(' ');
  for (const sentence of sentences) expect(text).toContain(sentence);
});

test.each([
  ['/schedule-demo', 'demo', 'Submission failed'],
  ['/partner-with-us', 'partnership', 'Submission failed'],
  ['/careers/ai-engineer', 'career', 'Application submission failed. Please try again later.'],
])('%s: the failure panel of the form %s begins with "%s"', (page, form, text) => {
  expect(textOf(builtPage(page).querySelector(`#${form}-failure p`))).toBe(text);
});

test('the page that unsubscribes asks before it acts', () => {
  expect(textsOf('/unsubscribe', 'main h1')).toEqual(['Unsubscribe from the newsletter?']);
  const form = builtPage('/unsubscribe').querySelector('main form')!;
  expect(form.getAttribute('method')).toBe('post');
  expect(textOf(form.querySelector('[type="submit"]'))).toBe('Unsubscribe');
});
