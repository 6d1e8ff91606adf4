import { paths } from '#shared/paths.ts';
import type { NotFoundContent } from '../../en/pages/404.ts';

const notFound: NotFoundContent = {
  meta: { title: 'الصفحة غير موجودة', description: 'الصفحة المطلوبة غير موجودة أو نُقلت.' },
  eyebrow: '404',
  title: 'هذا الدرب ينتهي في الرمال.',
  lead: 'الصفحة التي تبحثون عنها انتقلت إلى عنوان آخر، أو لم توجد يومًا. ومن هنا يقودكم كل طريق إلى وجهة.',
  nearest: 'هل تقصدون',
  actions: [
    { label: 'العودة إلى الصفحة الرئيسية', to: paths.home },
    { label: 'تصفّح المنتجات', to: paths.products },
  ],
  askJoe: 'سؤال المساعد جو عنها',
  more: [
    { label: 'تواصلوا معنا', to: paths.contact },
    { label: 'حجز عرض توضيحي', to: paths.scheduleDemo },
  ],
};

export default notFound;
