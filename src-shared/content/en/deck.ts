import { brand } from '../../brand.ts';
import { deckForm } from './forms/deck.ts';

export const deckView = {
  eyebrow: deckForm.title,
  states: {
    open: {
      title: `The investment deck of ${brand.name}.`,
      text: 'The link works for five downloads in all, for you and for whoever you forward it to.',
    },
    expired: {
      title: 'This link has expired.',
      text: 'A link to the deck works for seven days. We gladly send you a new one.',
    },
    used: {
      title: 'This link has been used up.',
      text: 'A link to the deck works for five downloads. We gladly send you a new one.',
    },
    missing: {
      title: 'The deck is not available at the moment.',
      text: 'It is being replaced. Ask for it again, and you get a link as soon as it is here.',
    },
  },
  /** Before the time. */
  until: 'It works until ',
  inDubai: 'in Dubai',
  download: 'Download the PDF',
  again: 'Ask for a new link',
  failure: 'That did not work.',
  retry: 'Try again',
};
export type DeckViewContent = typeof deckView;
