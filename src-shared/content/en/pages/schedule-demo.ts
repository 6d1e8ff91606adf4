import { brand } from '#shared/brand.ts';
import { commitments } from '../commitments.ts';
import { demoForm, demoNotes, estimateNote, requestedPlan, sampleNote } from '../forms/demo.ts';
import { officeContact } from '../office-hours.ts';
import { place } from '../place.ts';
import { slotPicker } from '../slot-picker.ts';

const scheduleDemo = {
  meta: {
    title: 'Book a one-hour AI demo in Dubai or online',
    description: `See ${brand.name} at work on your own data. Pick an available day and time, in Gulf time; it’s yours when you submit.`,
  },
  eyebrow: 'Schedule Demo',
  title: 'See it work on your own data.',
  lead: `You get ${commitments.demo} with an engineer, not a slide deck.`,
  formTitle: 'Book your demo',
  form: demoForm,
  notes: demoNotes,
  estimateNote,
  requestedPlan,
  sampleNote,
  picker: slotPicker,
  next: {
    title: 'What happens next',
    steps: [
      {
        title: 'You’ll get an email right away',
        text: 'With your booking and a calendar file, or a note that we’ll suggest another time.',
      },
      {
        title: 'An engineer reads your request',
        text: `An engineer who knows your field prepares the demo. If no time is booked yet, we’ll propose one ${commitments.reply}.`,
      },
      {
        title: 'We meet',
        text: 'By video, or in our office in Dubai, in Arabic or English, with no obligation. You can move or cancel your demo with the link in the email.',
      },
    ],
  },
  contact: {
    title: 'Prefer to talk first?',
    text: officeContact,
    place,
    whatsapp: 'WhatsApp',
  },
};
export type ScheduleDemoContent = typeof scheduleDemo;

export default scheduleDemo;
