import { afterEach, expect, it, vi } from 'vitest';
import { NewsletterRequest } from '#shared/contracts/newsletter.ts';

afterEach(() => vi.useRealTimers());

const newsletter = { subject: 'May', content: 'See [the office](/contact).' };
const accepts = (change: object) => NewsletterRequest.safeParse({ ...newsletter, ...change }).success;

it.each([
  ['2026-03-02T08:00:00.000Z', false],
  ['2026-03-02T08:00:00.001Z', true],
  ['2026-05-31T08:00:00.000Z', true],
  ['2026-05-31T08:00:00.001Z', false],
])('at 08:00 on 2 March, a newsletter is scheduled for %s: %s', (sendAt, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T08:00:00Z') });
  expect(accepts({ sendAt })).toBe(expected);
});

const link = '[Top](#top)';
const picture = '![A desk](https://x.example/a.png)';

it.each([
  ['in one language', {}, true],
  ['in two languages', { subjectAr: 'مايو', contentAr: 'نص' }, true],
  ['with an Arabic subject alone', { subjectAr: 'مايو', contentAr: ' ' }, false],
  ['with an Arabic text alone', { contentAr: 'نص' }, false],
  ['with a link into itself', { content: link }, false],
  ['with a picture of another site', { content: picture }, false],
  ['with a link into itself in Arabic', { subjectAr: 'مايو', contentAr: link }, false],
  ['with a picture of another site in Arabic', { subjectAr: 'مايو', contentAr: picture }, false],
])('a newsletter %s is accepted: %s', (_, change, expected) => {
  expect(accepts(change)).toBe(expected);
});
