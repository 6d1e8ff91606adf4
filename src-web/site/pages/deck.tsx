import type { DeckContent } from '../../../src-shared/content/en/pages/deck.ts';
import { deckElementId } from '../../../src-shared/forms/element-ids.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Hero } from '../../ui/hero.tsx';

/** What the Worker shows of a link that it does not know; it fills the page of one that it knows. */
export default function DeckPage({ content }: { content: DeckContent }) {
  return (
    <div id={deckElementId}>
      <Hero
        grand
        eyebrow={content.eyebrow}
        title={content.title}
        lead={content.lead}
        actions={content.actions.map(({ label, to }, index) => (
          <ButtonLink key={to} to={to} size="large" night variant={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      />
    </div>
  );
}
