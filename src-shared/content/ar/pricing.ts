import { brand } from '../../brand.ts';
import { type PlanId, planFacts } from '../../site/plans.ts';
import type { Plan, PlanTexts, PriceLabels } from '../types/blocks.ts';
import { commitments } from './commitments.ts';

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

export const priceLabels: PriceLabels = { free: 'مجانًا', period: { month: 'شهريًا' } };
