import type { CallToActionBlock } from '#shared/content/types/blocks.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Container } from '../../ui/container.tsx';

/** The closing band of every page of the offer. */
export function CallToAction({ id, title, lead, actions, note }: Omit<CallToActionBlock, 'kind'>) {
  return (
    <section id={id} className="on-night bg-night text-starlight print:hidden">
      <Container className="grid items-end gap-x-8 gap-y-3 pt-section pb-2 md:pb-4 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 className="text-title">{title}</h2>
          <p className="mt-1.5 max-w-text text-lead text-starlight-soft">{lead}</p>
        </div>
        <div>
          <div className="flex flex-wrap gap-1.5">
            {actions.map(({ label, to }, index) => (
              <ButtonLink key={label} to={to} size="large" night variant={index === 0 ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            ))}
          </div>
          {note && <p className="mt-1.5 text-sm text-starlight-soft">{note}</p>}
        </div>
      </Container>
    </section>
  );
}
