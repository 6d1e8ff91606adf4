import type { CallToActionBlock } from '#shared/content/types/blocks.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Container } from '../../ui/container.tsx';

const callLayouts: Record<NonNullable<CallToActionBlock['layout']>, string> = {
  start: 'max-w-narrow',
  middle: 'mx-auto max-w-narrow text-center',
  split: 'grid items-end gap-x-8 lg:grid-cols-[1fr_auto]',
};

export function CallToAction({ id, layout = 'start', title, lead, actions, note }: Omit<CallToActionBlock, 'kind'>) {
  return (
    <section id={id} className="on-night bg-night text-starlight">
      <Container className="pt-7 pb-2 md:pt-12 md:pb-4">
        <div className={callLayouts[layout]}>
          <div>
            <h2 className="text-title">{title}</h2>
            <p
              className={classNames(
                'mt-2.5 max-w-text text-lead text-starlight-soft',
                layout === 'middle' && 'mx-auto',
              )}
            >
              {lead}
            </p>
          </div>
          <div className="mt-4">
            <div className={classNames('flex flex-wrap gap-1.5', layout === 'middle' && 'justify-center')}>
              {actions.map(({ label, to }, index) => (
                <ButtonLink key={label} to={to} size="large" night variant={index === 0 ? 'primary' : 'secondary'}>
                  {label}
                </ButtonLink>
              ))}
            </div>
            {note && <p className="mt-1.5 text-sm text-starlight-soft">{note}</p>}
          </div>
        </div>
      </Container>
    </section>
  );
}
