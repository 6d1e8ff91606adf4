import { brand } from '#shared/brand.ts';
import type { PartnerContent } from '#shared/content/en/pages/partner-with-us.ts';
import { whatsappLink } from '#shared/site/whatsapp.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { FormAside } from '../../ui/form-aside.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Section } from '../../ui/section.tsx';
import { Island } from '../island.tsx';
import Deck from '../islands/deck.tsx';
import Partnership from '../islands/partnership.tsx';
import { HeroFigures } from '../sections/stats.tsx';
import { TermSheet } from '../sections/term-sheet.tsx';

export default function PartnerPage({ content }: { content: PartnerContent }) {
  const { meta, hero, performance, why, inquiry, highlights, contact, next, form } = content;
  return (
    <>
      <Hero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <Island name="deck" className="w-full">
              <Deck texts={{ deckForm: hero.deck }} />
            </Island>
            <ButtonLink to={hero.meeting.to} size="large" night variant="secondary">
              {hero.meeting.label}
            </ButtonLink>
          </>
        }
        below={<HeroFigures {...performance} />}
      />
      <Section id="cards" background="sand">
        <TermSheet {...why} place={contact.place} sign={{ label: inquiry.title, to: '#inquiry' }} />
      </Section>
      <Section id="inquiry" className="grid items-start gap-5 lg:grid-cols-[7fr_4fr] lg:gap-8">
        <Card className="shadow-mid md:p-5">
          <h2 className="text-heading">{inquiry.title}</h2>
          <p className="mt-0.5 mb-1.5 text-ink-soft">{inquiry.lead}</p>
          <Island name="partnership">
            <Partnership texts={{ partnershipForm: form }} />
          </Island>
        </Card>
        <FormAside
          next={next}
          highlights={highlights}
          contact={contact}
          reach={{ ...brand, email: brand.staffAddresses[1], whatsapp: whatsappLink(meta.title) }}
        />
      </Section>
    </>
  );
}
