import type { SlotPickerContent } from '../en/slot-picker.ts';
import { isolated } from '../isolated.ts';
import { commitments } from './commitments.ts';
import { demoTimes } from './office-hours.ts';
import { plural } from './plural.ts';

/** A dash would run from right to left between two periods of the day, and from left to right between two numbers. */
function inWords(range: string): string {
  return range.replace(/([\d:]+(?:\s[صم])?)\s?–\s?(?=\d)/, 'من $1 إلى ').replace(/\s?–\s?/, ' إلى ');
}

export const slotPicker: SlotPickerContent = {
  title: 'اختاروا موعدًا متاحًا',
  intro: `مدة العرض ${commitments.demo}، ${demoTimes}. اختاروا اليوم والوقت، ويُحجز الموعد المتاح لكم عند الإرسال.`,
  show: 'تصفّح المواعيد المتاحة',
  failure: 'تعذّر تحميل المواعيد المتاحة.',
  retry: 'المحاولة مرة أخرى',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  legend: 'تدل النقطة على يوم فيه مواعيد متاحة.',
  noted: (day, note) => `${day}، ${note}`,
  freeSlots: (count) =>
    plural(count, {
      zero: 'لا مواعيد متاحة',
      one: 'موعد واحد متاح',
      two: 'موعدان متاحان',
      few: `${count} مواعيد متاحة`,
      many: `${count} موعدًا متاحًا`,
      other: `${count} موعد متاح`,
    }),
  full: 'اكتملت الحجوزات',
  past: 'يوم مضى',
  closed: ({ reason, certainty }) => `مغلق: ${reason}${certainty === 'expected' ? ' (متوقع، بحسب رؤية الهلال)' : ''}`,
  zones: (own) => (own ? `بتوقيتكم (${own})، وإلى جانبه توقيت دبي` : 'بتوقيت دبي'),
  inDubai: (time) => `${time} في دبي`,
  notFree: 'لا يمكن حجزه',
  hour: ({ day, gulf, own }) =>
    own ? `${day}، ${inWords(own)} بتوقيتكم (${inWords(gulf)} بتوقيت دبي)` : `${day}، ${inWords(gulf)} بتوقيت دبي`,
  other: 'اقتراح موعد آخر',
  missing: 'اختاروا يومًا ووقتًا.',
  promise: 'اختاروا موعدًا متاحًا، ويُحجز لكم عند الإرسال.',
  isFree: (hour) => `${hour}: موعد متاح، نحجزه لكم عند إرسال النموذج.`,
  isNotFree: (hour) => `${hour}: موعد لا يمكن حجزه.`,
  cannotBook: 'اختاروا موعدًا متاحًا، أو أرسلوا النموذج كما هو ونقترح عليكم موعدًا.',
  notBooked: 'تعذّر حجز هذا الموعد. سجّلنا طلبكم، وسنرسل إليكم موعدًا آخر بالبريد الإلكتروني.',
  booked: {
    title: (hour) => `تم حجز موعدكم: ${hour}`,
    text: 'هذا الموعد مؤكّد ولا يلزمكم أي إجراء. وفي الرسالة التي وصلتكم ملف للتقويم ورابط لتغيير الموعد أو إلغائه. نلتقي عبر الفيديو، أو في مكتبنا في دبي إن فضّلتم ذلك: يكفي الرد على الرسالة.',
    links: {
      file: 'ملف التقويم',
      google: `تقويم ${isolated('Google')}`,
      outlook: `تقويم ${isolated('Outlook')}`,
      page: 'تغيير الموعد أو إلغاؤه',
    },
  },
  requested: {
    title: 'لم يُحجز موعد بعد',
    text: `سجّلنا الموعد الذي طلبتموه، ونقترح عليكم موعدًا بالبريد الإلكتروني ${commitments.reply}.`,
  },
  taken: {
    title: 'تم حجز هذا الموعد قبل لحظات',
    text: 'لم يتغيّر شيء مما أدخلتموه. اختاروا أحد هذه المواعيد المتاحة، ثم أرسلوا النموذج مرة أخرى:',
    none: 'لا مواعيد أخرى متاحة الآن. أرسلوا النموذج مرة أخرى لنقترح عليكم موعدًا.',
  },
  limit: { title: 'لم يُحجز هذا الموعد', send: 'إرسال الطلب بلا موعد محدد' },
};
