import type { FieldName } from '#shared/forms/fields.ts';
import type { companyTypes, investmentAmounts, partnershipTypes } from '#shared/forms/options.ts';
import { isolated } from '../../isolated.ts';
import type { FormContent } from '../../types/forms.ts';
import { commitments } from '../commitments.ts';
import { common, contact, failure } from './common.ts';

const companyTypeLabels: Record<(typeof companyTypes)[number], string> = {
  'Venture Capital': 'شركة رأس مال جريء',
  'Private Equity': 'شركة ملكية خاصة',
  'Corporate Investor': 'شركة مستثمرة',
  'Angel Investor': 'مستثمر ملائكي',
  'Technology Company': 'شركة تقنية',
  'Consulting Firm': 'شركة استشارات',
  'Research Institution': 'مؤسسة بحثية',
  'Government Entity': 'جهة حكومية',
  Other: 'غير ذلك',
};

const partnershipTypeLabels: Record<(typeof partnershipTypes)[number], string> = {
  'Strategic Investment': 'استثمار استراتيجي',
  'Series A': `جولة تمويلية (${isolated('Series A')})`,
  'Series B': `جولة تمويلية (${isolated('Series B')})`,
  'Series C': `جولة تمويلية (${isolated('Series C')})`,
  'Strategic Partnership': 'شراكة استراتيجية',
  'Joint Venture': 'مشروع مشترك',
  'Technology Partnership': 'شراكة تقنية',
  'Distribution Partnership': 'شراكة توزيع',
  'Research Collaboration': 'تعاون بحثي',
  Other: 'غير ذلك',
};

const investmentLabels: Record<(typeof investmentAmounts)[number], string> = {
  'Under $1M': 'أقل من مليون دولار',
  '$1M - $5M': 'من مليون إلى 5 ملايين دولار',
  '$5M - $10M': 'من 5 إلى 10 ملايين دولار',
  '$10M - $25M': 'من 10 إلى 25 مليون دولار',
  '$25M - $50M': 'من 25 إلى 50 مليون دولار',
  '$50M+': 'أكثر من 50 مليون دولار',
  'Strategic Partnership Only': 'شراكة استراتيجية فقط',
};

export const partnershipForm: FormContent<FieldName<'partnership'>> = {
  ...common,
  fields: {
    ...contact,
    companyType: { label: 'نوع الشركة', options: companyTypeLabels },
    partnershipType: { label: 'نوع الشراكة', options: partnershipTypeLabels },
    investmentAmount: { label: 'حجم الاستثمار', options: investmentLabels },
    message: { label: 'الرسالة', placeholder: 'ماذا تودّون أن نبني معًا؟' },
  },
  submit: 'إرسال الطلب',
  submitting: 'جارٍ إرسال الطلب...',
  success: {
    title: 'تم إرسال طلب الشراكة بنجاح!',
    text: `أرسلنا إليكم رسالة تأكيد بالبريد الإلكتروني، وسيتواصل معكم فريق الشراكات ${commitments.replySoon}.`,
  },
  failure,
};
