import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { StatusContent } from '../../en/pages/status.ts';

const status: StatusContent = {
  meta: {
    title: `حالة موقع ${brand.arabicName}: هل يعمل الموقع الآن؟`,
    description: 'حالة النماذج والحجوزات ورسائل البريد والمحادثة ورفع الملفات في هذه اللحظة، من فحوص الموقع نفسه.',
  },
  eyebrow: 'حالة الموقع',
  title: 'ما الذي يعمل الآن؟',
  lead: 'تُعاد هذه الفحوص عند فتح هذه الصفحة، مرة كل 10 ثوانٍ على الأكثر. وهي عن هذا الموقع، لا عن المنتجات.',
  parts: {
    website: { title: 'النماذج والحجوزات', text: 'الطلبات ومواعيد العروض وطلبات التوظيف والنشرة البريدية.' },
    emails: { title: 'رسائل البريد الإلكتروني', text: 'رسائل التأكيد والتذكير والردود.' },
    joe: { title: 'المساعد جو', text: 'المساعد في المحادثة.' },
    files: { title: 'رفع الملفات', text: 'السيرة الذاتية في طلب التوظيف.' },
  },
  states: {
    ok: 'يعمل',
    degraded: 'يعمل مع تأخير أو قيود',
    down: 'لا يعمل',
    off: 'غير مستخدم',
    unknown: 'غير معروف',
  },
  since: (time) => `منذ ${time} بتوقيت الخليج`,
  checked: (time) => `آخر فحص: ${time} بتوقيت الخليج.`,
  incidents: {
    title: 'آخر الأعطال',
    line: (part, from, to) => `${part}: من ${from}${to ? ` إلى ${to}` : ''} بتوقيت الخليج`,
  },
  note: 'إن تعذّر إرسال نموذج، فراسلونا أو اتصلوا بنا.',
  actions: [{ label: 'تواصلوا معنا', to: paths.contact }],
};

export default status;
