import { brand } from '../../../brand.ts';
import { demoForm } from '../forms/demo.ts';
import { officeTimes } from '../office-hours.ts';
import { slotPicker } from '../slot-picker.ts';

const scheduleDemo = {
  meta: {
    title: 'Schedule a demo',
    description: `See ${brand.name} at work on a case of yours. Choose a day and an hour in Gulf time; we confirm within 24 hours on working days.`,
  },
  eyebrow: 'Schedule Demo',
  title: 'See it work on your own case.',
  lead: 'An hour with an engineer, not a slide deck. Tell us what you want to solve and when it suits you.',
  formTitle: 'Book your demo',
  form: demoForm,
  picker: slotPicker,
  next: {
    title: 'What happens next',
    steps: [
      {
        title: 'You get a mail at once',
        text: 'With your booking and a calendar file, or with your wish if the hour could not be booked.',
      },
      {
        title: 'We confirm within 24 hours on working days',
        text: 'An engineer who knows your field reads your request. If you have no hour yet, we propose one.',
      },
      { title: 'We meet', text: 'By video, or in our office in Dubai. A link in the mail moves or cancels your hour.' },
    ],
  },
  expect: {
    title: 'What to expect',
    items: [
      'A live product, on data like yours',
      'Honest answers about limits and prices',
      'How it would connect to your systems',
      'No obligation, and no sales script',
    ],
  },
  contact: {
    title: 'Rather talk first?',
    text: `Write or call. We are there ${officeTimes}.`,
    place: `${brand.city}, ${brand.country}`,
  },
};
export type ScheduleDemoContent = typeof scheduleDemo;

export default scheduleDemo;
