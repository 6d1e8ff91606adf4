import type { HeaderContent } from '#shared/content/en/layout.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { closePopover } from './navigation-menu.tsx';

const iconButtonClass = 'inline-flex size-5.5 items-center justify-center rounded text-starlight hover:bg-night-raised';

export function MobileMenu({ content }: { content: HeaderContent }) {
  return (
    <>
      <button
        type="button"
        popoverTarget="site-menu"
        aria-label={content.menu}
        className={`${iconButtonClass} lg:hidden`}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only for the links inside, which the keyboard can click */}
      <nav
        id="site-menu"
        popover="auto"
        aria-label={content.menu}
        onClick={closePopover}
        className="menu-links on-night bg-night px-2.5 pb-4 text-starlight sm:px-4"
      >
        <div className="flex h-10 items-center justify-between">
          <Logo />
          <button
            type="button"
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            aria-label={content.closeMenu}
            className={iconButtonClass}
          >
            <Icon name="close" />
          </button>
        </div>
        {content.menus.map((menu) => (
          <div key={menu.id} className="border-t border-night-line py-2">
            <h2 className="mb-0.5 text-sm font-semibold text-amber-bright">{menu.label}</h2>
            <ul>
              {[...(menu.overview ? [menu.overview] : []), ...menu.links].map((link) => (
                <li key={link.to}>
                  <PageLink to={link.to}>
                    <bdi>{link.label}</bdi>
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className="border-t border-night-line py-1">
          <PageLink to={content.pricing.to}>{content.pricing.label}</PageLink>
        </div>
        <div className="border-t border-night-line py-1">
          <LanguageSwitch className="inline-flex" />
        </div>
        <ButtonLink to={content.scheduleDemo.to} className="mt-2 w-full" size="large">
          {content.scheduleDemo.label}
        </ButtonLink>
      </nav>
    </>
  );
}
