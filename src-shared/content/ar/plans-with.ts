import { type ColumnId, featureFrom, type PlanFeature } from '../../site/plans.ts';

export const planNames: Record<ColumnId, string> = {
  starter: 'الانطلاق',
  growth: 'النمو',
  scale: 'التوسّع',
  enterprise: 'المؤسسات',
};

const from: Record<ColumnId, string> = {
  starter: 'في كل الباقات',
  growth: 'في باقتي النمو والتوسّع وعقود المؤسسات',
  scale: 'في باقة التوسّع وعقود المؤسسات',
  enterprise: 'في عقود المؤسسات',
};

export function plansWith(feature: PlanFeature): string {
  return from[featureFrom[feature]];
}

export const priceNote = 'السعر حسب حجم الاستخدام. اطلبوا عرض سعر.';
