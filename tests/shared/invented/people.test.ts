import { expect, it } from 'vitest';
import * as people from '#shared/invented/people.ts';
import * as staff from '#shared/invented/staff.ts';
import * as chats from '../../../scripts/seed/data/chat-topics.ts';
import * as newsletters from '../../../scripts/seed/data/newsletters.ts';
import { leavesOf } from '../../support/content-leaves.ts';

const texts = leavesOf({ people, staff, chats, newsletters }).map(([, text]) => String(text));

it('begins an English email with a capital letter after the salutation', () => {
  const emails = texts.filter((text) => /^(?:Dear|Hello|Hi) [^\n]*,\n\n/.test(text));
  expect(emails.length).toBeGreaterThan(20);
  expect(emails.filter((text) => /^[^\n]*,\n\n\p{Ll}/u.test(text))).toEqual([]);
});

it('names plans, the deck and the open positions as the site does', () => {
  expect(texts.filter((text) => /\btwo positions|وظيفتان|(?:^|\s)عرض الاستثمار(?!ي)|خطة \*\*/.test(text))).toEqual([]);
});
