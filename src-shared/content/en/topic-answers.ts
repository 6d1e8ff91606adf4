import { brand } from '../../brand.ts';
import chat from './chat.ts';
import { handover } from './handover.ts';
import home from './pages/home.ts';
import scheduleDemo from './pages/schedule-demo.ts';
import { slotPicker } from './slot-picker.ts';

/** Joe's answers without a model. Prices, plans and open positions are added from the site's own lists. */
export const topicAnswers = {
  greeting: `Hello, I’m Joe, the ${brand.name} assistant. Ask me about our products, prices, a demo or a job.`,
  salam: `Wa alaikum assalam. I’m Joe, the ${brand.name} assistant. Ask me about our products, prices, a demo or a job.`,
  thanks: 'You’re welcome. If you have another question, I’m here.',
  acknowledgement: 'I’m here if you have another question.',
  about: home.meta.description,
  products: chat.canned.products,
  booking: `You can book a demo here in the chat or on our demo page. ${slotPicker.intro}`,
  moving: `A demo that you booked in this chat can be moved or cancelled here. For any other, open the link in the email about your booking, which works until the demo begins. If you can’t find the email, write to ${brand.email}.`,
  prices: chat.canned.pricing,
  plans: 'Our plans for startups:',
  contact: chat.canned.contact,
  person: `Press “${handover.ask}” in this chat to reach our team. ${chat.canned.contact}`,
  afterHours: (when: string) =>
    `Our office is closed now, and our team is back ${when}. You can book a demo right away, or press “${handover.ask}” to leave your address.`,
  hours: scheduleDemo.contact.text,
  onPremise:
    'Running a product on your own servers is a matter for your contract. Our team can tell you what is possible.',
  notOnSite: 'I couldn’t find that on our site, but our team can tell you.',
  nearest: 'I found no clear answer to that on our site. These pages come closest, and our team can tell you more.',
  quote: (title: string) => `From our site, “${title}”:`,
};
export type TopicAnswers = typeof topicAnswers;
