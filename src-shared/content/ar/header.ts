import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import type { HeaderContent } from '../en/header.ts';
import { isolated } from '../isolated.ts';

const header: HeaderContent = {
  skip: 'الانتقال إلى المحتوى',
  home: `${isolated(brand.name)}، الصفحة الرئيسية`,
  navigation: 'القائمة الرئيسية',
  menu: 'القائمة',
  closeMenu: 'إغلاق',
  chat: 'محادثة مع جو',
  pageFailure: {
    title: 'تعذّر عرض هذه الصفحة.',
    lead: 'تحققوا من اتصالكم بالإنترنت، ثم حاولوا مرة أخرى.',
    retry: 'إعادة المحاولة',
    reload: 'إعادة تحميل الصفحة',
  },
  scheduleDemo: { label: 'حجز عرض توضيحي', to: paths.scheduleDemo },
  menus: [
    {
      id: 'products',
      label: 'المنتجات',
      overview: { label: 'كل المنتجات', to: paths.products },
      links: [
        { label: brand.agentBuilder.name, note: 'بناء وكلاء ذكيين دون برمجة', to: paths.lagentry, icon: 'agent' },
        { label: 'AI Auditor', note: 'التحليل المالي والامتثال', to: paths.aiAuditor, icon: 'audit' },
        { label: 'ID Verification', note: 'التحقق من الهوية في الخليج', to: paths.idVerification, icon: 'identity' },
        { label: 'MarketEye', note: 'رصد الأسعار والأسواق', to: paths.marketeye, icon: 'market' },
        { label: 'AI Data Analyst', note: 'اسألوا بياناتكم وشاهدوا الإجابة', to: paths.aiDataAnalyst, icon: 'chart' },
        {
          label: 'UAE E-commerce Aggregator',
          note: 'مقارنة الأسعار بين متاجر الإمارات',
          to: paths.ecommerceAggregator,
          icon: 'basket',
        },
      ],
    },
    {
      id: 'solutions',
      label: 'الحلول',
      overview: undefined,
      links: [
        { label: 'المؤسسات', note: 'الأمن والتوسع والدعم', to: paths.enterprise, icon: 'building' },
        { label: 'الشركات الناشئة', note: 'باقات تنمو معكم', to: paths.startups, icon: 'bolt' },
        { label: 'المطورون', note: 'واجهات برمجية وحزم تطوير وأمثلة', to: paths.developers, icon: 'code' },
        { label: 'الباحثون', note: 'منشورات ونتائج مفتوحة', to: paths.researchers, icon: 'book' },
      ],
    },
    {
      id: 'company',
      label: 'الشركة',
      overview: undefined,
      links: [
        { label: 'من نحن', note: 'من يبني هذه المنتجات، وكيف', to: paths.company, icon: 'globe' },
        { label: 'الوظائف', note: 'أربع وظائف شاغرة', to: paths.careers, icon: 'people' },
        { label: 'الشراكة معنا', note: 'الاستثمار والتكامل والتوزيع', to: paths.partner, icon: 'plug' },
      ],
    },
  ],
};

export default header;
