import type { HomeContent } from '#shared/content/en/pages/home.ts';
import type { ProofContent } from '#shared/content/types/blocks.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Container } from '../../ui/container.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Scene } from '../scenes/scene.tsx';
import { Blocks } from '../sections/blocks.tsx';
import { ProductGrid } from '../sections/product-grid.tsx';

export default function HomePage({ content }: { content: HomeContent }) {
  const { hero, scene, proofs, why, products, callToAction } = content;
  const [ledger, routine] = proofs;
  return (
    <>
      <Hero
        grand
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <ButtonLink to={hero.start.to} size="large" icon="arrow">
              {hero.start.label}
            </ButtonLink>
            <ButtonLink to={hero.free.to} size="large" night variant="secondary">
              {hero.free.label}
            </ButtonLink>
          </>
        }
        beside={
          <>
            <Scene name={scene.name} />
            <ButtonLink to={hero.sample.to} night variant="quiet" icon="arrow" className="mt-1">
              {hero.sample.label}
            </ButtonLink>
          </>
        }
      />
      <section id="ledger" className="py-section">
        <Container className="mb-2 grid items-end gap-x-8 md:mb-6 lg:grid-cols-[7fr_5fr]">
          <ProofHeading {...ledger} />
        </Container>
        <Scene name={ledger.scene} />
      </section>
      <Section id="routine" className="grid gap-x-8 gap-y-3 lg:grid-cols-[5fr_7fr]">
        <div>
          <ProofHeading {...routine} />
        </div>
        <Scene name={routine.scene} />
      </Section>
      <Blocks blocks={[{ kind: 'cards', ...why }]} />
      <Section id="products">
        <SectionHeading about={products.about} title={products.title} />
        <ProductGrid content={products.grid} />
      </Section>
      <Blocks blocks={[callToAction]} />
    </>
  );
}

function ProofHeading({ title, lead, action }: ProofContent) {
  return (
    <>
      <h2 className="text-title lg:text-hero">{title}</h2>
      <div>
        <p className="mt-1.5 max-w-text text-lead text-ink-soft">{lead}</p>
        <ButtonLink to={action.to} variant="quiet" icon="arrow" className="mt-1">
          {action.label}
        </ButtonLink>
      </div>
    </>
  );
}
