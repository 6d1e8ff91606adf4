import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparison } from '#worker/chat/topics/comparison.ts';
import { topicOf } from '#worker/chat/topics/topic-of.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const oneOf = (words: string) => fc.constantFrom(...words.split(' | '));

const others = oneOf(
  'a chatbot | ChatGPT | a big consultancy | Zendesk | UiPath | hiring a developer | a call center | other AI companies | the competition | Google | الشات بوت | شات جي بي تي | شركات الاستشارات | مركز اتصال | زندسك',
);
const withUs = oneOf(
  'how are you different from | what is the difference between you and | are you better than | why you and not | why should we pick you over | Rihla vs | how is Rihla AI different from | what makes you better than | you guys vs | وش الفرق بينكم وبين | ايش يميزكم عن | ليش انتوا أحسن من | كيف تختلفون عن | بماذا تتميزون عن | هل أنتم أفضل من | شو اللي يفرقكم عن',
);

it('takes a comparison with us for the question why to choose us, whatever it names', () => {
  fc.assert(
    fc.property(withUs, others, oneOf(' | ? | ؟'), (start, other, end) => {
      expect(topicOf(`${start} ${other}${end}`)?.id, `${start} ${other}`).toBe('why');
    }),
    { numRuns: propertyRuns * 10 },
  );
});

it.each([
  'can I talk to you over the phone',
  'is there a different language',
  'can your agent answer in a different language than Arabic',
  'do you have better prices',
  'compare your plans',
  'هل الوكيل يميز بين اللهجات',
])('takes %j for no comparison with us', (question) => {
  expect(topicOf(question)?.id).not.toBe('why');
});

it.each([
  'is lagentry better than zapier',
  'agents vs chatbots',
  'الفرق بين الوكيل والشات بوت',
  'لاجنتري احسن من زابير',
])('recognises the comparison in %j', (question) => expect(comparison.test(question)).toBe(true));

it.each(['does it compare contracts with invoices', 'a better price', 'افضل الاسعار'])(
  'sees none in %j',
  (question) => {
    expect(comparison.test(question)).toBe(false);
  },
);
