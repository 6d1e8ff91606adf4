import { bookingView } from './booking-view.ts';
import { commitments } from './commitments.ts';
import { demoForm } from './forms/demo.ts';
import { slotPicker } from './slot-picker.ts';

const { move, cancel, calendar, done, closed, failure } = bookingView;

const chatBooking = {
  /** Heads the card with the next times. */
  offer: `Book a demo (${commitments.demo})`,
  none: 'No times are available in the coming weeks.',
  otherTimes: 'Other times',
  title: 'Book a demo',
  chosen: 'Your time:',
  changeTime: 'Change',
  note: 'Our team can read this conversation to prepare for the demo.',
  submit: 'Book this time',
  submitting: 'Booking...',
  back: 'Back to the chat',
  booked: (hour: string, email: string) => `Your demo is booked: ${hour}. We’ve emailed the details to ${email}.`,
  requested: `We have your request, without a time. We’ll propose one by email ${commitments.reply}.`,
  taken: 'This time has just been taken. Your entries are still here. Please choose one of these times:',
  /** `hour` is the time of the booking until now. */
  moving: (hour: string) => `Currently booked: ${hour}.`,
  moved: (hour: string) => `Your demo has been moved: ${hour}. ${done.moved.text}`,
  cancelled: (hour: string) => `Your demo is cancelled: ${hour}. ${done.cancelled.text}`,
  /** Answers a wish to change a demo. */
  yours: (hour: string) => `Your demo: ${hour}.`,
  /** It was changed outside this chat. */
  wasMoved: (hour: string) => `Your demo has been moved: ${hour}.`,
  wasCancelled: (hour: string) => `This demo was cancelled: ${hour}.`,
  again: 'Book a new time',
  keep: 'Keep it',
  move,
  cancel,
  calendar,
  closed,
  failure,
  slotPicker,
  form: demoForm,
};
export type ChatBookingContent = typeof chatBooking;

export default chatBooking;
