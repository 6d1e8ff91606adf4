import type { FocusEvent, MouseEvent } from 'react';
import type { HeaderContent } from '#shared/content/en/layout.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';

type Menu = HeaderContent['menus'][number];

export function NavigationMenu({ menu }: { menu: Menu }) {
  const id = `menu-${menu.id}`;

  function closeWhenFocusLeaves({ currentTarget, relatedTarget }: FocusEvent) {
    // `relatedTarget` is null when the window loses focus, or after a click on an element that is not focusable.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) document.getElementById(id)?.hidePopover();
  }

  return (
    <li className="relative" onBlur={closeWhenFocusLeaves}>
      <button
        type="button"
        popoverTarget={id}
        className="inline-flex min-h-5.5 items-center gap-0.75 rounded px-1.5 text-sm font-medium text-starlight-soft transition hover:text-starlight aria-expanded:text-starlight"
      >
        {menu.label}
        <Icon name="chevron" className="menu-chevron size-2 transition-transform" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only for the links inside, which the keyboard can click */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div
        id={id}
        popover="auto"
        onClick={closePopover}
        className="menu-panel rounded-lg border border-line bg-raised p-1.5 text-ink shadow-high"
      >
        <ul className={menu.links.length > 4 ? 'grid w-[40rem] grid-cols-2 gap-0.5' : 'grid w-[20rem] gap-0.5'}>
          {menu.links.map((link) => (
            <li key={link.to}>
              <PageLink to={link.to}>
                <bdi>{link.label}</bdi>
                <span>{link.note}</span>
              </PageLink>
            </li>
          ))}
        </ul>
        {menu.overview && (
          <PageLink
            to={menu.overview.to}
            className="mt-1 flex min-h-5.5 items-center gap-1 rounded border-t border-line px-1.5 pt-1 text-sm font-semibold text-accent hover:text-ink"
          >
            {menu.overview.label}
            <Icon name="arrow" className="size-2.25" />
          </PageLink>
        )}
      </div>
    </li>
  );
}

/** A client-side navigation does not close an open popover by itself. */
export function closePopover(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest('a')) event.currentTarget.hidePopover();
}
