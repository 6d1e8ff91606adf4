import { expect, it } from 'vitest';
import { countedLinks, newsletterTextFor, ownLinks } from '#worker/newsletter/newsletter-text.ts';
import { exampleOf } from '../support/mail-examples.ts';

type Item = ReturnType<typeof exampleOf>;

type Newsletter = NonNullable<Item['newsletter']>;

const newsletter: Newsletter = {
  id: 'n',
  kind: 'newsletter',
  subject: 'News',
  content: 'Hello',
  createdBy: 'staff@rihla.example',
  createdAt: '2026-01-31T08:00:00.000Z',
  recipients: 1,
  queued: 1,
  sent: 0,
  failed: 0,
  cancelled: 0,
  delivered: 0,
  bounced: 0,
  complained: 0,
  unsubscribed: 0,
  sendAt: null,
  started: true,
  audience: 'all',
  segment: null,
  changedAt: null,
  changedBy: null,
  subjectAr: 'خبر',
  contentAr: 'مرحبًا',
};

const english = { subject: 'News', content: 'Hello', locale: 'en' };

const arabic = { subject: 'خبر', content: 'مرحبًا', locale: 'ar' };

function textTo(locale: 'en' | 'ar', overrides: Partial<Newsletter> = {}) {
  const item = exampleOf('newsletter', locale);
  return newsletterTextFor({
    ...item,
    email: { ...item.email, payload: null },
    newsletter: { ...newsletter, ...overrides },
  });
}

it('gives each subscriber the text of their language', () => {
  expect(textTo('en')).toEqual(english);
  expect(textTo('ar')).toEqual(arabic);
});

it('gives an Arabic subscriber the English text in an English frame without Arabic', () => {
  expect(textTo('ar', { subjectAr: null, contentAr: null })).toEqual(english);
});

it('gives every recipient of a newsletter for Arabic the Arabic text', () => {
  expect(textTo('en', { audience: 'ar' })).toEqual(arabic);
});

it('sends a test email in its own language, and takes no other for a newsletter', () => {
  expect(newsletterTextFor(exampleOf('newsletter', 'ar'))).toMatchObject({ locale: 'ar' });
  expect(newsletterTextFor(exampleOf('newsletter_welcome', 'ar'))).toBeUndefined();
});

const site = 'https://rihla.example';

const sentNewsletter = {
  id: 'june',
  content: `[Read](https://rihla.example/products/lagentry "More"), [again](https://rihla.example/products/lagentry),
    [theirs](https://elsewhere.example/x), https://rihla.example.evil.example/, <https://rihla.example/careers#open>`,
  contentAr: '[اقرؤوا](https://rihla.example/ar/products/lagentry)',
};

it('numbers the addresses on our own site in both languages, each once', () => {
  expect(ownLinks(site, sentNewsletter)).toEqual([
    'https://rihla.example/products/lagentry',
    'https://rihla.example/careers#open',
    'https://rihla.example/ar/products/lagentry',
  ]);
});

it('replaces only the numbered addresses', () => {
  const linkOf = countedLinks(site, sentNewsletter);
  expect(linkOf('https://rihla.example/careers#open')).toBe('https://rihla.example/letters/june/2');
  for (const href of ['https://elsewhere.example/x', 'mailto:hello@rihla.example', 'https://rihla.example/other']) {
    expect(linkOf(href)).toBe(href);
  }
});

it('takes a path as an address of our own site, and two slashes as another host', () => {
  const content = '[Plans](/pricing#teams), [theirs](//evil.example/x), [angled](</careers>) and /not-a-link';
  expect(ownLinks(site, { ...sentNewsletter, content, contentAr: null })).toEqual([
    'https://rihla.example/pricing#teams',
    'https://rihla.example/careers',
  ]);
});
