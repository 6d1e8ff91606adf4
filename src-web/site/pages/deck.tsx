import type { DeckContent } from '#shared/content/en/pages/deck.ts';
import { deckElementId } from '#shared/forms/element-ids.ts';
import { LinkPage } from '../sections/link-page.tsx';

export default function DeckPage({ content }: { content: DeckContent }) {
  return <LinkPage id={deckElementId} content={content} />;
}
