import { brand } from '../../brand.ts';
import { deckForm } from './forms/deck.ts';

export const deckView = {
  eyebrow: deckForm.title,
  states: {
    open: {
      title: `The investment deck of ${brand.name}.`,
      text: 'The link works for five downloads in all, for you and everyone you forward it to.',
    },
    expired: {
      title: 'This link has expired.',
      text: 'A link to the deck works for seven days. You can request a new one.',
    },
    used: {
      title: 'This link has reached its download limit.',
      text: 'A link to the deck works for five downloads. You can request a new one.',
    },
    missing: {
      title: 'The deck is not available at the moment.',
      text: 'We’re updating it. Request it again and we’ll email you a link when it’s ready.',
    },
  },
  /** Precedes the time. */
  until: 'It works until ',
  inDubai: 'in Dubai',
  download: 'Download the PDF',
  again: 'Ask for a new link',
  failure: 'We couldn’t open the deck.',
  retry: 'Try again',
};
export type DeckViewContent = typeof deckView;
