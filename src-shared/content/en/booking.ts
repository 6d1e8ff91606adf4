import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import type { BookingContent } from '../types/booking.ts';
import { demoForm } from './forms/demo.ts';

const booking: BookingContent = {
  meta: { title: 'Your demo', description: `See, move or cancel the demo that you have booked with ${brand.name}.` },
  eyebrow: 'Your demo',
  title: 'This link leads to no demo.',
  lead: `It may be incomplete, or the booking has been erased. Please use the link in our latest mail, or write to us at ${brand.email}.`,
  actions: [
    { label: demoForm.submit, to: paths.scheduleDemo },
    { label: 'To the home page', to: paths.home },
  ],
};

export default booking;
