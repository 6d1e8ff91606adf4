import { useLocation } from 'react-router-dom';
import type { SentContent } from '../../../src-shared/content/en/pages/sent.ts';
import type { SentPath } from '../../../src-shared/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Hero } from '../../ui/hero.tsx';
import { pageOf } from '../pages.ts';

export default function SentPage({ content }: { content: SentContent }) {
  const path = pageOf(useLocation().pathname) as SentPath;
  const { title, text } = content.results[path];
  return (
    <Hero
      grand
      eyebrow={content.eyebrow}
      title={title}
      lead={text}
      actions={content.actions.map(({ label, to }, index) => (
        <ButtonLink key={to} to={to} size="large" night variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    />
  );
}
