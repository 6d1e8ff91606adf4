import { brand } from '#shared/brand.ts';
import type { ContactContent, ContactTopic } from '#shared/content/en/pages/contact.ts';
import { whatsappLink } from '#shared/site/whatsapp.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ContactLines, phoneLink } from '../../ui/contact-lines.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Section } from '../../ui/section.tsx';

const addresses = [...brand.staffAddresses, brand.email];

export default function ContactPage({ content }: { content: ContactContent }) {
  const { meta, topics, press, reach, hours } = content;
  return (
    <>
      <Hero
        eyebrow={content.eyebrow}
        title={content.title}
        lead={content.lead}
        actions={
          <>
            <ButtonAnchor href={phoneLink(brand.phone)} size="large">
              {content.call} <bdi dir="ltr">{brand.phone}</bdi>
            </ButtonAnchor>
            <ButtonLink to="#topics" opensChat size="large" night variant="secondary" className="noscript:hidden">
              {content.askJoe}
            </ButtonLink>
          </>
        }
      />
      <Section className="grid items-start gap-5 lg:grid-cols-[7fr_4fr] lg:gap-8">
        <section id="topics">
          <h2 className="mb-3 text-heading">{topics.title}</h2>
          <ul className="ruled">
            {topics.items.map((topic, index) => (
              <Topic key={topic.title} email={addresses[index]!} {...topic} />
            ))}
          </ul>
          <PageLink
            to={press.to}
            className="mt-2 inline-flex min-h-5.5 items-center font-semibold text-accent underline"
          >
            {press.label}
          </PageLink>
        </section>
        <div className="grid gap-5">
          <section id="reach" className="rounded bg-sand p-3">
            <h2 className="mb-1 text-subheading">{reach.title}</h2>
            <ContactLines contact={reach} reach={{ ...brand, whatsapp: whatsappLink(meta.title) }} />
          </section>
          <section id="hours">
            <h2 className="mb-1 text-subheading">{hours.title}</h2>
            {/* The Worker fills it in (`src-worker/bookings/contact-page.ts`). */}
            <p data-office-now className="mb-1 font-semibold empty:hidden" />
            <p>{hours.text}</p>
            <h3 className="mt-3 font-semibold">{hours.holidaysTitle}</h3>
            <p className="mt-0.5 mb-1.5 text-sm text-ink-soft">{hours.holidaysText}</p>
            <ul className="list-disc ps-2.5 text-sm">
              {hours.holidays.map((holiday) => (
                <li key={holiday}>{holiday}</li>
              ))}
            </ul>
            <PageLink
              to={hours.calendar.to}
              className="mt-1 inline-flex min-h-5.5 items-center text-sm font-semibold text-accent underline"
            >
              {hours.calendar.label}
            </PageLink>
          </section>
        </div>
      </Section>
    </>
  );
}

function Topic({ icon, title, email, form }: ContactTopic & { email: string }) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-2 py-3">
      <Icon name={icon} className="mt-0.25 size-3 text-accent" />
      <div>
        <h3 className="text-subheading">{title}</h3>
        <p className="mt-0.5 flex flex-wrap gap-x-3 font-semibold">
          <a href={`mailto:${email}`} className="inline-flex min-h-5.5 items-center text-accent underline">
            <bdi dir="ltr">{email}</bdi>
          </a>
          <PageLink to={form.to} className="inline-flex min-h-5.5 items-center hover:text-accent">
            {form.label}
          </PageLink>
        </p>
      </div>
    </li>
  );
}
