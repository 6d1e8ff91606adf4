import type { StatusContent } from '#shared/content/en/pages/status.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Section } from '../../ui/section.tsx';

/** The Worker writes the states (`src-worker/admin/status/public-page.ts`). */
export default function StatusPage({ content }: { content: StatusContent }) {
  const { eyebrow, title, lead, parts, states, incidents, note, actions } = content;
  return (
    <>
      <Hero eyebrow={eyebrow} title={title} lead={lead} />
      <Section id="parts">
        <h2 className="sr-only">{eyebrow}</h2>
        <ul className="ruled max-w-narrow">
          {Object.entries(parts).map(([part, { title, text }]) => (
            <li key={part} className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5 py-2">
              <div>
                <p className="text-subheading font-semibold">{title}</p>
                <p className="text-ink-soft">{text}</p>
              </div>
              <p
                data-invented
                data-part={part}
                data-state="unknown"
                className="font-semibold data-[state=degraded]:text-caution data-[state=down]:text-danger data-[state=ok]:text-success"
              >
                {states.unknown}
              </p>
            </li>
          ))}
        </ul>
        <p data-invented data-checked className="tabular mt-2 text-sm text-ink-soft empty:hidden" />
        <div data-invented data-incidents hidden className="mt-3">
          <h2 className="text-subheading">{incidents.title}</h2>
          <ul className="tabular mt-0.5 text-sm text-ink-soft" />
        </div>
        <p className="mt-3 max-w-text">{note}</p>
        <div className="mt-3">
          {actions.map(({ label, to }) => (
            <ButtonLink key={to} to={to} variant="secondary">
              {label}
            </ButtonLink>
          ))}
        </div>
      </Section>
    </>
  );
}
