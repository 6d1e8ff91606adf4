import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { deckView } from '../deck.ts';
import { deckForm } from '../forms/deck.ts';

const deck = {
  meta: { title: deckForm.title, description: `Download the investment deck of ${brand.name}.` },
  eyebrow: deckForm.title,
  title: 'This link does not work.',
  lead: `It may be incomplete, or the request has been erased. Please use the link in our email, or ask for a new one.`,
  actions: [
    { label: deckView.again, to: `${paths.partner}#deck` },
    { label: 'Go to the home page', to: paths.home },
  ],
};
export type DeckContent = typeof deck;

export default deck;
