import type { FooterContent } from '#shared/content/en/layout.ts';
import { whatsappLink } from '#shared/site/whatsapp.ts';
import { Container } from '../../ui/container.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

const linkClass = 'inline-flex min-h-3 items-center py-0.5 text-sm text-starlight-soft transition hover:text-starlight';

export function Footer({ content, title }: { content: FooterContent; title: string }) {
  const whatsapp = whatsappLink(title);
  const { newsletter } = content;
  return (
    <footer className="on-night relative isolate overflow-hidden bg-night text-starlight">
      <div aria-hidden="true" className="light-source dawn absolute inset-0 -z-10" />
      <Container className="pt-5 pb-4 md:pt-6">
        <div className="grid gap-6 lg:grid-cols-[5fr_7fr] lg:gap-10 print:hidden">
          <div>
            <Logo />
            <p className="mt-2 max-w-[24rem] text-sm text-starlight-soft">{content.tagline}</p>
            <h2 className="mt-4 font-semibold">{newsletter.title}</h2>
            <p className="mt-0.5 max-w-[28rem] text-sm text-starlight-soft">{newsletter.text}</p>
            <div className="mt-2 min-h-17 max-w-[28rem] sm:min-h-10">
              <NewsletterForm content={newsletter} />
            </div>
          </div>
          <div className="grid grid-cols-2 gap-x-3 gap-y-3 md:grid-cols-4">
            {content.columns.map((column) => (
              <nav key={column.title} aria-label={column.title}>
                <h2 className="mb-1 text-sm font-semibold">{column.title}</h2>
                <ul>
                  {column.links.map((item) => (
                    <li key={item.label}>
                      <PageLink to={item.to} className={linkClass}>
                        <bdi>{item.label}</bdi>
                      </PageLink>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>
        {/* The end padding keeps the fixed chat button from covering the links. */}
        <div className="mt-4 flex flex-col md:mt-7 gap-2 border-t border-night-line pt-3 text-sm text-starlight-soft lg:flex-row lg:items-center lg:justify-between lg:max-[87rem]:pe-8">
          <p>{content.copyright}</p>
          <ul className="flex flex-wrap gap-x-3 print:hidden">
            {content.legal.map((item) => (
              <li key={item.label}>
                <PageLink to={item.to} className={linkClass}>
                  {item.label}
                </PageLink>
              </li>
            ))}
            <li>
              <LanguageSwitch className={linkClass} />
            </li>
          </ul>
          <ul id="social" aria-label={content.socialTitle} className="-ms-1 flex gap-0.5 print:hidden">
            {[...content.social, ...(whatsapp ? [{ ...content.whatsapp, to: whatsapp }] : [])].map((item) => (
              <li key={item.label}>
                <a
                  href={item.to}
                  aria-label={item.label}
                  {...(item.to.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {})}
                  className="inline-flex size-5.5 items-center justify-center rounded text-starlight-soft transition hover:bg-night-raised hover:text-starlight"
                >
                  <Icon name={item.icon as IconName} className="size-2.5" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}
