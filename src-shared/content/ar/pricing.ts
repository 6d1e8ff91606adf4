import { paths } from '../../paths.ts';
import { claims } from '../../site/claims.ts';
import { columnsWith, type PlanFeature, type PlanId, planFacts } from '../../site/plans.ts';
import { formatPrice } from '../format-price.ts';
import { isolated } from '../isolated.ts';
import type { ComparisonTable, EnterpriseOffer, Plan, PlanTexts, PriceLabels } from '../types/blocks.ts';
import { commitments } from './commitments.ts';
import { planNames } from './plans-with.ts';
import { dirhams } from './plural.ts';
import { productNames } from './product-names.ts';

const texts: Record<PlanId, Omit<PlanTexts, 'name'>> = {
  starter: {
    description: 'لأول وكيل لكم.',
    features: [
      '5,000 عملية ذكاء اصطناعي شهريًا',
      'مساحة عمل واحدة لثلاثة مستخدمين',
      'موافقة قبل التنفيذ، وسجل لكل خطوة',
      'صفحات المساعدة والبريد',
    ],
  },
  growth: {
    description: 'لفريق لديه عملاء يدفعون.',
    features: [
      '100,000 عملية ذكاء اصطناعي شهريًا',
      '10 مستخدمين، مع الأدوار',
      'جميع الموصلات',
      `ردّ ${commitments.growthReply}`,
    ],
  },
  scale: {
    description: 'لمنتج قائم على الذكاء الاصطناعي.',
    features: [
      'مليون عملية ذكاء اصطناعي شهريًا',
      'عدد غير محدود من المستخدمين',
      'تصدير سجل التدقيق والدخول الموحّد',
      `ردّ ${commitments.scaleReply}`,
    ],
  },
};

export const plans: Plan[] = planFacts.map((facts) => ({ ...facts, name: planNames[facts.id], ...texts[facts.id] }));

export const plansName = `باقات ${productNames.lagentry}`;

const numbers = new Intl.NumberFormat('en');

export const priceLabels: PriceLabels = {
  free: 'مجانًا',
  period: { month: 'شهريًا' },
  dirhams: (amount) => `نحو ${dirhams(amount)}`,
};

export const enterprise: EnterpriseOffer = {
  name: planNames.enterprise,
  price: 'حسب الطلب',
  description: 'لشركات تشترط مراجعة أمن المعلومات.',
  features: [
    'ستة منتجات بعقد واحد',
    'استضافة في الإمارات أو السعودية أو في سحابتكم',
    `تسجيل الدخول الموحّد (SSO) و${isolated('SCIM')} وتصدير سجل التدقيق`,
    `اتفاقية مستوى خدمة بنسبة ${isolated(claims.enterpriseSla)}، ومهندسون تعرفونهم بالاسم`,
  ],
  action: { label: 'طلب عرض سعر', to: `${paths.scheduleDemo}?about=quote` },
};

const features: Record<PlanFeature, string> = {
  approval: 'موافقة قبل التنفيذ',
  log: 'سجل لكل خطوة',
  connectors: 'جميع الموصلات',
  roles: 'الأدوار',
  auditExport: 'تصدير سجل التدقيق',
  singleSignOn: 'الدخول الموحّد (SSO)',
  provisioning: `إدارة الحسابات عبر ${isolated('SCIM')}`,
  regionalHosting: 'استضافة إقليمية أو في سحابتكم',
};

const quoted = 'في عرض السعر';
const people = (count: number) => (Number.isFinite(count) ? String(count) : 'بلا حد');

export const comparison: ComparisonTable = {
  layout: 'figures',
  columns: ['الباقة', ...plans.map(({ name }) => name), enterprise.name],
  texts: { yes: 'نعم', no: 'لا' },
  rows: [
    {
      name: 'السعر',
      cells: [
        ...plans.map(({ price }) => {
          const { amount, period } = formatPrice(price, priceLabels);
          return period ? `${isolated(amount)} ${period}` : amount;
        }),
        enterprise.price,
      ],
    },
    {
      name: 'العمليات شهريًا',
      cells: [...planFacts.map(({ operations }) => numbers.format(operations)), quoted],
    },
    { name: 'المستخدمون', cells: [...planFacts.map((plan) => people(plan.people)), quoted] },
    ...(Object.keys(features) as PlanFeature[]).map((id) => ({ name: features[id], cells: columnsWith(id) })),
    {
      name: 'توافر الخدمة المضمون',
      cells: [...planFacts.map(() => claims.uptime), claims.enterpriseSla],
    },
    {
      name: 'الدعم',
      cells: [
        'صفحات المساعدة والبريد',
        `ردّ ${commitments.growthReply}`,
        `ردّ ${commitments.scaleReply}`,
        'مهندسون تعرفونهم بالاسم',
      ],
    },
  ],
};
