import { brand } from '#shared/brand.ts';
import type { LandingContent } from '#shared/content/types/blocks.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Container } from '../../ui/container.tsx';
import { Scene } from '../scenes/scene.tsx';
import { Blocks } from '../sections/blocks.tsx';
import { PageHero } from '../sections/page-hero.tsx';

export default function LandingPage({ content }: { content: LandingContent }) {
  return (
    <>
      {content.opening === 'paper' ? <PaperOpening {...content} /> : <PageHero {...content} />}
      <Blocks blocks={content.blocks} />
    </>
  );
}

type PaperOpeningProps = Pick<LandingContent, 'eyebrow' | 'title' | 'lead' | 'actions' | 'scene'>;

function PaperOpening({ eyebrow, title, lead, actions, scene }: PaperOpeningProps) {
  return (
    <div className="overflow-clip border-b border-line bg-sand pt-13 md:pt-16">
      <Container>
        <div className="mx-auto max-w-[64rem] border border-b-0 border-line bg-raised px-2.5 pt-2 shadow-high sm:px-4 md:px-8 md:pt-3">
          <p className="flex justify-between gap-2 border-b-2 border-ink pb-1 text-sm font-semibold">
            <span>{eyebrow}</span>
            <bdi>{brand.name}</bdi>
          </p>
          <div className="grid justify-items-center py-4 text-center md:py-7">
            <h1 className="max-w-[18em] text-hero">{title}</h1>
            <p className="mt-3 max-w-text text-lead text-ink-soft">{lead}</p>
            <div className="mt-4 flex flex-wrap justify-center gap-1.5">
              {actions.map(({ label, to }, index) => (
                <ButtonLink key={label} to={to} size="large" variant={index === 0 ? 'primary' : 'secondary'}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          </div>
          {scene && <Scene name={scene.name} />}
        </div>
      </Container>
    </div>
  );
}
