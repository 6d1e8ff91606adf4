import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookingWishOf, topicOf, wantsPerson } from '#worker/chat/topics/topic-of.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

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

it('a person is recognised in each wording of modal, verb of speaking and person', () => {
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

it('a meeting is recognised in each wording of modal, verb of arranging and meeting', () => {
  fc.assert(
    fc.property(
      toMeet,
      oneOf(' |  مع فريقكم |  بكرا |  الأسبوع القادم'),
      ending,
      spelling,
      (words, when, end, spell) => {
        const question = spell(`${words.join(' ')}${when}${end}`);
        expect(bookingWishOf(question), question).toBe('book');
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
  expect(bookingWishOf(question)).toBeUndefined();
});
