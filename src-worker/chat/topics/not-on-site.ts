import type { Way } from './words.ts';

const us = 'you your عندكم لديكم عندك نوقع نبي اقدر ممكن فيه';

/** Questions of visitors that no page answers. A line goes when a page gets the answer. */
export const notOnSite: readonly Way[] = [
  ['instalment installment', 'pay payment plan monthly by'],
  ['tabby tamara تقسيط تقسطون اقساط تابي تمارا'],
  ['discount coupon خصم خصومات', `${us} annual student startup سنوي طلاب`],
  ['refund استرجاع', 'you your plan subscription money فلوس فلوسي اشتراك'],
  ['bank wire تحويل', 'transfer بنكي'],
  ['lpo nda icv amc'],
  ['عقد', 'صيانة'],
  ['اتفاقية', 'سرية'],
  ['شراء', 'امر'],
  ['corporate ضريبة', 'tax الشركات'],
  ['salary stipend مكافأة راتب رواتب معاش'],
  ['founder ceo مؤسس مؤسسين', `${us} who company مين من الشركة`],
  ['founded established', 'when year who', 'company you'],
  ['تأسستوا تأسست'],
  ['nafis emiratisation emiratization saudization نافس توطين سعودة'],
  ['sama cbuae difc nca sdaia zatca ساما سدايا زاتكا فوترة'],
  ['ضوابط', 'السيبراني'],
  ['مركز', 'دبي', 'المالي'],
  ['tadawul tasi adx dfm تاسي'],
  ['ديوان', 'المحاسبة'],
  ['absher tawakkalna ابشر وابشر توكلنا وتوكلنا'],
  ['copilot trendyol shein كوبايلوت تريندول ترينديول halal حلال'],
  ['power باور', 'bi automate بي اوتوميت'],
  ['registered registration مسجلين', 'vendor supplier كمورد مورد'],
  ['train training تدربون تدرب تعلمونا', 'staff employee user موظفينا موظفين فريقنا النظام'],
  ['spam junk سبام جنك', 'email رسايلكم رسالتكم ايميلكم'],
];
