import type { LegalLabels } from '../types/legal.ts';
import { plural } from './plural.ts';

export const legalLabels: LegalLabels = {
  eyebrow: 'معلومات قانونية',
  changed: 'آخر تحديث',
  onThisPage: 'في هذه الصفحة',
  kept: 'مدة الحفظ:',
};

export function inDays(days: number): string {
  return plural(days, {
    zero: 'أقل من يوم',
    one: 'يوم واحد',
    two: 'يومان',
    few: `${days} أيام`,
    many: `${days} يومًا`,
    other: `${days} يوم`,
  });
}
