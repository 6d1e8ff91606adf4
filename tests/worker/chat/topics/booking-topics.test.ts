import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arabiziReader, isArabizi } from '#worker/chat/knowledge/arabizi.ts';
import { topicOf } from '#worker/chat/topics/topic-of.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { sections } from '../../support/knowledge.ts';

const oneOf = (words: string) => fc.constantFrom(...words.split(' | '));

const readArabizi = arabiziReader(sections.filter(({ locale }) => locale === 'ar'));

const english = {
  question: oneOf(
    'are you open | are you guys open | do you work | do u work | are you closed | is the office open | is your office closed | can I come by | could we drop in | can I visit you | may I stop by | what time do you close | when do you open | how late are you open | office hours | opening hours | what are your working hours | is anyone in the office | is your team working | will you be open | open',
  ),
  day: oneOf(
    'today | tomorrow | the day after tomorrow | on Sunday | Sundays | on sun | next Sunday | on Friday afternoon | on friday at 4pm | at the weekend | on weekends | on 2 December | on Dec 2nd | on the 2nd of December | on 2/12 | on 2026-12-02 | on national day | on UAE national day | on new year’s day | on eid | on Eid al Fitr | during Ramadan | on public holidays | on Christmas | on Tuesday morning | tonight',
  ),
};

const arabic = {
  question: oneOf(
    'تشتغلون | هل تعملون | دوامكم | فاتحين | هل أنتم فاتحين | متى تفتحون | تداومون | مفتوحين | هل مكتبكم مفتوح | عندكم دوام | مسكرين | متى تسكرون | تقفلون | تبندون | بتفتحوا | بتشتغلوا | شغالين | مواعيد العمل | أوقات الدوام | ساعات عملكم | ممكن أزوركم | أقدر أجي المكتب | عندكم إجازة | هل تغلقون',
  ),
  day: oneOf(
    'اليوم | الحين | بكرة | باجر | غدًا | بعد بكرة | يوم الأحد | الأحد | أحد | الأحد الجاي | الجمعة العصر | يوم الجمعة الصبح | السبت | نهاية الأسبوع | 2 ديسمبر | ٢ ديسمبر | يوم ٢/١٢ | عيد الاتحاد | اليوم الوطني | في العيد | عيد الفطر | في رمضان | رأس السنة | في العطل الرسمية | بالليل',
  ),
};

const arabizi = {
  question: oneOf(
    'hal entum maftoo7een | fat7een | entu fat7een | tshtaghlon | tdawmon | dawamkom | meta tefta7on | meta tsakron | 3endkom dawam',
  ),
  day: oneOf(
    'bukra | bokra | bacher | el yom | yom el jum3a | el sabt | el 5amees | yom el a7ad | 2 december | fel 3eed',
  ),
};

describe('a question about opening on a day', () => {
  it.each(Object.entries({ english, arabic, arabizi }))('is one about the hours, in %s', (_name, { question, day }) => {
    fc.assert(
      fc.property(question, day, fc.constantFrom('', '?', '؟', ' please'), (start, when, end) => {
        const text = `${start} ${when}${end}`;
        const read = isArabizi(text) ? readArabizi(text.toLowerCase()) : text;
        expect(topicOf(read)?.id, text).toBe('hours');
      }),
      { numRuns: propertyRuns * 20 },
    );
  });

  it('is none when something else opens, closes or works', () => {
    const others = fc.constantFrom(
      'do your agents work',
      'can the AI work',
      'does Lagentry work',
      'can the agent open a ticket',
      'is the position open',
      'are applications open',
      'can the auditor close the books',
      'I want to open an account',
      'does the demo start',
      'هل يشتغل الوكيل',
      'هل الوظيفة مفتوحة',
      'أبغى أفتح حساب',
      'هل التقديم مفتوح',
      'يشتغل جو',
    );
    fc.assert(
      fc.property(others, fc.oneof(english.day, arabic.day), (start, when) => {
        expect(topicOf(`${start} ${when}`)?.id, `${start} ${when}`).not.toBe('hours');
      }),
      { numRuns: propertyRuns * 10 },
    );
  });

  it.each([
    'is it open source',
    'open positions',
    'how do I open it',
    'what time is it',
    'thank you for your time',
    'do you offer night shifts',
    'مفتوح المصدر',
    'فيه دوام ليلي',
    'وش لبس الدوام في المكتب',
  ])('is not %j', (question) => {
    expect(topicOf(question)?.id).not.toBe('hours');
  });
});

it.each(['I can’t come on Tuesday', 'ما أقدر أجي الثلاثاء'])('takes %j for the change of a demo', (text) => {
  expect(topicOf(text)?.id).toBe('moving');
});
