import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { NewsContent } from '../../en/pages/news.ts';

const news: NewsContent = {
  meta: {
    title: `أخبار ${brand.arabicName}`,
    description: `كل جديد في ${brand.arabicName}: المنتجات وفريق العمل والشركة، من الأحدث إلى الأقدم.`,
  },
  eyebrow: 'الأخبار',
  title: 'كل جديد لدينا',
  lead: 'المنتجات وفريق العمل والشركة، من الأحدث إلى الأقدم.',
  empty: 'لم يُنشر هنا شيء بعد. اشتركوا أدناه لتصلكم الأخبار بالبريد الإلكتروني، أو احجزوا عرضًا توضيحيًا لأحد المنتجات.',
  feed: 'خلاصة الأخبار لبرامج القراءة',
  press: 'للصحافة',
  all: 'كل الأخبار',
  newer: 'الأحدث',
  older: 'الأقدم',
  more: 'المزيد من الأخبار',
  callToAction: {
    title: 'هل لديكم أسئلة حول هذا الخبر؟',
    lead: 'راسلونا، أو جرّبوا أحد المنتجات بأسئلتكم في عرض توضيحي.',
    actions: [
      { label: 'حجز عرض توضيحي', to: paths.scheduleDemo },
      { label: 'تواصلوا معنا', to: paths.contact },
    ],
  },
  unavailable: {
    title: 'تعذّر عرض الأخبار الآن.',
    lead: 'يرجى المحاولة مرة أخرى بعد دقيقة. أما سائر الصفحات فتعمل.',
  },
};

export default news;
