import { brand } from '../../brand.ts';
import type { WhatsappTexts } from '../en/whatsapp.ts';
import { isolated } from '../isolated.ts';
import { answerMoment } from './office-hours.ts';

export const whatsapp: WhatsappTexts = {
  introduction: (privacyUrl) =>
    `أنا جو، المساعد الذكي لدى ${isolated(brand.name)}، وقد أخطئ. يستطيع فريقنا قراءة هذه المحادثة. سياسة الخصوصية:\n${privacyUrl}\nاكتبوا «إيقاف» لإنهاء جميع الرسائل.`,
  notReadable: 'أقرأ النصوص فقط. ويستطيع أحد الزملاء الاطلاع على ما أرسلتم.',
  stopped: 'لن تصلكم منا رسائل هنا بعد الآن. اكتبوا «ابدأ» إن أردتم التحدث إلينا مجددًا.',
  started: 'عدتم إلى المحادثة. ماذا تودون أن تعرفوا؟',
  ownData:
    'يعرض هذا الرابط كل ما نحفظه عنكم هنا، ويتيح لكم تنزيله أو محوه. وهو صالح لمدة ساعة واحدة، وكل من يملكه يستطيع أن يرى بياناتكم وأن يمحوها.',
  ownDataLimited: 'ما زال أحدث رابط أعلاه صالحًا، ويمكنكم طلب رابط آخر خلال ساعة.',
  promised: (when) => `لا أحد متاح الآن. يرد عليكم فريقنا هنا ${when}، ويبقى جو معكم حتى ذلك الحين.`,
  when: answerMoment,
  buttons: {
    schedule_demo: 'حجز عرض توضيحي',
    contact_team: 'التحدث إلى موظف',
    get_quote: 'طلب عرض سعر',
    view_careers: 'الوظائف المتاحة',
    contact_support: 'التواصل مع الدعم',
    check_website: 'الاطلاع على منتجاتنا',
  },
  links: {
    schedule_demo: (url) => `اختاروا موعد العرض التوضيحي من هنا:\n${url}`,
    get_quote: (url) => `جميع الأسعار في هذه الصفحة:\n${url}`,
    view_careers: (url) => `وظائفنا المتاحة:\n${url}`,
    contact_support: (url) => `جميع طرق التواصل معنا:\n${url}`,
    check_website: (url) => `جميع منتجاتنا:\n${url}`,
  },
};
