import type { ReactNode } from 'react';
import { buttonClass } from './button.tsx';
import { Container } from './container.tsx';
import { Hero } from './hero.tsx';

export interface NewsItem {
  href: string;
  title: string;
  lead: string | null;
  /** A time, and the day as it is shown. */
  time: string;
  day: string;
}

export function NewsList({ items }: { items: NewsItem[] }) {
  return (
    <ul className="ruled">
      {items.map(({ href, title, lead, time, day }) => (
        <li key={href} className="grid gap-x-4 gap-y-0.5 py-3 md:grid-cols-[12rem_1fr] md:py-4">
          <Day time={time} day={day} />
          <div className="wrap-anywhere">
            <h2 className="text-heading">
              <a href={href} dir="auto" className="transition hover:text-accent">
                {title}
              </a>
            </h2>
            {lead && (
              <p dir="auto" className="mt-1 max-w-text text-ink-soft">
                {lead}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

export function NewsPages({ label, pages }: { label: string; pages: { label: string; href: string }[] }) {
  return (
    <nav aria-label={label} className="mt-3 flex flex-wrap gap-1.5">
      {pages.map(({ label, href }) => (
        <a key={href} href={href} className={buttonClass({ variant: 'quiet' })}>
          {label}
        </a>
      ))}
    </nav>
  );
}

function Day({ time, day }: { time: string; day: string }) {
  return (
    <time dateTime={time} className="tabular text-sm text-ink-soft md:pt-0.75">
      {day}
    </time>
  );
}

interface Neighbour {
  label: string;
  title: string;
  href: string;
}

interface NewsArticleProps extends Pick<NewsItem, 'time' | 'day'> {
  all: { label: string; href: string };
  more: string;
  neighbours: Neighbour[];
  callToAction: { title: string; lead: string; actions: { label: string; href: string }[] };
  children: ReactNode;
}

export function NewsOpening(props: { eyebrow: string; title: string; lead: string | null }) {
  return <Hero look="day" {...props} />;
}

export function NewsArticle(props: NewsArticleProps) {
  const { time, day, all, more, neighbours, callToAction, children } = props;
  return (
    <>
      <Container className="py-6 md:py-9">
        <Day time={time} day={day} />
        <div dir="auto" className="prose mt-2 max-w-text text-lead">
          {children}
        </div>
      </Container>
      <section className="bg-sand">
        <Container className="grid items-end gap-x-8 gap-y-3 py-6 md:py-8 lg:grid-cols-[1fr_auto]">
          <div>
            <h2 className="text-heading">{callToAction.title}</h2>
            <p className="mt-1 max-w-text text-ink-soft">{callToAction.lead}</p>
          </div>
          <div className="flex flex-wrap gap-1.5">
            {callToAction.actions.map(({ label, href }, index) => (
              <a key={href} href={href} className={buttonClass({ variant: index === 0 ? 'primary' : 'secondary' })}>
                {label}
              </a>
            ))}
          </div>
        </Container>
      </section>
      <nav aria-label={more}>
        <Container className="grid gap-x-8 gap-y-3 py-6 md:grid-cols-2 md:py-8">
          {neighbours.map(({ label, title, href }) => (
            <a key={href} href={href} className="group border-t-2 border-accent pt-1.5 wrap-anywhere">
              <span className="text-sm text-ink-soft">{label}</span>
              <span dir="auto" className="block text-subheading font-semibold transition group-hover:text-accent">
                {title}
              </span>
            </a>
          ))}
          <a href={all.href} className={`${buttonClass({ variant: 'quiet' })} justify-self-start md:col-span-2`}>
            {all.label}
          </a>
        </Container>
      </nav>
    </>
  );
}

export function LatestNews({ title, all, items }: { title: string; all: NewsArticleProps['all']; items: NewsItem[] }) {
  return (
    <section id="news">
      <Container className="py-section">
        <h2 className="mb-3 text-title md:mb-5">{title}</h2>
        <ul className="ruled">
          {items.map(({ href, title, time, day }) => (
            <li key={href} className="py-1.25 wrap-anywhere md:py-2.5">
              <h3 className="text-subheading">
                <a href={href} dir="auto" className="transition hover:text-accent">
                  {title}
                </a>
              </h3>
              <Day time={time} day={day} />
            </li>
          ))}
        </ul>
        <a href={all.href} className={buttonClass({ variant: 'quiet', className: 'mt-2' })}>
          {all.label}
        </a>
      </Container>
    </section>
  );
}
