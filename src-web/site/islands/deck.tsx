import type { DeckFormContent } from '#shared/content/en/forms/deck.ts';
import { DeckForm } from '../../forms/deck-form.tsx';

export default function Deck({ texts }: { texts: { deckForm: DeckFormContent } }) {
  return <DeckForm content={texts.deckForm} />;
}
