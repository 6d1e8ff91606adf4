import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import type { FooterContent } from '../en/footer.ts';
import { isolated } from '../isolated.ts';
import { common, problems } from './forms/common.ts';
import { newsletterMessages } from './messages.ts';

const { agentBuilder, email, legalName, social } = brand;

const footer: FooterContent = {
  tagline: 'منتجات ذكاء اصطناعي للشركات والمؤسسات في دول مجلس التعاون الخليجي. نبنيها في دبي.',
  columns: [
    {
      title: 'الحلول',
      links: [
        { label: agentBuilder.name, to: paths.lagentry },
        { label: 'AI Auditor', to: paths.aiAuditor },
        { label: 'ID Verification', to: paths.idVerification },
        { label: 'MarketEye', to: paths.marketeye },
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
      ],
    },
    {
      title: 'المزيد عنا',
      links: [
        { label: 'التقنيات', to: paths.company },
        { label: 'منهج العمل', to: paths.company },
        { label: 'قطاعات نخدمها', to: paths.company },
        { label: 'تواصلوا معنا', to: paths.scheduleDemo },
      ],
    },
  ],
  newsletter: {
    title: 'أخبار من مختبرنا',
    text: 'ما بنيناه وما تعلّمناه. بضع رسائل في الشهر، وتلغون اشتراككم بنقرة واحدة.',
    email: 'البريد الإلكتروني',
    placeholder: 'name@company.com',
    submit: 'الاشتراك',
    submitting: 'جارٍ الاشتراك...',
    honeypot: common.honeypot,
    problems,
    failed: newsletterMessages.subscribeFailed,
    unreachable: newsletterMessages.subscribeUnreachable,
  },
  social: [
    { label: 'LinkedIn', to: social.linkedin, icon: 'linkedin' },
    { label: 'X', to: social.x, icon: 'x' },
    { label: `البريد الإلكتروني: ${isolated(email)}`, to: `mailto:${email}`, icon: 'mail' },
  ],
  formNotice: { back: 'العودة إلى النموذج', dismiss: 'إخفاء' },
  socialTitle: 'تابعونا',
  legal: [
    { label: 'سياسة الخصوصية', to: paths.privacy },
    { label: 'شروط الخدمة', to: paths.terms },
    { label: 'ملفات تعريف الارتباط', to: paths.cookies },
    { label: 'بياناتكم', to: paths.myData },
  ],
  copyright: `© ${isolated(legalName)} · دبي، الإمارات`,
};

export default footer;
