import type { NotFoundContent } from '#shared/content/en/pages/404.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Hero } from '../../ui/hero.tsx';
import { PageLink } from '../../ui/page-link.tsx';

export default function NotFoundPage({ content }: { content: NotFoundContent }) {
  const { more } = content;
  const [first, second] = content.actions;
  return (
    <Hero
      grand
      eyebrow={content.eyebrow}
      title={content.title}
      lead={content.lead}
      actions={
        <>
          {/* The Worker fills in the nearest page (`src-worker/http/pages.ts`). */}
          <template data-nearest className="w-full text-lead">
            {content.nearest}{' '}
            <PageLink to={first!.to} className="font-semibold text-amber-bright underline">
              <bdi dir="ltr">{first!.to}</bdi>
            </PageLink>
          </template>
          <ButtonLink to={first!.to} size="large">
            {first!.label}
          </ButtonLink>
          <ButtonLink to={second!.to} size="large" variant="secondary" night>
            {second!.label}
          </ButtonLink>
          <div className="flex w-full flex-wrap gap-x-3">
            <ButtonLink to={more[0]!.to} opensChat variant="quiet" night className="noscript:hidden">
              {content.askJoe}
            </ButtonLink>
            {more.map(({ label, to }) => (
              <ButtonLink key={to} to={to} variant="quiet" night>
                {label}
              </ButtonLink>
            ))}
          </div>
        </>
      }
    />
  );
}
