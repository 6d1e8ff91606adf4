import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import type { HeaderContent } from '#shared/content/en/layout.ts';
import { paths } from '#shared/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Container } from '../../ui/container.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationMenu } from './navigation-menu.tsx';

const shrinkAt = 50;

/** Fixed over the page's hero, so that its shrinking moves no content. */
export function Header({ content }: { content: HeaderContent }) {
  const [sentinel, scrolled] = useScrolledPast(shrinkAt);
  return (
    <>
      <a
        href="#main"
        className="fixed start-2 top-1 z-50 not-focus:-translate-y-12 rounded bg-amber px-2 py-1 font-semibold text-amber-ink"
      >
        {content.skip}
      </a>
      {sentinel}
      <header
        data-scrolled={scrolled || undefined}
        className={classNames(
          // Always opaque: without JavaScript it must stay readable over scrolled content.
          // At 400 % zoom it would take a quarter of the window.
          '@container on-night fixed inset-x-0 top-0 z-40 short:absolute border-b bg-night text-starlight transition-colors',
          scrolled ? 'border-night-line' : 'border-transparent',
        )}
      >
        <Container
          className={classNames(
            'flex flex-wrap items-center justify-between gap-1 transition-[min-height]',
            scrolled ? 'min-h-7.5' : 'min-h-10',
          )}
        >
          <PageLink to={paths.home} aria-label={content.home} className="inline-flex min-h-5.5 items-center">
            <Logo />
          </PageLink>
          <nav aria-label={content.navigation} className="hidden lg:block">
            <ul className="flex items-center gap-1">
              {content.menus.map((menu) => (
                <NavigationMenu key={menu.id} menu={menu} />
              ))}
              <li>
                <PageLink
                  to={content.pricing.to}
                  className="inline-flex min-h-5.5 items-center rounded px-1.5 text-sm font-medium text-starlight-soft transition hover:text-starlight"
                >
                  {content.pricing.label}
                </PageLink>
              </li>
            </ul>
          </nav>
          <div className="flex items-center gap-0.5 sm:gap-1">
            <LanguageSwitch className="hidden min-h-5.5 items-center rounded px-1.5 text-sm font-medium text-starlight-soft transition hover:text-starlight sm:inline-flex" />
            {/* With large text on a phone only the menu has it. */}
            <ButtonLink to={content.scheduleDemo.to} className="max-sm:px-1.5 @max-[16rem]:hidden">
              {content.scheduleDemo.label}
            </ButtonLink>
            <MobileMenu content={content} />
          </div>
        </Container>
      </header>
    </>
  );
}

/**
 * `distance` is in pixels. Returns an element for the top of the page: an `IntersectionObserver` watches it, so that no
 * code runs on scroll events.
 */
function useScrolledPast(distance: 50): [sentinel: ReactNode, scrolled: boolean] {
  const sentinel = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setScrolled(!entry!.isIntersecting));
    observer.observe(sentinel.current!);
    return () => observer.disconnect();
  }, []);
  // Tailwind finds only complete class names.
  const height = { 50: 'h-[51px]' }[distance];
  return [
    createElement('div', { ref: sentinel, 'aria-hidden': true, className: `absolute top-0 w-px ${height}` }),
    scrolled,
  ];
}
