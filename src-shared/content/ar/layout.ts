import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { company } from '../../site/company.ts';
import type { FooterContent, HeaderContent } from '../en/layout.ts';
import { isolated } from '../isolated.ts';
import { newsletterForm } from './forms/newsletter.ts';
import { legalLine } from './place.ts';
import { productNames } from './product-names.ts';

export const header: HeaderContent = {
  skip: 'الانتقال إلى المحتوى',
  home: `${brand.arabicName} ${brand.name}، الصفحة الرئيسية`,
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
  pricing: { label: 'الأسعار', to: paths.pricing },
  menus: [
    {
      id: 'products',
      label: 'المنتجات',
      overview: { label: 'كل المنتجات', to: paths.products },
      links: [
        {
          label: productNames.lagentry,
          note: 'إنشاء وكلاء الذكاء الاصطناعي بدون برمجة',
          to: paths.lagentry,
        },
        { label: productNames.aiAuditor, note: 'التحليل المالي والامتثال', to: paths.aiAuditor },
        {
          label: productNames.idVerification,
          note: 'وثائق الهوية في دول الخليج',
          to: paths.idVerification,
        },
        { label: productNames.marketeye, note: 'متابعة الأسعار والتنبيهات', to: paths.marketeye },
        {
          label: productNames.aiDataAnalyst,
          note: 'اسألوا بياناتكم وشاهدوا الإجابة',
          to: paths.aiDataAnalyst,
        },
        {
          label: productNames.uaeEcommerceAggregator,
          note: 'مقارنة الأسعار بين متاجر الإمارات',
          to: paths.ecommerceAggregator,
        },
      ],
    },
    {
      id: 'solutions',
      label: 'الحلول',
      overview: undefined,
      links: [
        { label: 'المؤسسات', note: 'أمن المعلومات والتوسع والدعم', to: paths.enterprise },
        { label: 'الشركات الناشئة', note: 'باقات تنمو معكم', to: paths.startups },
        { label: 'المطورون', note: 'واجهات برمجية وحزم تطوير وأمثلة', to: paths.developers },
        { label: 'الباحثون', note: 'أوراق عمل ومشاريع مشتركة', to: paths.researchers },
      ],
    },
    {
      id: 'company',
      label: 'الشركة',
      overview: undefined,
      links: [
        {
          label: 'من نحن',
          note: company.people ? 'فريقنا وطريقة عملنا' : 'ما نطوّره وكيف نعمل',
          to: paths.company,
        },
        { label: 'الأخبار', note: 'جديدنا وما تعلّمناه', to: paths.news },
        { label: 'الوظائف', note: 'وظائفنا في دبي', to: paths.careers },
        { label: 'الشراكة معنا', note: 'الاستثمار والتكامل والتوزيع', to: paths.partner },
        { label: 'أمن المنتجات', note: 'أجوبة لفرق مراجعة الأمن', to: paths.productSecurity },
      ],
    },
  ],
};

const { email, social } = brand;

export const footer: FooterContent = {
  tagline: 'منتجات ذكاء اصطناعي للشركات والمؤسسات في دول مجلس التعاون الخليجي. نطوّرها في دبي.',
  columns: [
    {
      title: 'الحلول',
      links: [
        { label: productNames.lagentry, to: paths.lagentry },
        { label: productNames.aiAuditor, to: paths.aiAuditor },
        { label: productNames.idVerification, to: paths.idVerification },
        { label: productNames.marketeye, to: paths.marketeye },
        { label: 'المؤسسات', to: paths.enterprise },
      ],
    },
    {
      title: 'القطاعات',
      links: [
        { label: 'الرعاية الصحية', to: paths.enterprise },
        { label: 'القطاع المالي', to: paths.enterprise },
        { label: 'التجارة الإلكترونية', to: paths.enterprise },
        { label: 'الصناعة', to: paths.enterprise },
      ],
    },
    {
      title: 'الشركة',
      links: [
        { label: 'من نحن', to: paths.company },
        { label: 'الوظائف', to: paths.careers },
        { label: 'الأخبار', to: paths.news },
        { label: 'النشرة البريدية', to: `${paths.news}#newsletter` },
      ],
    },
    {
      title: 'روابط مفيدة',
      links: [
        { label: 'الأسعار', to: paths.pricing },
        { label: 'التقنيات', to: `${paths.company}#technologies` },
        { label: 'منهج العمل', to: `${paths.company}#process` },
        { label: 'قطاعات نخدمها', to: `${paths.company}#industries` },
        { label: 'تواصلوا معنا', to: paths.contact },
      ],
    },
  ],
  newsletter: newsletterForm,
  social: [
    { label: 'LinkedIn', to: social.linkedin, icon: 'linkedin' },
    { label: 'X', to: social.x, icon: 'x' },
    { label: `البريد الإلكتروني: ${isolated(email)}`, to: `mailto:${email}`, icon: 'mail' },
  ],
  whatsapp: { label: 'واتساب', icon: 'whatsapp' },
  formToast: { back: 'العودة إلى النموذج', dismiss: 'إخفاء' },
  socialTitle: 'تابعونا',
  legal: [
    { label: 'سياسة الخصوصية', to: paths.privacy },
    { label: 'الشروط والأحكام', to: paths.terms },
    { label: 'سياسة ملفات تعريف الارتباط', to: paths.cookies },
    { label: 'بياناتكم', to: paths.myData },
    { label: 'الثقة والأمان', to: paths.trust },
    { label: 'أمن المنتجات', to: paths.productSecurity },
    { label: 'حالة الموقع', to: paths.status },
  ],
  copyright: legalLine,
};
