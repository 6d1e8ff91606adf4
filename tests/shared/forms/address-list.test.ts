import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressesIn } from '#shared/forms/address-list.ts';
import { propertyRuns } from '../../support/property-runs.ts';

it.each([
  ['Omar Ali <omar@x.example>; Sara <sara@x.example>;', ['omar@x.example', 'sara@x.example']],
  ['Ali, Omar <omar@x.example>; sara@x.example', ['omar@x.example', 'sara@x.example']],
  ['"Ali; Omar @ Gulf" <omar@x.example>', ['omar@x.example']],
  ['omar@x.example <omar@x.example>', ['omar@x.example']],
  ["'omar@x.example' <omar@x.example>\r\n'sara@x.example'", ['omar@x.example', 'sara@x.example']],
  ['a@x.example b@x.example\tc@x.example', ['a@x.example', 'b@x.example', 'c@x.example']],
  ['أحمد علي <a@x.example>؛ سارة <b@x.example>، c@x.example', ['a@x.example', 'b@x.example', 'c@x.example']],
  ['mailto:omar@x.example, Omar@X.example', ['Omar@X.example']],
  ['@firm.example', ['@firm.example']],
  [' ;, \n', []],
])('reads %j', (list, addresses) => {
  expect(addressesIn(list)).toEqual(addresses);
});

it.each([
  ['noura', ['noura']],
  ['noura, a@x.example', ['noura', 'a@x.example']],
  ['a@x.example, noura', ['a@x.example', 'noura']],
  ['Omar <omar>', ['omar']],
])('keeps what names no address in %j', (list, found) => {
  expect(addressesIn(list)).toEqual(found);
});

const name = fc.constantFrom(
  '',
  'Omar',
  'Omar Ali',
  'Ali, Omar',
  'علي، عمر',
  '"Ali; O’Neil (Gulf) x@y"',
  'Dr. Ali-Khan / Gulf',
);
const separator = fc.constantFrom(';', '; ', ', ', ',', '\n', '\r\n', ';\r\n', '؛ ', '، ', ' ; ');

it('finds each address of a list, however it is written', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.boolean(), separator), { maxLength: 6 }), (people) => {
      const addressOf = (i: number) => `person-${i}+tag@x-${i}.example`;
      const list = people.map(([who, isBracketed, end], i) => {
        return (who || isBracketed ? `${who} <${addressOf(i)}>` : addressOf(i)) + end;
      });
      expect(addressesIn(list.join(''))).toEqual(people.map((_, i) => addressOf(i)));
    }),
    { numRuns: propertyRuns * 20 },
  );
});
