import { Fragment } from 'react';
import { brand } from '#shared/brand.ts';
import type { Action } from '#shared/content/types/blocks.ts';
import type { LegalContent, LegalEntry, LegalFacts, LegalSection, Prose } from '#shared/content/types/legal.ts';
import { dateLocale } from '#shared/time/format-date.ts';
import { processors, retentionDays, usesTurnstile } from '../../build-settings.ts';
import { useLocale } from '../../locale.tsx';
import { Container } from '../../ui/container.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { ComparisonTable } from '../sections/comparison.tsx';

const sectionLinkClass = 'inline-flex min-h-5.5 items-center py-0.5 text-sm text-ink-soft transition hover:text-accent';

export function contentOf(texts: (facts: LegalFacts) => LegalContent): LegalContent {
  return texts({ days: retentionDays, turnstile: usesTurnstile, processors });
}

export default function LegalPage({ content }: { content: LegalContent }) {
  return (
    <>
      <DocumentHead content={content} />
      <Container className="grid gap-x-8 py-5 md:py-7 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-12 lg:self-start">
          <nav aria-label={content.onThisPage} className="hidden lg:block">
            <ul>
              {content.sections.map(({ id, title }) => (
                <li key={id}>
                  <PageLink to={`#${id}`} className={sectionLinkClass}>
                    {title}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="grid max-w-text gap-6">
          {content.sections.map((section) => (
            <TextSection key={section.id} section={section} kept={content.kept} />
          ))}
        </div>
      </Container>
    </>
  );
}

function DocumentHead({ content: { eyebrow, title, lead, changed, changedOn } }: { content: LegalContent }) {
  return (
    <Container className="pt-14 md:pt-18 print:pt-0">
      <div className="flex flex-wrap justify-between gap-x-4 border-y border-t-4 border-ink py-1 text-sm">
        <p className="font-semibold">
          <bdi>{brand.legalName}</bdi> · {eyebrow}
        </p>
        <p className="tabular">
          {changed} <ChangedOn date={changedOn} />
        </p>
      </div>
      <h1 className="mt-3 text-title md:mt-5 lg:text-hero">{title}</h1>
      <p className="mt-2 max-w-text text-lead text-ink-soft">{lead}</p>
    </Container>
  );
}

function ChangedOn({ date }: { date: string }) {
  const format = new Intl.DateTimeFormat(dateLocale[useLocale()], { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}

function TextSection({ section, kept }: { section: LegalSection; kept: string }) {
  const { id, title, paragraphs, items, entries, table, logos } = section;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {paragraphs.map((text, index) => (
        <p key={index}>
          <Text text={text} />
        </p>
      ))}
      {items && (
        <ul className="grid list-disc gap-1 ps-3 marker:text-accent">
          {items.map((text, index) => (
            <li key={index}>
              <Text text={text} />
            </li>
          ))}
        </ul>
      )}
      {entries && <Entries entries={entries} kept={kept} />}
      {logos && <Logos logos={logos} />}
      {table && <ComparisonTable {...table} />}
    </section>
  );
}

function Entries({ entries, kept }: { entries: LegalEntry[]; kept: string }) {
  return (
    <dl className="ruled mt-1">
      {entries.map(({ name, text, kept: time }) => (
        <div key={name} className="grid gap-0.5 py-2">
          <dt className="font-semibold">
            <bdi>{name}</bdi>
          </dt>
          <dd className="max-w-text text-sm text-ink-soft">{text}</dd>
          {time && (
            <dd className="text-sm">
              <span className="text-ink-soft">{kept}</span> <strong className="font-semibold">{time}</strong>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Text({ text }: { text: Prose }) {
  if (typeof text === 'string') return text;
  return text.map((part, index) => (
    <Fragment key={index}>{typeof part === 'string' ? part : <TextLink {...part} />}</Fragment>
  ));
}

function TextLink({ label, to }: Action) {
  const className = 'font-medium text-accent underline';
  if (to.startsWith('mailto:')) {
    return (
      <a href={to} className={className}>
        <bdi dir="ltr">{label}</bdi>
      </a>
    );
  }
  return (
    <PageLink to={to} className={className}>
      {label}
    </PageLink>
  );
}

const grounds = { light: 'bg-[#fff]', dark: 'bg-night' } as const;

function Logos({ logos }: { logos: NonNullable<LegalSection['logos']> }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {(['light', 'dark'] as const).map((ground) => (
        <li key={ground}>
          <figure>
            <div className={`flex h-16 items-center justify-center rounded border border-line p-3 ${grounds[ground]}`}>
              <img src={`/logo-${ground}.svg`} alt={brand.name} width={195} height={48} loading="lazy" />
            </div>
            <figcaption className="mt-0.5 text-sm text-ink-soft">{logos[ground]}</figcaption>
          </figure>
          <p className="flex gap-x-2">
            {['SVG', 'PNG'].map((type) => (
              <a
                key={type}
                href={`/logo-${ground}.${type.toLowerCase()}`}
                download
                aria-label={`${type}: ${logos[ground]}`}
                className="inline-flex min-h-5.5 items-center font-semibold text-accent underline"
              >
                {type}
              </a>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
