import { demoHours } from '../../bookings/demo-hours.ts';
import { officeHours } from '../../time/office-hours.ts';
import type { OfficeNow } from '../en/office-hours.ts';

const weekdayNames = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'];

const { weekdays, opens, closes } = officeHours;
const days = `من ${weekdayNames[weekdays[0]]} إلى ${weekdayNames[weekdays.at(-1)!]}`;

export const officeTimes = `${days}، من ${hourOfDay(opens)} إلى ${hourOfDay(closes)} بتوقيت الخليج`;

export const officeContact = `راسلونا أو اتصلوا بنا. نحن هنا ${officeTimes}.`;

export const demoTimes = `${days}، بين ${hourOfDay(demoHours[0]!)} و${hourOfDay(demoHours.at(-1)! + 1)} بتوقيت الخليج`;

export function answerMoment({ day, hour, today }: { day: string; hour?: number | undefined; today: boolean }): string {
  const from = hour === undefined ? '' : ` ابتداءً من الساعة ${hourOfDay(hour)} بتوقيت الخليج`;
  return `${today ? 'اليوم' : `يوم ${day}`}${from}`;
}

export const officeNow: OfficeNow = {
  isOpen: 'المكتب مفتوح الآن.',
  isClosed: (next) => `المكتب مغلق الآن. نعود ${answerMoment(next)}.`,
};

export function hourOfDay(hour: number): string {
  return `${hour % 12 || 12} ${partOfDay(hour)}`;
}

/** 12 in the evening would be midnight. */
function partOfDay(hour: number): string {
  if (hour < 12) return 'صباحًا';
  if (hour === 12) return 'ظهرًا';
  return hour < 17 ? 'بعد الظهر' : 'مساءً';
}
