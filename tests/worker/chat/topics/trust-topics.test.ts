import fc from 'fast-check';
import { expect, it } from 'vitest';
import { topicOf } from '#worker/chat/topics/topic-of.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const oneOf = (words: string) => fc.constantFrom(...words.split(' | '));
const joined = (...words: fc.Arbitrary<string>[]) => fc.tuple(...words).map((parts) => parts.join(' '));

const agreement = oneOf('DPA | data processing agreement | data processing addendum');
const arabicAgreement = oneOf('DPA | الـDPA | اتفاقية معالجة البيانات | اتفاقية معالجة بيانات');

const processing = fc.oneof(
  joined(
    oneOf('do you have a | can we download your | send us the | can you email me a | where is the PDF of your'),
    agreement,
  ),
  joined(oneOf('do you have a | is there a'), agreement, oneOf('I can download | we can sign | to review | as a PDF')),
  joined(oneOf('can we get a copy of your | will you sign our own | do you have a standard'), agreement),
  joined(oneOf('هل عندكم | ارسلوا لنا | أبغى نسخة من | كيف أحمل | هل توقعون | ممكن ننزل'), arabicAgreement),
  joined(arabicAgreement, oneOf('جاهزة للتحميل | نقدر نحملها | بصيغة PDF | قبل التوقيع')),
);

it('takes each wording of a copy of the DPA for a question about it', () => {
  fc.assert(
    fc.property(processing, oneOf(' | ?'), (question, end) => {
      expect(topicOf(question + end)?.id, question).toBe('dataProcessing');
    }),
    { numRuns: propertyRuns * 5 },
  );
});

it.each([
  'which sub-processors does your DPA name',
  'how do you process data',
  'is there an agreement about discounts',
])('takes %j for no question about the DPA as such', (question) => {
  expect(topicOf(question)?.id).not.toBe('dataProcessing');
});
