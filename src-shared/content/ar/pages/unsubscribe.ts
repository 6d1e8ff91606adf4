import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { isolated } from '../../isolated.ts';
import type { TokenPageContent } from '../../types/token-page.ts';
import { newsletterMessages } from '../newsletter-messages.ts';

const unsubscribe: TokenPageContent = {
  meta: {
    title: 'إلغاء الاشتراك',
    description: `إلغاء الاشتراك في نشرة ${brand.arabicName} البريدية.`,
  },
  eyebrow: 'النشرة البريدية',
  confirm: {
    title: 'هل تودّون إلغاء الاشتراك؟',
    lead: 'ستصلكم رسالة أخيرة تؤكد الإلغاء. ويمكنكم العودة متى شئتم من النموذج في أسفل هذه الصفحة.',
    submit: 'إلغاء الاشتراك',
    submitting: 'جارٍ إلغاء الاشتراك...',
  },
  done: { title: 'تم إلغاء اشتراككم.', lead: newsletterMessages.unsubscribed },
  failed: {
    title: 'لم يكتمل الإلغاء.',
    lead: newsletterMessages.unsubscribeFailed,
    incomplete: `هذا الرابط غير مكتمل أو لم يعد صالحًا. استخدموا الرابط في إحدى رسائلنا، أو راسلونا على ${isolated(brand.email)}.`,
  },
  home: { label: 'إلى الصفحة الرئيسية', to: paths.home },
};

export default unsubscribe;
