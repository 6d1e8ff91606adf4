import { brand } from '#shared/brand.ts';
import type { TokenPageContent } from '#shared/content/types/token-page.ts';
import { paths } from '#shared/paths.ts';
import { newsletterMessages } from '../../newsletter-messages.ts';

const confirmSubscription: TokenPageContent = {
  meta: {
    title: 'تأكيد الاشتراك',
    description: `تأكيد الاشتراك في نشرة ${brand.arabicName} البريدية.`,
  },
  eyebrow: 'النشرة البريدية',
  confirm: {
    title: 'هل تنضمون إلى نشرتنا البريدية؟',
    lead: 'نقرة واحدة ويكتمل اشتراككم. ويمكنكم إلغاؤه متى شئتم من الرابط في كل رسالة.',
    submit: 'تأكيد الاشتراك',
    submitting: 'جارٍ التأكيد...',
  },
  done: { title: 'اكتمل اشتراككم.', lead: newsletterMessages.confirmed },
  failed: {
    title: 'لم يكتمل التأكيد.',
    lead: newsletterMessages.confirmationFailed,
    incomplete: newsletterMessages.confirmationGone,
  },
  home: { label: 'إلى الصفحة الرئيسية', to: paths.home },
};

export default confirmSubscription;
