import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import { normalize } from '#shared/search/normalize.ts';
import { comparison } from '../topics/comparison.ts';
import { type Group, groupOf, hasOneOf, wordsIn } from '../topics/words.ts';

const legal = /^(?:terms|privacy|cookies)\//;
const comparing = /comparison|plans|^home\/cards/;

const times = /Monday|الاثنين/;

let legalWords: Group | undefined;

/**
 * Chooses the sections for a question that may be quoted. Legal pages have words for everything, such as chats, contracts and browsers, and
 * answer only questions that ask about such a page. What a page says about one thing is no comparison of it with another. Questions about
 * the days of the office have a topic, so another one with a day is about something else.
 */
export function quotableFor(question: string): (section: KnowledgeSection) => boolean {
  legalWords ??= groupOf(
    '~privacy ~cookie ~delete ~store ~spam ~share ~newsletter ~law ~lawsuit ~info personal private data term rule policy legal liable liability responsible consent right copyright logo licence license imprint binding bound fixed final abuse captcha track tracking analytics statistic ip anonymous joe cv application gdpr site website page form typed draft reload خصوصيه ~بيانات ~معلومات ~كوكيز ~حذف ~حفظ ~شارك ~نشره ~سبام قانون قضيه محكمه محاكم شروط سياسه موافقه حقوق مسؤوليه رخصه سريه تشفير جو تتبع تسجل تخزن يتذكر ~سيره شعار ملزم ثابت ضمان موقع موقعكم صفحه',
  );
  const words = wordsIn(question);
  const asksForLaw = hasOneOf([[legalWords]], words);
  const namesDay = hasOneOf([[groupOf('~friday ~جمعه')]], words);
  const compares = comparison.test(normalize(question));
  return ({ id, text }) =>
    (asksForLaw || !legal.test(id)) && (!compares || comparing.test(id)) && !(namesDay && times.test(text));
}
