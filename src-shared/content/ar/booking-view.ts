import type { BookingViewContent } from '../en/booking-view.ts';
import { isolated } from '../isolated.ts';
import { demoForm } from './forms/demo.ts';

export const bookingView: BookingViewContent = {
  eyebrow: 'عرضكم التوضيحي',
  titles: {
    upcoming: 'حُجز موعدكم.',
    begun: 'بدأ عرضكم التوضيحي.',
    over: 'انتهى عرضكم التوضيحي.',
    cancelled: 'أُلغي عرضكم التوضيحي.',
  },
  statuses: {
    confirmed: 'محجوز',
    cancelled: 'ملغى',
    held: 'عُقد',
    no_show: 'لم يُعقد',
  },
  inDubai: 'بتوقيت دبي',
  yourTime: 'بتوقيتكم',
  bookedFor: 'الحجز باسم ',
  warning: 'كل من يملك رابط هذه الصفحة يستطيع أن يغيّر موعد العرض أو أن يلغيه، فلا ترسلوه إلا إلى من تثقون بهم.',
  done: {
    moved: {
      title: 'تغيّر موعد العرض.',
      text: 'أرسلنا إليكم رسالة بالموعد الجديد، وبها يتغيّر الموعد في تقويمكم أيضًا.',
    },
    cancelled: {
      title: 'أُلغي العرض.',
      text: 'أرسلنا إليكم رسالة تؤكد الإلغاء، وبها يُحذف الموعد من تقويمكم.',
    },
  },
  failure: 'تعذّر ذلك.',
  retry: 'المحاولة مرة أخرى',
  alternatives: 'هذه المواعيد متاحة، وبنقرة واحدة ينتقل العرض إلى أحدها:',
  move: {
    link: 'تغيير الموعد',
    title: 'تغيير الموعد',
    text: 'اختاروا موعدًا آخر، وتصلكم به رسالة.',
    label: 'الموعد الجديد، بتوقيت دبي',
    none: 'اختاروا موعدًا.',
    full: 'لا موعد متاحًا في هذا الشهر.',
    submit: 'تغيير الموعد',
  },
  calendar: {
    title: 'في تقويمكم',
    text: 'وملف التقويم مرفق أيضًا برسالة الحجز.',
    file: 'ملف التقويم',
    google: `تقويم ${isolated('Google')}`,
    outlook: `تقويم ${isolated('Outlook')}`,
  },
  cancel: {
    link: 'إلغاء',
    title: 'إلغاء العرض',
    text: 'إذا تعذّر حضوركم فألغوا العرض، كي يستفيد غيركم من الموعد.',
    ask: 'إلغاء العرض',
    question: 'هل تريدون إلغاء هذا العرض؟ نرسل إليكم رسالة تؤكد الإلغاء.',
    submit: 'نعم، ألغوا العرض',
  },
  closed: {
    begun: 'لم يعد تغيير الموعد أو إلغاؤه ممكنًا هنا. وإذا تعذّر حضوركم فيكفي الرد على رسالتنا.',
    over: 'هل تودّون أن نعرض عليكم شيئًا آخر؟ يمكنكم حجز عرض جديد.',
    cancelled: 'أصبح الموعد متاحًا من جديد، ويمكنكم حجز عرض آخر متى شئتم.',
  },
  again: { title: 'عرض آخر', action: demoForm.submit },
};
