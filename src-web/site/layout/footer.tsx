import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import type { FooterContent } from '#shared/content/en/layout.ts';
import { whatsappLink } from '#shared/site/whatsapp.ts';
import { Container } from '../../ui/container.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/** The pages with the form for the newsletter; the others link to it. */
const withNewsletter = /^\/(news(\/.*)?|careers)?$/;

/** The built footer has the last word about the first page: an unknown address shows the page of all unknown ones. */
const builtFooter = typeof document === 'undefined' ? null : document.querySelector('footer');
const isBuiltWithNewsletter = builtFooter && builtFooter.querySelector('form') !== null;

export function Footer({ content, title }: { content: FooterContent; title: string }) {
  const whatsapp = whatsappLink(title);
  const { newsletter } = content;
  const { pathname, key } = useLocation();
  const isFirst = key === 'default';
  const hasNewsletter = (isFirst ? isBuiltWithNewsletter : null) ?? withNewsletter.test(pathname);
  const social = [...content.social, ...(whatsapp ? [{ ...content.whatsapp, to: whatsapp }] : [])];
  return (
    <footer className="on-night relative isolate overflow-hidden bg-night text-starlight">
      <div aria-hidden="true" className="light-source dawn absolute inset-0 -z-10" />
      <Container className="pt-4 pb-3 md:pt-6 md:pb-4">
        <div className="grid gap-x-10 gap-y-3 lg:grid-cols-[5fr_7fr] print:hidden">
          <div className="grid content-start gap-y-1.5 md:gap-y-2">
            <div className="flex items-center justify-between">
              <Logo />
              <ul id="social" aria-label={content.socialTitle} className="-me-1 flex">
                {social.map((item) => (
                  <li key={item.label}>
                    <a
                      className="inline-flex size-5.5 items-center justify-center rounded text-starlight-soft transition hover:bg-night-raised hover:text-starlight"
                      href={item.to}
                      aria-label={item.label}
                      {...(item.to.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {})}
                    >
                      <Icon name={item.icon as IconName} className="size-2.5" />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
            <p className="max-w-[24rem] text-sm text-starlight-soft max-md:hidden">{content.tagline}</p>
            {hasNewsletter && (
              <div id="newsletter">
                <h2 className="font-semibold">{newsletter.title}</h2>
                <p className="max-w-[28rem] text-sm text-starlight-soft max-md:hidden">{newsletter.text}</p>
                <div className="mt-1 min-h-7 max-w-[28rem]">
                  <NewsletterForm content={newsletter} />
                </div>
              </div>
            )}
          </div>
          <div className="footer-links fitting-columns grid gap-x-2 gap-y-2 md:grid-cols-4 md:gap-x-3">
            {content.columns.map((column) => (
              <nav key={column.title} aria-label={column.title}>
                <h2 className="mb-0.5 text-sm font-semibold">{column.title}</h2>
                <ul>
                  {column.links.map((item) => (
                    <li key={item.label}>
                      <PageLink to={item.to}>
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
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 border-t border-night-line pt-2 text-[0.875rem] text-starlight-soft md:mt-5 lg:max-[87rem]:pe-8">
          <ul className="footer-links flex flex-wrap gap-x-2 print:hidden">
            {content.legal.map((item) => (
              <li key={item.label}>
                <PageLink to={item.to}>{item.label}</PageLink>
              </li>
            ))}
            <li>
              <LanguageSwitch />
            </li>
          </ul>
          <p>
            {content.copyright.split(/ (?=· )/).map((part, index) => (
              // A line ends before a dot, never after it.
              <Fragment key={part}>
                {index > 0 && ' '}
                <span className="inline-block">{part}</span>
              </Fragment>
            ))}
          </p>
        </div>
      </Container>
    </footer>
  );
}
