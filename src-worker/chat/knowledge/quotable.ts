import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import { normalize } from '#shared/search/normalize.ts';
import { comparison } from '../topics/comparison.ts';
import { tomorrow, weekdays } from '../topics/day-words.ts';
import { groupOf, hasOneOf, wordsIn } from '../topics/words.ts';

const legal = /^(?:terms|privacy|cookies)\//;
const comparing = /comparison|plans|^home\/cards/;

/** A sale that is named after a day is none. */
const day = new RegExp(
  `\\b(?<!(?:white|black) )(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend)s?\\b|(?:^|\\s)(?:ال(?:${weekdays.join('|').replaceAll(' ', '|')}|ويكند)|${tomorrow.replaceAll(' ', '|')})(?![ء-ي]| الب| السو)`,
);

const legalWords =
  '~privacy ~cookie ~delete ~store ~spam ~share ~newsletter ~law ~lawsuit ~info personal private data term rule policy legal liable liability responsible consent right copyright logo licence license imprint binding bound fixed final abuse captcha track tracking analytics statistic ip anonymous joe cv application gdpr site website page form typed draft reload خصوصيه ~بيانات ~معلومات ~كوكيز ~حذف ~حفظ ~شارك ~نشره ~سبام قانون قضيه محكمه محاكم شروط سياسه موافقه حقوق مسؤوليه رخصه سريه تشفير جو تتبع تسجل تخزن يتذكر ~سيره شعار ملزم ثابت ضمان موقع موقعكم صفحه';

/**
 * Chooses the sections for a question that may be quoted. Legal pages have words for everything, and answer only questions about such a page.
 * What a page says about one thing is no comparison of it with another. A topic answers about the days of the office, and no page says on
 * which days a product works.
 */
export function quotableFor(question: string): (section: KnowledgeSection) => boolean {
  const words = wordsIn(question);
  const asksForLaw = hasOneOf([[groupOf(legalWords)]], words);
  const asked = normalize(question);
  const compares = comparison.test(asked);
  const namesDay = day.test(asked);
  return ({ id }) => !namesDay && (asksForLaw || !legal.test(id)) && (!compares || comparing.test(id));
}
