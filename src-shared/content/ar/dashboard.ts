import type { DashboardContent } from '../en/dashboard.ts';
import { plural } from './plural.ts';

export const dashboard: DashboardContent = {
  title: 'لوحة معلومات تجريبية',
  note: 'بيانات تجريبية لمتجر افتراضي.',
  range: 'الفترة',
  ranges: { '7d': 'آخر 7 أيام', '30d': 'آخر 30 يومًا', '90d': 'آخر 90 يومًا', '1y': 'آخر سنة' },
  metrics: {
    revenue: 'الإيرادات',
    users: 'المستخدمون النشطون',
    conversion: 'معدل التحويل',
    churn: 'معدل فقدان العملاء',
  },
  amount: (figure) => `${figure}\u00a0د.إ.`,
  metric: 'المؤشر',
  change: 'مقارنةً بالفترة السابقة',
  sum: 'المجموع',
  mean: 'المتوسط',
  chart: (metric, range, points) => `${metric}، ${range}، ${points}`,
  byDay: 'يوميًا',
  byMonth: 'شهريًا',
  daysAgo: (days) =>
    plural(days, {
      zero: 'اليوم',
      one: 'أمس',
      two: 'قبل يومين',
      few: `قبل ${days} أيام`,
      many: `قبل ${days} يومًا`,
      other: `قبل ${days} يوم`,
    }),
  monthsAgo: (months) =>
    plural(months, {
      zero: 'هذا الشهر',
      one: 'الشهر الماضي',
      two: 'قبل شهرين',
      few: `قبل ${months} أشهر`,
      many: `قبل ${months} شهرًا`,
      other: `قبل ${months} شهر`,
    }),
  point: 'التاريخ',
  value: 'القيمة',
};
