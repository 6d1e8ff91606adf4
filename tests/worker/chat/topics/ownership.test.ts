import fc from 'fast-check';
import { expect, it } from 'vitest';
import { topicOf } from '#worker/chat/topics/topic-of.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const oneOf = (words: string) => fc.constantFrom(...words.split(' | '));
const joined = (...words: fc.Arbitrary<string>[]) => fc.tuple(...words).map((parts) => parts.join(' '));

const content = oneOf(
  'our data | the data | the conversations | our chats | our customers’ messages | the chat transcripts | what our customers write | what people type | all of our documents',
);
const arabicContent = oneOf('البيانات | بياناتنا | المحادثات | محادثات العملاء | بيانات عملائنا | معلوماتنا | الرسائل');

const ownership = fc.oneof(
  joined(
    oneOf('who owns | do you own | do we own | will you own | who is the owner of | do we keep ownership of'),
    content,
  ),
  joined(oneOf('who has ownership of | do we retain the rights to | does Rihla own | who really owns'), content),
  joined(oneOf('does | do'), content, oneOf('belong to us | belong to you | still belong to our company')),
  joined(oneOf('is | are | will'), content, oneOf('ours | yours | become yours | stay ours | ours or yours')),
  joined(
    oneOf('من يملك | مين يملك | لمن ملكية | لمن تعود ملكية | هل تملكون | منو مالك | هل نحتفظ بملكية'),
    arabicContent,
  ),
  joined(
    oneOf('هل | هل تبقى | هل تصير | هل تظل'),
    arabicContent,
    oneOf('لكم | لنا | ملكنا | ملككم | ملكًا لنا | حقنا ولا حقكم'),
  ),
  joined(arabicContent, oneOf('لمن | ملك مين | حق منو | تصير ملككم | ملكيتها لمن')),
);

it('takes each wording of who owns a customer’s data for that question', () => {
  fc.assert(
    fc.property(ownership, oneOf(' | ?'), (question, end) => {
      expect(topicOf(question + end)?.id, question).toBe('ownership');
    }),
    { numRuns: propertyRuns * 10 },
  );
});

it.each([
  'do you own the model you train for us or do we',
  'who owns the custom model trained on our data',
  'can we test it on our own data',
  'do you own data centers',
  'who owns the company',
  'who owns the market data',
  'how do we send you our data',
  'does it read our customers’ own documents',
  'مين يملك النموذج',
  'هل تملكون بيانات الأسهم',
  'كيف نرسل بياناتنا لكم',
  'ما حقوق صاحب البيانات',
  'يقرأ ملكية السيارة',
])('takes %j for no question about it', (question) => {
  expect(topicOf(question)?.id).not.toBe('ownership');
});
