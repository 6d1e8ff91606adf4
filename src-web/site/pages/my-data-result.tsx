import { useLocation } from 'react-router-dom';
import type { MyDataContent } from '../../../src-shared/content/en/pages/my-data.ts';
import type { MyDataResultPath } from '../../../src-shared/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Hero } from '../../ui/hero.tsx';
import { pageOf } from '../pages.ts';

export default function MyDataResultPage({ content }: { content: MyDataContent }) {
  const path = pageOf(useLocation().pathname) as MyDataResultPath;
  const { title, text, actions } = content.results[path];
  return (
    <Hero
      grand
      eyebrow={content.eyebrow}
      title={title}
      lead={text}
      actions={actions.map(({ label, to }, index) => (
        <ButtonLink key={to} to={to} size="large" night variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    />
  );
}
