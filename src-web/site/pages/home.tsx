import type { HomeContent } from '../../../src-shared/content/en/pages/home.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Scene } from '../scenes/scene.tsx';
import { Blocks } from '../sections/blocks.tsx';
import { ProductGrid } from '../sections/product-grid.tsx';

export default function HomePage({ content }: { content: HomeContent }) {
  const { hero, scene, why, products, callToAction } = content;
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
      <Blocks blocks={[{ kind: 'cards', ...why }]} />
      <Section id="products" background="sand">
        <SectionHeading eyebrow={products.eyebrow} title={products.title} lead={products.lead} />
        <ProductGrid content={products.grid} />
      </Section>
      <Blocks blocks={[callToAction]} />
    </>
  );
}
