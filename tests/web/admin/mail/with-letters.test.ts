import { expect, test } from 'vitest';
import type { OutboxEmail } from '#shared/contracts/mail.ts';
import type { Newsletter } from '#shared/contracts/newsletter.ts';
import { withLetters } from '#web/admin/mail/with-letters.ts';

const mail = (created_at: string) => ({ id: `mail-${created_at}`, created_at }) as OutboxEmail;
const letter = (created_at: string, started = true) =>
  ({ id: `letter-${created_at}`, created_at, started, recipients: 300 }) as Newsletter;

test('a letter stands once, between the emails of its time, on the page of its time', () => {
  const pages = [
    { items: [mail('9'), mail('7')], nextCursor: 'c' },
    { items: [mail('5')], nextCursor: null },
  ];
  const shown = withLetters(pages, [letter('99', false), letter('8'), letter('6'), letter('1')]);
  expect(shown.map(({ items }) => items.map(({ id }) => id))).toEqual([
    ['mail-9', 'letter-8', 'mail-7'],
    ['letter-6', 'mail-5', 'letter-1'],
  ]);
});
