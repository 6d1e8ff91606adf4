import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { company } from '#shared/site/company.ts';
import type { Action, ContentIcon } from '../../types/blocks.ts';
import { commitments } from '../commitments.ts';
import { gulfCalendar } from '../gulf-calendar.ts';
import { officeTimes } from '../office-hours.ts';
import { place } from '../place.ts';

const { ramadan: _, ...holidays } = gulfCalendar.holidays;

export interface ContactTopic {
  icon: ContentIcon;
  title: string;
  form: Action;
}

const contact = {
  meta: {
    title: `Contact ${brand.name} in Dubai: email, phone and hours`,
    description: `Email addresses by topic, our phone number and our office hours in Dubai. A person replies ${commitments.reply}.`,
  },
  eyebrow: 'Contact',
  title: 'Talk to a person.',
  lead: `Call us, or email the right team. A person replies ${commitments.reply}, in English or Arabic.`,
  call: 'Call',
  askJoe: 'Ask Joe, our assistant',
  topics: {
    title: 'Addresses by topic',
    /** The order is that of the brand's staff addresses; the last is for everything else. */
    items: [
      {
        icon: 'layers',
        title: 'Products, prices and demos',
        form: { label: 'Book a demo', to: paths.scheduleDemo },
      },
      {
        icon: 'plug',
        title: 'Partnerships and investment',
        form: { label: 'Send an inquiry', to: `${paths.partner}#inquiry` },
      },
      {
        icon: 'people',
        title: 'Jobs and applications',
        form: { label: 'See the positions', to: `${paths.careers}#positions` },
      },
      {
        icon: 'lock',
        title: 'Privacy, security and everything else',
        form: { label: 'See your data', to: paths.myData },
      },
    ] satisfies ContactTopic[] as ContactTopic[],
  },
  press: { label: 'For the press', to: paths.press },
  reach: {
    title: 'Call or write',
    place,
    whatsapp: 'WhatsApp',
  },
  hours: {
    title: 'Office hours',
    text: `${company.phoneHours ? `We answer the phone ${company.phoneHours.en}. ` : ''}We’re in the office ${officeTimes}.`,
    holidaysTitle: 'Public holidays',
    holidaysText: 'The office is closed on these days, and closes earlier in Ramadan. The demo calendar has the dates.',
    holidays: Object.values(holidays),
    calendar: { label: 'Open the demo calendar', to: paths.scheduleDemo },
  },
};
export type ContactContent = typeof contact;

export default contact;
