import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookingWishOf, topicOf, wantsPerson } from '#worker/chat/topics/topic-of.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

it.each([
  ['do you store my data in the UAE', 'data'],
  ['which data do you have in the UAE about gold', undefined],
  ['are you ISO 27001 certified', 'certificates'],
  ['do you support ISO 27001?', undefined],
  ['is the demo in Arabic', undefined],
  ['can ai agents book orders', undefined],
  ['does lagentry schedule meetings', undefined],
  ['a demo of lagentry next monday at 10am, please', 'booking'],
  ['how much is the id verification', 'prices'],
  ['does marketeye show the price of gold', undefined],
  ['can people talk to the agent in arabic', undefined],
  ['hello, how much is it?', 'prices'],
  ['hi there, how are you doing today?', 'greeting'],
  ['I have a question', 'greeting'],
  ['how are you different', 'why'],
  ['how are you better than the others', 'why'],
  ['no way back', undefined],
  ['thank you so much for your help', 'thanks'],
  ['شكرا جزيلا لكم', 'thanks'],
  ['كيف حالكم اليوم', 'greeting'],
  ['السلام عليكم ورحمة الله وبركاته', 'salam'],
  ['What products do you have? Thanks!', 'products'],
  ['وهل بياناتنا تبقى في السعودية؟', 'data'],
  ['بيانات الأسهم في السعودية', undefined],
  ['ما هو سعر الذهب', undefined],
  ['', undefined],
  ['؟؟', undefined],
])('reads %j as a question about %s', (question, topic) => {
  expect(topicOf(question)?.id).toBe(topic);
});

it.each([
  ['Can I book a demo for my bank next week?', 'book'],
  ['can we have a meeting in Riyadh', 'book'],
  ['please call me back', 'book'],
  ['ابغى موعد معاكم بكرا', 'book'],
  ['نريد ترتيب اجتماع مع فريقكم', 'book'],
  ['how do I cancel the demo of my colleague', 'change'],
  ['ابي اغير الموعد', 'change'],
  ['how many calls can the api take', undefined],
  ['we need to automate meeting notes', undefined],
  ['we have call centers in Dubai', undefined],
])('reads %j as a wish to %s a demo', (question, wish) => {
  expect(bookingWishOf(question, false)).toBe(wish);
});

const oneOf = (words: string) => fc.constantFrom(...words.split(' | '));

const spelling = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.replace(/[أإآ]/g, 'ا'),
  (text: string) => text.replace(/ة/g, 'ه').replace(/ى/g, 'ي'),
  (text: string) => text.replace(/(?<=\p{L})(?=\p{L})/gu, '\u064e'),
);
const ending = oneOf(' | ؟ |  لو سمحتم |  من فضلك؟');

/** A modal with the verb that it takes: a verbal noun, or a person of the verb. */
const toSpeak = fc.oneof(
  fc.tuple(
    oneOf('هل يمكنني | هل بإمكاني | أريد | نود | أرغب في | هل من الممكن | أتمنى'),
    oneOf('التحدث مع | التواصل مع | التكلم مع | الكلام مع | الحديث مع'),
  ),
  fc.tuple(
    oneOf('أريد أن | أود أن | ابي | ابغى | ودي | بدي | عايز | ممكن | هل أقدر'),
    oneOf('أتحدث مع | أكلم | أتكلم مع | أتواصل مع | احكي مع | اسولف مع'),
  ),
  fc.tuple(
    oneOf('نبي | نبغى | بدنا | عايزين | هل نستطيع أن'),
    oneOf('نتحدث مع | نكلم | نتكلم مع | نحكي مع | نتواصل مع'),
  ),
  fc.tuple(oneOf('ممكن | لو سمحت | فضلًا'), oneOf('تحولني على | حولوني على | وصلوني مع | تحولوني إلى | توصلني مع')),
);
const person = oneOf(
  'شخص | شخص حقيقي | موظف | إنسان | أحد | أحد الموظفين | مسؤول | المدير | مديركم | حدا | مندوب المبيعات | ممثل خدمة العملاء | موظفيكم',
);

it('recognises a person in each Arabic wording of modal, verb and person', () => {
  fc.assert(
    fc.property(toSpeak, person, ending, spelling, ([modal, verb], whom, end, spell) => {
      const question = spell(`${modal} ${verb} ${whom}${end}`);
      expect(wantsPerson(question), question).toBe(true);
      expect(topicOf(question)?.id, question).toBe('person');
    }),
    { numRuns: propertyRuns * 5 },
  );
});

const toMeet = fc.oneof(
  fc.tuple(
    oneOf('هل يمكنني | أريد | نود | أرغب في | ابغى | بدي | هل بإمكاننا'),
    oneOf('حجز | ترتيب | تحديد | تنسيق | تنظيم'),
    oneOf('موعد | اجتماع | لقاء | مكالمة | جلسة'),
  ),
  fc.tuple(
    oneOf('ابي | نبي | ممكن | أود أن | عايز'),
    oneOf('احجز | نرتب | أحدد | نحدد | ننسق'),
    oneOf('موعد | اجتماع | لقاء | مكالمة'),
  ),
  fc.tuple(
    oneOf('متى نقدر | نود أن | ابي | هل يمكننا أن'),
    oneOf('نلتقي | نجتمع | نتقابل | أقابلكم'),
    oneOf('معكم | بفريقكم'),
  ),
);

it('recognises a meeting in each Arabic wording of modal, verb and meeting', () => {
  fc.assert(
    fc.property(
      toMeet,
      oneOf(' |  مع فريقكم |  بكرا |  الأسبوع القادم'),
      ending,
      spelling,
      (words, when, end, spell) => {
        const question = spell(`${words.join(' ')}${when}${end}`);
        expect(bookingWishOf(question, false), question).toBe('book');
      },
    ),
    { numRuns: propertyRuns * 5 },
  );
});

it.each([
  'هل يدعم الوكيل العربية',
  'كم موظف عندكم',
  'هل يرسل المدقق تقارير إلى المدير',
  'ما شروط التوظيف',
  'بكم العقد السنوي',
  'هل التقارير قابلة للتنزيل',
])('takes %j for no such wish', (question) => {
  expect(wantsPerson(question)).toBe(false);
  expect(bookingWishOf(question, false)).toBeUndefined();
});
