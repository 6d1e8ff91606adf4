import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { BookingContent } from '../../en/pages/booking.ts';
import { isolated } from '../../isolated.ts';
import { demoForm } from '../forms/demo.ts';

const booking: BookingContent = {
  meta: {
    title: 'عرضكم التوضيحي',
    description: `الاطلاع على موعد العرض التوضيحي الذي حجزتموه مع ${brand.arabicName}، أو تغييره، أو إلغاؤه.`,
  },
  eyebrow: 'عرضكم التوضيحي',
  title: 'لم نعثر على حجز بهذا الرابط.',
  lead: `قد يكون الرابط غير مكتمل أو يكون الحجز قد مُحي. استخدموا الرابط في آخر رسالة منا، أو راسلونا على ${isolated(brand.email)}.`,
  actions: [
    { label: demoForm.submit, to: paths.scheduleDemo },
    { label: 'إلى الصفحة الرئيسية', to: paths.home },
  ],
};

export default booking;
