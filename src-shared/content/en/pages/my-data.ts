import { brand } from '#shared/brand.ts';
import { type MyDataResultPath, myDataResultPaths, paths } from '#shared/paths.ts';
import type { Action } from '../../types/blocks.ts';
import { linkMessage, myDataForm } from '../forms/my-data.ts';
import { inDays } from '../legal.ts';

interface MyDataResult {
  title: string;
  text: string;
  actions: Action[];
}

const home: Action = { label: 'Go to the home page', to: paths.home };

const results: Record<MyDataResultPath, MyDataResult> = {
  [myDataResultPaths.sent]: { title: 'Check your inbox.', text: linkMessage, actions: [home] },
  [myDataResultPaths.erased]: {
    title: 'Your data has been erased.',
    text: 'The link no longer works. We keep a code made from your address, so that we don’t write to you again.',
    actions: [home],
  },
  [myDataResultPaths.conversationErased]: {
    title: 'Your conversation has been erased.',
    text: 'The link no longer works. If you had ended all messages, we keep your number alone, so that we don’t write to you again.',
    actions: [home],
  },
  [myDataResultPaths.expired]: {
    title: 'This link no longer works.',
    text: 'A link to your data works for one hour, or until you erase everything. You can ask for a new one.',
    actions: [{ label: 'Get a new link', to: paths.myData }, home],
  },
};

const myData = {
  meta: {
    title: 'Your data',
    description: `See, download or erase what ${brand.name} stores about your email address.`,
  },
  eyebrow: 'Your data',
  title: 'See what we store about you.',
  lead: 'Enter your email address, and we’ll email you a link to everything we store about it. There you can also download or erase it.',
  form: myDataForm,
  shows: {
    title: 'What the link shows',
    items: [
      'Every form you sent us, with all its fields, your files, and the demo you booked',
      'The emails between you and us about them; internal staff notes are released on request',
      'Your newsletter subscription, and a way to turn it on or off',
      'What you agreed to, and when',
      'The emails we sent you',
      'The day on which each of these will be deleted',
    ],
  },
  joe: {
    /** Follows `text` while the site has a number on WhatsApp. */
    whatsapp: {
      before: 'To see a conversation on WhatsApp, ',
      link: 'write “my data” to us there',
      message: 'my data',
      after: ', and you get a link.',
    },
    title: 'What about chats with Joe?',
    text: (days: number) =>
      `If you left your address in a chat, or sent a form from one, the link shows that chat. Other chats hold no address, so we can’t tell which is yours. Each is deleted after ${inDays(days)}.`,
  },
  results,
};
export type MyDataContent = typeof myData;

export default myData;
