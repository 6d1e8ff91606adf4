import type { Action, VignetteContent } from '../../src-shared/content/types.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Hero } from '../ui/hero.tsx';
import { Vignette } from '../vignettes/vignette.tsx';

interface PageHeroProps {
  eyebrow: string;
  title: string;
  lead: string;
  actions: Action[];
  vignette?: VignetteContent;
}

/** The head of a page, with what the page is about drawn beside it. */
export function PageHero({ eyebrow, title, lead, actions, vignette }: PageHeroProps) {
  return (
    <Hero
      eyebrow={eyebrow}
      title={title}
      lead={lead}
      aside={vignette && <Vignette content={vignette} className="shadow-high" />}
      actions={actions.map(({ label, to }, index) => (
        <ButtonLink key={label} to={to} size="large" night variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    />
  );
}
