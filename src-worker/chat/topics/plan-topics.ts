import { productWords } from './products.ts';
import type { Topic } from './topic.ts';

const planNames = 'starter growth scale الانطلاق النمو التوسع جروث سكيل';

export const tax: Topic = {
  id: 'tax',
  ways: [['~vat ضريبه ضريبيه', 'invoice receipt bill فاتوره فواتير']],
  beside: 'issue give get send tax include عندكم تعطون تصدرون',
  sections: ['pricing/terms/3', 'pricing/start/3'],
  quotes: true,
  actions: ['contact_team'],
};

export const aboveLimit: Topic = {
  id: 'aboveLimit',
  ways: [
    [
      'over above exceed beyond extra more reach hit نتجاوز تجاوزنا تعدينا زياده خلصنا فوق',
      'operation limit quota عمليه عمليات حد',
    ],
    ['use used run ran', 'up out all', 'operation limit quota'],
  ],
  beside: 'go happen happens plan month monthly starter growth scale شهر باقه ايش يصير لو',
  sections: ['pricing/terms/2', 'pricing/plans'],
  quotes: true,
  actions: ['contact_team'],
};

export const endingPlan: Topic = {
  id: 'endingPlan',
  ways: [
    [
      'cancel stop end terminate quit الغي الغاء اوقف نوقف ننهي',
      'plan subscription contract package باقه اشتراك اشتراكي عقد',
    ],
  ],
  beside: 'my our any time anytime early before month year paid how starter growth scale شهر سنه وقت اي متى',
  sections: ['pricing/terms', 'privacy/rights'],
  actions: ['contact_team'],
  isOpen: true,
};

export const plans: Topic = {
  id: 'plans',
  ways: [
    ['plan package tier باقة باقات باقاتكم خططكم'],
    ['difference compare comparison vs versus between ~فرق بين', planNames],
    ['growth النمو جروث', 'scale starter التوسع الانطلاق سكيل'],
    ['starter', 'scale'],
  ],
  beside: `${planNames} price month year startup monthly choose better والتوسع والنمو شهري نوع subscription اشتراك`,
  sections: ['pricing/plans', 'pricing/terms'],
  actions: ['get_quote'],
};

export const prices: Topic = {
  id: 'prices',
  ways: [
    ['~price ~expensive ~cheap ~سعر ~غالي ~رخيص يكلف يكلفني يكلفنا تكلف كلفه'],
    ['how', 'much'],
    ['pay bill ندفع ادفع الدفع', 'yearly year annual annually monthly سنوي سنويا شهري شهريا'],
    ['كم كام many', 'دولار درهم ريال dollar buck'],
    ['~quote ~كوتيشن تسعير'],
    ['عرض', 'سعر اسعار مالي ومالي'],
    ['free مجاني مجانية مجانا ببلاش بلاش'],
  ],
  beside: `${productWords} plan month year startup monthly annual start trial version product service solution company small business usd aed sar riyal dirham dollar official تجربة نسخة ريال بالريال درهم بالدرهم دولار علي علينا رسمي فني شهر سنه منتج خدمه نظام شركه اشتراك`,
  sections: ['pricing/plans', 'pricing/terms'],
  actions: ['get_quote'],
};
