import type { CallToActionBlock } from '../../src-shared/content/types/blocks.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';

export function CallToAction({ id, title, lead, actions }: Omit<CallToActionBlock, 'kind'>) {
  return (
    <Section id={id} background="night">
      <div className="max-w-narrow">
        <h2 className="text-title">{title}</h2>
        <p className="mt-2.5 max-w-text text-lead text-starlight-soft">{lead}</p>
        <div className="mt-4 flex flex-wrap gap-1.5">
          {actions.map(({ label, to }, index) => (
            <ButtonLink key={label} to={to} size="large" night variant={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </Section>
  );
}
