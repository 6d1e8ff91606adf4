import type { ReactNode } from 'react';
import type { Action, SceneContent } from '#shared/content/types/blocks.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Scene } from '../scenes/scene.tsx';

interface PageHeroProps {
  eyebrow: string;
  title: string;
  lead: string;
  actions: Action[];
  scene?: SceneContent;
  beside?: ReactNode;
  below?: ReactNode;
  look?: 'night' | 'day';
}

export function PageHero({ eyebrow, title, lead, actions, scene, beside, below, look = 'night' }: PageHeroProps) {
  return (
    <Hero
      eyebrow={eyebrow}
      title={title}
      lead={lead}
      look={look}
      {...(scene ? { [scene.place]: <Scene key={scene.name} name={scene.name} /> } : { beside, below })}
      actions={
        actions.length > 0 &&
        actions.map(({ label, to }, index) => (
          <ButtonLink
            key={label}
            to={to}
            size="large"
            night={look === 'night'}
            variant={index === 0 ? 'primary' : 'secondary'}
          >
            {label}
          </ButtonLink>
        ))
      }
    />
  );
}
