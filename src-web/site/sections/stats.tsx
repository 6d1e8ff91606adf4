import type { Action, Stat, StatsBlock } from '#shared/content/types/blocks.ts';
import { Container } from '../../ui/container.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

export function Stats({ id, titled, about, title, items, note }: Omit<StatsBlock, 'kind'>) {
  return (
    <Section id={id}>
      {titled ? <SectionHeading about={about} title={title} /> : <h2 className="sr-only">{title}</h2>}
      <dl className="grid grid-cols-2 gap-x-3 gap-y-4 md:grid-flow-col md:auto-cols-fr md:grid-cols-none">
        {items.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-0.5 border-s-2 border-accent ps-2">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="tabular text-title font-semibold md:max-lg:text-heading">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {note && <Note {...note} />}
    </Section>
  );
}

function Note({ label, to }: Action) {
  return (
    <p className="mt-2 text-sm">
      <PageLink to={to} className="underline">
        {label}
      </PageLink>
    </p>
  );
}

interface FiguresProps {
  items: readonly Stat[];
  note: Action;
}

export function Figures({ items, note }: FiguresProps) {
  return (
    <div>
      <dl className="grid grid-cols-2 gap-x-3 md:gap-x-6">
        {items.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-0.5 border-t border-line py-1.5 md:py-2.5">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="tabular text-title font-semibold lg:text-hero">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Note {...note} />
    </div>
  );
}

export function HeroFigures({ title, items, note }: FiguresProps & { title: string }) {
  return (
    <Container>
      <section id="stats" className="border-t border-starlight-soft/40 pt-3 pb-4 md:pt-5 md:pb-7">
        <h2 className="sr-only">{title}</h2>
        <dl className="grid grid-cols-2 gap-x-3 gap-y-3 lg:grid-cols-4">
          {items.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-0.5">
              <dt className="text-sm text-starlight">{label}</dt>
              <dd className="tabular text-hero font-semibold">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <Note {...note} />
      </section>
    </Container>
  );
}
