import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { demoForm } from '../forms/demo.ts';

const booking = {
  meta: { title: 'Your demo', description: `See, move or cancel the demo you booked with ${brand.name}.` },
  eyebrow: 'Your demo',
  title: 'We could not find a booking for this link.',
  lead: `It may be incomplete, or the booking no longer exists. Please use the link in our latest email, or write to us at ${brand.email}.`,
  actions: [
    { label: demoForm.submit, to: paths.scheduleDemo },
    { label: 'Go to the home page', to: paths.home },
  ],
};
export type BookingContent = typeof booking;

export default booking;
