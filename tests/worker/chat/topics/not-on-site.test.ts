import { describe, expect, it } from 'vitest';
import { topicAnswers as english } from '#shared/content/en/topic-answers.ts';
import { notOnSite } from '#worker/chat/topics/not-on-site.ts';
import { endingPlan } from '#worker/chat/topics/plan-topics.ts';
import { topicOf } from '#worker/chat/topics/topic-of.ts';
import { groupOf, hasOneOf, type Way, wordsIn } from '#worker/chat/topics/words.ts';
import { sections } from '../../support/knowledge.ts';

it.each([
  'مسجلين كمورد عند الحكومة',
  'شهادة القيمة المحلية المضافة ICV',
  'اتفاقية سرية NDA قبل ما نعطيكم شي',
  'عقد صيانة سنوي',
  'تدربون موظفينا على النظام',
  'امر شراء LPO وفاتورة ضريبية',
  'تقسطون تابي ولا تمارا',
  'تحويل بنكي بدل الفيزا',
  'متوافقين مع ساما',
  'متطلبات المصرف المركزي الاماراتي CBUAE',
  'مركز دبي المالي DIFC',
  'ضوابط الامن السيبراني NCA',
  'نظام حماية البيانات السعودي سدايا',
  'فوترة الكترونية زاتكا',
  'ضريبة الشركات 9 بالمية',
  'مراقب حسابات ديوان المحاسبة',
  'ربط مع ابشر وتوكلنا',
  'وش الفرق بينه وبين كوبايلوت',
  'بديل باور اوتوميت',
  'تاسي وسوق دبي المالي',
  'تداول حلال ولا حرام',
  'مقارنة تريندول وشي ان',
  'باور بي اي ولا انتو',
  'توظفون مواطنين نافس',
  'كم مكافأة المتدرب',
  'رسايلكم وصلتني سبام جنك',
  'is there a student discount',
  'can I pay by installments',
  'who is your founder',
  'when was the company founded',
  'what is the salary',
  'can you sign an NDA',
])('knows that no page answers %j', (question) => {
  expect(topicOf(question)?.id).toBe('notOnSite');
});

it.each(['is the discount real', 'refund of an order', 'train a model of our own', 'what does a bank use it for'])(
  'leaves %j to the search',
  (question) => expect(topicOf(question)).toBeUndefined(),
);

it('has no word that decides alone and that a page has', () => {
  const deciding = notOnSite.filter((groups) => groups.length === 1).map(([group]) => [groupOf(group!)]);
  const texts = sections.map(({ id, locale, title, text }) => ({
    id: `${locale} ${id}`,
    words: wordsIn(`${title} ${text}`),
  }));
  expect(texts.filter(({ words }) => hasOneOf(deciding, words)).map(({ id }) => id)).toEqual([]);
});

/** Sentences that have the words of a line, and do not answer it. */
const others = [
  'Founders who write code.',
  'Addresses we no longer write to: If an email bounces permanently, if you report one as spam, or if you have your data erased, we note it, so that we stop.',
];

const sentences = sections.flatMap(({ text }) => text.split(/(?<=[.?!؟]) | · /));

function sentencesWith(ways: readonly Way[]): Set<string> {
  const groups = ways.map((way) => way.map(groupOf));
  return new Set(sentences.filter((sentence) => hasOneOf(groups, wordsIn(sentence))));
}

it('has no line that a sentence of a page answers', () => {
  expect(sentencesWith(notOnSite)).toEqual(new Set(others));
});

describe('what Joe says that the site leaves open', () => {
  it('is how a plan ends', () => {
    expect(english.endingPlan).toContain('Our site doesn’t say how a plan ends');
    const ofOthers = /النشرة|بنقرة واحدة|العروض التوضيحية والمقابلات/;
    const ending = [...sentencesWith(endingPlan.ways)].filter((sentence) => !ofOthers.test(sentence));
    expect(ending.map((sentence) => sentence.replace('· ', ''))).toEqual(
      Array(2).fill('Is data deleted when the contract ends?'),
    );
  });

  it('is the name of a customer, as long as no page has one', () => {
    expect(english.customers).toContain('Our site names no customer');
    expect(topicOf('which customers use you')?.isOpen).toBe(true);
    expect(
      sentences.filter((sentence) => /our customers (?:are|include)|^Some of our customers/i.test(sentence)),
    ).toEqual([]);
  });

  it('is the price of each product without plans', () => {
    expect(english.byQuote('MarketEye')).toContain('MarketEye has no published price');
    const others = /^(?:ai-auditor|id-verification|marketeye|ai-data-analyst|uae-ecommerce-aggregator)\//;
    const priced = sections.filter(
      ({ id, text }) => others.test(id) && /[$€]\s?\d|\b(?:AED|USD)\b|درهم|دولار/.test(text),
    );
    expect(priced.map(({ id }) => id)).toEqual([]);
  });

  it('is a price in other currencies than dollars and dirhams', () => {
    expect(english.currencies).toContain('There is no price list in other currencies.');
    const others = /\b(?:riyals?|SAR|euros?|pounds?|rupees?)\b|ريال|يورو|دينار/;
    expect(sentences.filter((sentence) => others.test(sentence))).toEqual([]);
  });
});
