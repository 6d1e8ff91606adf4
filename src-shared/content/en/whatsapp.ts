import { brand } from '../../brand.ts';
import { answerMoment } from './office-hours.ts';

/** Joe on WhatsApp. The titles of buttons have at most 20 characters. */
export const whatsapp = {
  introduction: (privacyUrl: string) =>
    `I’m Joe, the AI assistant of ${brand.name}, and I may be wrong. Our team can read this conversation. Our privacy policy:\n${privacyUrl}\nWrite STOP to end all messages.`,
  notReadable: 'I can read texts only. A colleague can look at what you sent.',
  stopped: 'You will get no more messages from us here. Write START if you want to talk to us again.',
  started: 'You are back in our conversation. What would you like to know?',
  ownData:
    'This link shows everything that we store about you here, and lets you download or erase it. It works for one hour, and anyone who has it can see and erase your data.',
  ownDataLimited: 'Our newest link, above, still works. You can get another one within the hour.',
  promised: (when: string) =>
    `No one is available right now. Our team will reply here ${when}, and Joe is here until then.`,
  when: answerMoment,
  buttons: {
    schedule_demo: 'Book a demo',
    contact_team: 'Talk to a person',
    get_quote: 'Get a quote',
    view_careers: 'View careers',
    contact_support: 'Contact support',
    check_website: 'See our products',
  },
  links: {
    schedule_demo: (url: string) => `Choose a time for your demo here:\n${url}`,
    get_quote: (url: string) => `Every price is on this page:\n${url}`,
    view_careers: (url: string) => `Our open positions:\n${url}`,
    contact_support: (url: string) => `All ways to reach us:\n${url}`,
    check_website: (url: string) => `All our products:\n${url}`,
  },
};
export type WhatsappTexts = typeof whatsapp;
