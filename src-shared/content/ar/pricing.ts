import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { claims } from '../../site/claims.ts';
import { columnsWith, type PlanFeature, type PlanId, planFacts } from '../../site/plans.ts';
import { formatPrice } from '../format-price.ts';
import { isolated } from '../isolated.ts';
import type { ComparisonTable, EnterpriseOffer, Plan, PlanTexts, PriceLabels } from '../types/blocks.ts';
import { commitments } from './commitments.ts';
import { dirhams } from './plural.ts';

const texts: Record<PlanId, PlanTexts> = {
  starter: {
    name: 'الانطلاق',
    description: 'لأول وكيل لكم.',
    features: ['5,000 عملية ذكاء اصطناعي شهريًا', 'مساحة عمل واحدة لثلاثة مستخدمين', 'دعم من مجتمع المستخدمين'],
  },
  growth: {
    name: 'النمو',
    description: 'لفريق لديه عملاء ينتظرون.',
    features: [
      '100,000 عملية ذكاء اصطناعي شهريًا',
      'عشرة أشخاص، مع الأدوار والموافقات',
      'جميع الموصلات',
      `ردّ ${commitments.growthReply}`,
    ],
  },
  scale: {
    name: 'التوسّع',
    description: 'لمنتج قائم على الذكاء الاصطناعي.',
    features: [
      'مليون عملية ذكاء اصطناعي شهريًا',
      'عدد غير محدود من الأشخاص',
      'تصدير سجل التدقيق والدخول الموحّد',
      `ردّ ${commitments.scaleReply}`,
    ],
  },
};

export const plans: Plan[] = planFacts.map((facts) => ({ ...facts, ...texts[facts.id] }));

export const plansName = `${brand.arabicName} للشركات الناشئة`;

const numbers = new Intl.NumberFormat('en');

export const priceLabels: PriceLabels = {
  free: 'مجانًا',
  period: { month: 'شهريًا' },
  dirhams: (amount) => `نحو ${dirhams(amount)}`,
};

export const enterprise: EnterpriseOffer = {
  name: 'المؤسسات',
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
  connectors: 'جميع الموصلات',
  roles: 'الأدوار والموافقات',
  auditExport: 'تصدير سجل التدقيق',
  singleSignOn: 'تسجيل الدخول الموحّد (SSO)',
  regionalHosting: 'استضافة في منطقة تختارونها',
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
      name: 'عمليات الذكاء الاصطناعي شهريًا',
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
        'مجتمع المستخدمين',
        `ردّ ${commitments.growthReply}`,
        `ردّ ${commitments.scaleReply}`,
        'مهندسون تعرفونهم بالاسم، بتوقيت الخليج',
      ],
    },
  ],
};
