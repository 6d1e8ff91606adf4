import { brand } from '../../brand.ts';
import type { TopicAnswers } from '../en/topic-answers.ts';
import { isolated } from '../isolated.ts';
import chat from './chat.ts';
import { handover } from './handover.ts';
import home from './pages/home.ts';
import scheduleDemo from './pages/schedule-demo.ts';
import { slotPicker } from './slot-picker.ts';

const joe = `أنا جو، المساعد الذكي من ${brand.arabicName}. اسألوني عن منتجاتنا، أو الأسعار، أو العرض التوضيحي، أو الوظائف.`;

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
  plans: 'باقاتنا للشركات الناشئة:',
  contact: chat.canned.contact,
  afterHours: (when) =>
    `مكتبنا مغلق الآن، ويعود فريقنا ${when}. يمكنكم حجز عرض توضيحي الآن، أو الضغط على «${handover.ask}» ليصلكم ردّ الفريق.`,
  person: `اضغطوا «${handover.ask}» في هذه المحادثة للوصول إلى فريقنا. ${chat.canned.contact}`,
  hours: scheduleDemo.contact.text,
  onPremise: 'أما التشغيل على خوادمكم فيُحدَّد في العقد، ويسعد فريقنا بتوضيح الممكن.',
  notOnSite: 'لم أجد ذلك في موقعنا، ويسعد فريقنا بإجابتكم عنه.',
  nearest: 'لم أجد في موقعنا إجابة واضحة عن ذلك. هذه أقرب الصفحات إليه، ويسعد فريقنا بإفادتكم بالمزيد.',
  quote: (title) => `من موقعنا، «${title}»:`,
};
