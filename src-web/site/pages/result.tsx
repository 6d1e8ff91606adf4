import type { Action } from '#shared/content/types/blocks.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Hero } from '../../ui/hero.tsx';
import type { PagePath } from '../pages.ts';

interface Result {
  title: string;
  text?: string;
  actions?: readonly Action[];
}

interface ResultContent {
  eyebrow: string;
  results: Partial<Record<PagePath, Result>>;
  actions?: readonly Action[];
}

export default function ResultPage({ content, path }: { content: ResultContent; path: PagePath }) {
  const { title, text, actions = content.actions } = content.results[path]!;
  return (
    <Hero
      grand
      eyebrow={content.eyebrow}
      title={title}
      lead={text}
      actions={actions?.map(({ label, to }, index) => (
        <ButtonLink key={to} to={to} size="large" night variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    />
  );
}
