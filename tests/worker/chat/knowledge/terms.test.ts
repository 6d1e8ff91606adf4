import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasSubject, termsOf } from '#worker/chat/knowledge/terms.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const first = (text: string) => termsOf(text).map(([term]) => term);

it.each([
  ['price', 'prices', 'Pricing', 'costs'],
  ['hire', 'hiring', 'vacancy', 'jobs'],
  ['résumé', 'resume', 'CV'],
  ['السعر', 'أسعار', 'تكلفة', 'بكم'],
  ['شركتكم', 'الشركة', 'شركة'],
  ['بياناتكم', 'البيانات', 'بياناتي'],
  ['عرضًا', 'العرض', 'عرض'],
])('gives %s and its other forms the same term', (word, ...others) => {
  for (const other of others) expect(first(other)).toEqual(first(word));
});

it('reads an Arabic word with and without a particle', () => {
  expect(termsOf('بمحادثتي').flat()).toContain(first('محادثة')[0]);
});

it('reads an Egyptian or Levantine verb as its verb', () => {
  const verb = fc.constantFrom('سجل', 'طلب', 'كشف', 'رسل', 'حفظ', 'شتغل');
  const before = fc.constantFrom('ب', 'ه', 'ح', 'مب');
  const person = fc.constantFrom('ي', 'ت', 'ن');
  const after = fc.constantFrom('', 'وا', 'ش', 'وش');
  fc.assert(
    fc.property(verb, before, person, after, (root, prefix, letter, ending) => {
      expect(termsOf(prefix + letter + root + ending).flat()).toContain(first(root)[0]);
    }),
    { numRuns: propertyRuns },
  );
});

it.each(['بيانات', 'هندسة', 'بيت', 'حياة'])('reads %s as a noun', (noun) => {
  expect(termsOf(noun).flat()).toContain(first(noun)[0]);
  expect(
    termsOf(noun)
      .flat()
      .filter((term) => term.length < 3),
  ).toEqual([]);
});

it('separates an Arabic particle from a Latin name', () => {
  expect(termsOf('وSalesforce').flat()).toContain(first('Salesforce')[0]);
});

it('reads an Arabic noun of two words as one', () => {
  expect(first('لوحة المعلومات')).toEqual(first('داشبورد'));
  expect(first('بالرسم البياني')).toEqual(first('مخطط'));
  expect(termsOf('لوحة مرسومة').flat()).not.toContain(first('داشبورد')[0]);
});

it.each(['Hello', 'thank you very much', 'السلام عليكم', 'ok', '👍', ''])('knows that %j is about nothing', (text) =>
  expect(hasSubject(text)).toBe(false),
);
