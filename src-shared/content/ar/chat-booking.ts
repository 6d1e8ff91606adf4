import type { ChatBookingContent } from '../en/chat-booking.ts';
import { isolated } from '../isolated.ts';
import { bookingView } from './booking-view.ts';
import { commitments } from './commitments.ts';
import { demoForm } from './forms/demo.ts';
import { slotPicker } from './slot-picker.ts';

const { move, cancel, calendar, done, closed, failure } = bookingView;

const chatBooking: ChatBookingContent = {
  offer: `حجز عرض توضيحي (${commitments.demo})`,
  none: 'لا مواعيد متاحة في الأسابيع القادمة.',
  otherTimes: 'مواعيد أخرى',
  title: 'حجز عرض توضيحي',
  chosen: 'موعدكم:',
  changeTime: 'تغيير',
  note: 'يستطيع فريقنا قراءة هذه المحادثة استعدادًا للعرض.',
  submit: 'حجز هذا الموعد',
  submitting: 'جارٍ الحجز...',
  back: 'العودة إلى المحادثة',
  booked: (hour, email) => `تم حجز عرضكم التوضيحي: ${hour}. أرسلنا التفاصيل إلى ${isolated(email)}.`,
  requested: `وصلنا طلبكم بلا موعد محدد، ونقترح عليكم موعدًا بالبريد الإلكتروني ${commitments.reply}.`,
  taken: 'تم حجز هذا الموعد قبل لحظات. لم يتغيّر شيء مما أدخلتموه. اختاروا أحد هذه المواعيد:',
  moving: (hour) => `الموعد الحالي: ${hour}.`,
  moved: (hour) => `تغيّر موعد العرض: ${hour}. ${done.moved.text}`,
  cancelled: (hour) => `تم إلغاء العرض التوضيحي: ${hour}. ${done.cancelled.text}`,
  yours: (hour) => `موعد عرضكم التوضيحي: ${hour}.`,
  wasMoved: (hour) => `تغيّر موعد العرض: ${hour}.`,
  wasCancelled: (hour) => `تم إلغاء هذا العرض التوضيحي: ${hour}.`,
  again: 'حجز موعد جديد',
  keep: 'الإبقاء عليه',
  move,
  cancel,
  calendar,
  closed,
  failure,
  slotPicker,
  form: demoForm,
};

export default chatBooking;
