import type { BookingContent } from '../../../src-shared/content/en/pages/booking.ts';
import { bookingElementId } from '../../../src-shared/forms/element-ids.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Hero } from '../../ui/hero.tsx';

export default function BookingPage({ content }: { content: BookingContent }) {
  return (
    <div id={bookingElementId}>
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
