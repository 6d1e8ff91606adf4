import type { SlotPickerContent } from '../types/slot-picker.ts';
import { demoTimes } from './office-hours.ts';

export const slotPicker: SlotPickerContent = {
  title: 'Choose a free hour',
  intro: `A demo takes an hour, ${demoTimes}. Choose a day and an hour above: we book it if it is free, and tell you if it is not.`,
  failure: 'The free hours could not be loaded.',
  retry: 'Try again',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  legend: 'A dot marks a day with free hours.',
  noted: (day, note) => `${day}, ${note}`,
  freeHours: (count) => (count === 1 ? '1 free hour' : `${count} free hours`),
  full: 'cannot be booked',
  past: 'past',
  closed: ({ reason, certainty }) =>
    `closed: ${reason}${certainty === 'expected' ? ' (expected, depends on the sighting of the moon)' : ''}`,
  zones: (own) => (own ? `Your time (${own}), with the time in Dubai beside it` : 'Time in Dubai'),
  inDubai: (time) => `${time} in Dubai`,
  notFree: 'cannot be booked',
  hour: ({ day, gulf, own }) => `${day}, ${gulf} in Dubai${own ? ` (${own} your time)` : ''}`,
  promise: 'We book the hour that you choose if it is free, and tell you if it is not.',
  isFree: (hour) => `${hour}: free. We book it when you send the form.`,
  isNotFree: (hour) => `${hour}: cannot be booked.`,
  wish: 'Please choose a free hour, or send the form as it is: then we note it as a wish.',
  notBooked: 'The hour could not be booked. We have noted it as your wish.',
  taken: {
    title: 'This hour has just been taken',
    text: 'What you have entered is kept. Please choose one of these free hours, then send the form again:',
    none: 'No other hour is free now. Send the form again, and we note yours as a wish.',
  },
  limit: { title: 'This time is not booked', send: 'Send without a fixed time' },
};
