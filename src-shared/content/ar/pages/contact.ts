import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { company } from '#shared/site/company.ts';
import type { ContactContent } from '../../en/pages/contact.ts';
import { commitments } from '../commitments.ts';
import { gulfCalendar } from '../gulf-calendar.ts';
import { officeTimes } from '../office-hours.ts';
import { place } from '../place.ts';

const { ramadan: _, ...holidays } = gulfCalendar.holidays;

const contact: ContactContent = {
  meta: {
    title: `التواصل مع ${brand.arabicName} في دبي: البريد والهاتف وساعات العمل`,
    description: `عناوين البريد الإلكتروني بحسب الموضوع، ورقم الهاتف، وساعات العمل في مكتبنا في دبي. نرد ${commitments.reply}.`,
  },
  eyebrow: 'تواصلوا معنا',
  title: 'تحدثوا إلى فريقنا.',
  lead: `اتصلوا بنا، أو راسلونا على البريد الذي يناسب موضوعكم. يرد عليكم أحد أفراد فريقنا ${commitments.reply}، بالعربية أو الإنجليزية.`,
  call: 'الاتصال على',
  askJoe: 'سؤال المساعد جو',
  topics: {
    title: 'البريد الإلكتروني بحسب الموضوع',
    items: [
      {
        icon: 'layers',
        title: 'المنتجات والأسعار والعروض التوضيحية',
        form: { label: 'حجز عرض توضيحي', to: paths.scheduleDemo },
      },
      {
        icon: 'plug',
        title: 'الشراكات والاستثمار',
        form: { label: 'إرسال استفسار', to: `${paths.partner}#inquiry` },
      },
      {
        icon: 'people',
        title: 'الوظائف وطلبات التوظيف',
        form: { label: 'تصفّح الوظائف', to: `${paths.careers}#positions` },
      },
      {
        icon: 'lock',
        title: 'الخصوصية وأمن المعلومات وما سوى ذلك',
        form: { label: 'استعراض بياناتكم', to: paths.myData },
      },
    ],
  },
  press: { label: 'للصحافة', to: paths.press },
  reach: { title: 'اتصلوا بنا أو راسلونا', place, whatsapp: 'واتساب' },
  hours: {
    title: 'ساعات العمل',
    text: `${company.phoneHours ? `نرد على الهاتف ${company.phoneHours.ar}. ` : ''}مكتبنا مفتوح ${officeTimes}.`,
    holidaysTitle: 'العطل الرسمية',
    holidaysText: 'يُغلق المكتب في هذه الأيام، وينتهي الدوام مبكرًا في رمضان. والتواريخ في تقويم العروض التوضيحية.',
    holidays: Object.values(holidays),
    calendar: { label: 'فتح تقويم العروض التوضيحية', to: paths.scheduleDemo },
  },
};

export default contact;
