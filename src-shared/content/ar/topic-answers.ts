import { brand } from '../../brand.ts';
import type { TopicAnswers } from '../en/topic-answers.ts';
import { isolated } from '../isolated.ts';
import chat from './chat.ts';
import { handover } from './handover.ts';
import home from './pages/home.ts';
import scheduleDemo from './pages/schedule-demo.ts';
import { slotPicker } from './slot-picker.ts';

const joe = `أنا جو، المساعد الذكي من ${brand.arabicName}. اسألوني عن منتجاتنا، أو الأسعار، أو العرض التوضيحي، أو الوظائف.`;

const clock = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'صباحًا' : hour === 12 ? 'ظهرًا' : 'مساءً'}`;

export const topicAnswers: TopicAnswers = {
  greeting: `حيّاكم الله، ${joe}`,
  salam: `وعليكم السلام ورحمة الله وبركاته، ${joe}`,
  thanks: 'على الرحب والسعة، ونسعد بخدمتكم. إن كان لديكم سؤال آخر فأنا هنا.',
  acknowledgement: 'إن كان لديكم سؤال آخر فأنا هنا.',
  about: home.meta.description,
  products: chat.canned.products,
  booking: `يمكنكم حجز العرض التوضيحي هنا في المحادثة أو في صفحة العرض التوضيحي. ${slotPicker.intro}`,
  moving: `إن كنتم قد حجزتم في هذه المحادثة، فيمكنكم تغيير الموعد أو إلغاؤه هنا. وإلا فافتحوا الرابط في رسالة الحجز التي وصلتكم، ويبقى صالحًا حتى يبدأ العرض. وإن لم تجدوا الرسالة، فراسلونا على ${isolated(brand.email)}.`,
  prices: chat.canned.pricing,
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
  officeDay(day, hours, name) {
    const reason = name ? ` بمناسبة ${name}` : '';
    return hours
      ? `مكتبنا مفتوح يوم ${day} من ${clock(hours[0])} إلى ${clock(hours[1])} بتوقيت الخليج${reason}.`
      : `مكتبنا مغلق يوم ${day}${reason}.`;
  },
  hours: scheduleDemo.contact.text,
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
