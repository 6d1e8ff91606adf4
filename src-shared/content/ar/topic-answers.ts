import { brand } from '../../brand.ts';
import { claims } from '../../site/claims.ts';
import { company } from '../../site/company.ts';
import type { TopicAnswers } from '../en/topic-answers.ts';
import { isolated } from '../isolated.ts';
import chat from './chat.ts';
import { handover } from './handover.ts';
import { hourOfDay, officeContact } from './office-hours.ts';
import { privacyInShort, rightsLaws } from './privacy-facts.ts';
import { slotPicker } from './slot-picker.ts';
import { aboutUs, whyUs } from './why-us.ts';

const joe = `أنا جو، المساعد الذكي من ${brand.arabicName}. اسألوني عن منتجاتنا، أو الأسعار، أو العرض التوضيحي، أو الوظائف.`;

function customersAnswer(named: readonly string[]): string {
  const counts = `عدد عملائنا ${isolated(claims.customers)}، منهم ${isolated(claims.enterpriseClients)} بعقود خاصة`;
  if (named.length > 0) return `${counts}. وممن وافقوا على ذكر أسمائهم: ${new Intl.ListFormat('ar').format(named)}.`;
  return `لا يذكر موقعنا اسم أي عميل، لأن ذلك يتطلب موافقته. ${counts}، وهذه أرقام نحصيها بأنفسنا، ونشرح معناها في صفحة «الثقة والأمان».`;
}

export const topicAnswers: TopicAnswers = {
  greeting: `حيّاكم الله، ${joe}`,
  salam: `وعليكم السلام ورحمة الله وبركاته، ${joe}`,
  thanks: 'على الرحب والسعة، ونسعد بخدمتكم. إن كان لديكم سؤال آخر فأنا هنا.',
  acknowledgement: 'إن كان لديكم سؤال آخر فأنا هنا.',
  about: aboutUs,
  why: [whyUs.title, ...whyUs.items.map(({ title, text }) => `• **${title}**: ${text}`)].join('\n'),
  products: chat.canned.products,
  booking: `يمكنكم حجز العرض التوضيحي هنا في المحادثة أو في صفحة العرض التوضيحي. ${slotPicker.intro}`,
  moving: `إن كنتم قد حجزتم في هذه المحادثة، فيمكنكم تغيير الموعد أو إلغاؤه هنا. وإلا فافتحوا الرابط في رسالة الحجز التي وصلتكم، ويبقى صالحًا حتى يبدأ العرض. وإن لم تجدوا الرسالة، فراسلونا على ${isolated(brand.email)}.`,
  yourDemo: (day, hour) =>
    `موعد عرضكم التوضيحي يوم ${day}، الساعة ${hour} بتوقيت الخليج. يمكنكم تغييره أو إلغاؤه هنا، أو عبر الرابط في رسالة الحجز.`,
  prices: 'أسعار باقات لاجنتري:',
  otherPrices: `أما بقية المنتجات فسعرها بعرض سعر يتحدد بحسب الحل وحجمه، ومع معظمها تجربة مجانية. لطلب عرض سعر، راسلونا على ${isolated(brand.staffAddresses[0])}.`,
  currencies: 'أسعارنا بالدولار الأمريكي، والمبالغ بالدرهم تقريبية، ولا قائمة أسعار لدينا بعملات أخرى.',
  services:
    'نطوّر لكم حلول الذكاء الاصطناعي حسب الطلب، وتملكون ما نبنيه لكم. ولدينا كذلك ستة منتجات جاهزة. ومما نطوّره حسب الطلب:',
  plans: 'باقات لاجنتري:',
  byQuote: (name) =>
    `لا سعر معلنًا لـ«${name}»، فسعره بعرض سعر يتحدد بحسب الحل وحجمه. أخبروا فريقنا بما تحتاجون إليه ليُعدّ لكم العرض.`,
  planFeature: (plan, feature, value) => `في باقة **${plan}**، ${feature}: ${value}.`,
  contact: chat.canned.contact,
  afterHours: (when) =>
    `مكتبنا مغلق الآن، ويعود فريقنا ${when}. يمكنكم حجز عرض توضيحي الآن، أو الضغط على «${handover.ask}» ليصلكم ردّ الفريق.`,
  person: `اضغطوا «${handover.ask}» في هذه المحادثة للوصول إلى فريقنا. ${chat.canned.contact}`,
  officeDay(day, hours, name, lastDay) {
    const when = lastDay ? `من ${day} إلى ${lastDay}` : `يوم ${day}`;
    const reason = name ? ` بمناسبة ${name}` : '';
    return hours
      ? `مكتبنا مفتوح ${when}، من ${hourOfDay(hours[0])} إلى ${hourOfDay(hours[1])} بتوقيت الخليج${reason}.`
      : `مكتبنا مغلق ${when}${reason}.`;
  },
  expectedDate: 'وهذا التاريخ متوقع، ويتوقف على رؤية الهلال.',
  hours: officeContact,
  application: `لاستبدال سيرتكم الذاتية أو سحب طلب التوظيف، ردّوا على رسالة تأكيد الطلب أو راسلونا على ${isolated(brand.staffAddresses[2])}. ويمكنكم في صفحة «بياناتكم» الاطلاع على ما أرسلتموه أو تنزيله أو محوه.`,
  endingPlan:
    'لا يذكر موقعنا كيف تنتهي الباقة، ويسعد فريقنا بتوضيح ذلك. أما النشرة البريدية فيُلغى الاشتراك فيها بنقرة واحدة على «إلغاء الاشتراك» في أي من رسائلها.',
  smallBusiness: [
    'ثلاثة من منتجاتنا تناسب الأعمال الصغيرة:',
    '• **لاجنتري**: وكلاء يردّون على العملاء ويقرؤون الطلبات، وباقة الانطلاق مجانية.',
    '• **مقارنة أسعار المتاجر في الإمارات**: أسعاركم إلى جانب أسعار المتاجر الأخرى في الإمارات.',
    '• **محلل البيانات الذكي**: إجابات عن مبيعاتكم بلغتكم اليومية.',
    'أحضروا مثالًا واحدًا إلى عرض توضيحي مدته ساعة، لتروا ما يناسبكم.',
  ].join('\n'),
  personalData: `${privacyInShort.join(' ')}. وفي صفحة «بياناتكم» تطّلعون على ما لدينا وتنزّلونه وتمحونه.`,
  dataLaws: `${rightsLaws} أما منتجاتنا فنوقّع بشأنها اتفاقية معالجة البيانات مع العقد، عند الطلب.`,
  customers: customersAnswer((company.customers ?? []).map(({ name, industry }) => `${name} (${industry.ar})`)),
  onPremise: 'أما التشغيل على خوادمكم فيُحدَّد في العقد، ويسعد فريقنا بتوضيح الممكن.',
  notOnSite: 'لم أجد ذلك في موقعنا، ويسعد فريقنا بإجابتكم عنه.',
  nearest: 'لست متأكدًا من أن موقعنا يجيب عن هذا. قد يفيدكم ما يلي:',
  also: 'وكذلك:',
  askTeam: `وإن لم يفدكم، فاضغطوا «${handover.ask}» ليصل سؤالكم إلى فريقنا.`,
  missedAgain: `لم أتمكن من الإجابة مرتين. اضغطوا «${handover.ask}» ليصل سؤالكم وهذه المحادثة إلى فريقنا.`,
  anger: `أعتذر لأنني لم أفدكم. اضغطوا «${handover.ask}» للوصول إلى فريقنا، وستصله هذه المحادثة.`,
  failed: 'تعذّرت الإجابة المفصّلة، وهذه إجابة مختصرة من موقعنا.',
  quote: (title) => `من موقعنا، «${title}»:`,
};
