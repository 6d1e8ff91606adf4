import type { NotFoundContent } from '#shared/content/en/pages/404.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Hero } from '../../ui/hero.tsx';

export default function NotFoundPage({ content }: { content: NotFoundContent }) {
  const [first, second] = content.actions;
  return (
    <Hero
      grand
      eyebrow={content.eyebrow}
      title={content.title}
      lead={content.lead}
      actions={
        <>
          <ButtonLink to={first!.to} size="large">
            {first!.label}
          </ButtonLink>
          <ButtonLink to={second!.to} size="large" variant="secondary" night>
            {second!.label}
          </ButtonLink>
        </>
      }
    />
  );
}
