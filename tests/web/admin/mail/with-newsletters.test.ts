import { expect, test } from 'vitest';
import type { OutboxEmail } from '#shared/contracts/mail.ts';
import type { Newsletter } from '#shared/contracts/newsletter.ts';
import { withNewsletters } from '#web/admin/mail/with-newsletters.ts';

const mail = (created_at: string) => ({ id: `mail-${created_at}`, created_at }) as OutboxEmail;
const newsletter = (created_at: string, started = true) =>
  ({ id: `newsletter-${created_at}`, created_at, started, recipients: 300 }) as Newsletter;

test('a newsletter stands once between the emails of its time, on their page', () => {
  const pages = [
    { items: [mail('9'), mail('7')], nextCursor: 'c' },
    { items: [mail('5')], nextCursor: null },
  ];
  const shown = withNewsletters(pages, [newsletter('99', false), newsletter('8'), newsletter('6'), newsletter('1')]);
  expect(shown.map(({ items }) => items.map(({ id }) => id))).toEqual([
    ['mail-9', 'newsletter-8', 'mail-7'],
    ['newsletter-6', 'mail-5', 'newsletter-1'],
  ]);
});
