import { expect, it } from 'vitest';
import { ContactQuery } from '#shared/contracts/contact.ts';

it.each([
  [{}, false],
  [{ email: 'layla@gulf.example' }, true],
  [{ phone: '+971501234567' }, true],
  [{ email: 'layla@gulf.example', phone: '+971501234567' }, false],
])('a contact is found by an address or a number: %j is accepted: %s', (query, expected) => {
  expect(ContactQuery.safeParse(query).success).toBe(expected);
});
