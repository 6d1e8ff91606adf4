import type { Action, IllustrationContent } from '../../src-shared/content/types/blocks.ts';
import { Illustration } from '../illustrations/illustration.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Hero } from '../ui/hero.tsx';

interface PageHeroProps {
  eyebrow: string;
  title: string;
  lead: string;
  actions: Action[];
  illustration?: IllustrationContent;
}

export function PageHero({ eyebrow, title, lead, actions, illustration }: PageHeroProps) {
  return (
    <Hero
      eyebrow={eyebrow}
      title={title}
      lead={lead}
      aside={illustration && <Illustration content={illustration} className="shadow-high" />}
      actions={actions.map(({ label, to }, index) => (
        <ButtonLink key={label} to={to} size="large" night variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    />
  );
}
