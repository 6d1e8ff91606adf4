import { languageOffer } from '#shared/content/language-offer.ts';
import { isPostPath, localizedPath, paths } from '#shared/paths.ts';
import { requestStylesheet } from '../lib/stylesheet.ts';
import { rememberLanguage } from './language-choice.ts';

/** A bar at the lower edge of English pages for browsers that prefer Arabic, without React: most of them only read. */
export function offerArabic(): void {
  requestStylesheet();
  const link = create('a', 'inline-flex min-h-5.5 items-center font-semibold text-accent underline underline-offset-4');
  link.hreflang = 'ar';
  link.textContent = languageOffer.open;
  const setAddress = () => {
    link.href = arabicPath();
  };
  setAddress();
  // The app shows other pages without loading them.
  for (const type of ['pointerover', 'focus', 'click']) link.addEventListener(type, setAddress);
  link.addEventListener('click', rememberLanguage);
  const dismiss = create(
    'button',
    'inline-flex size-5.5 items-center justify-center rounded text-ink-soft hover:bg-sand hover:text-ink',
  );
  dismiss.type = 'button';
  dismiss.ariaLabel = languageOffer.dismiss;
  dismiss.textContent = '✕';
  const row = create('div', 'mx-auto flex max-w-page items-center justify-center gap-x-2');
  row.append(link, dismiss);
  const bar = create(
    'section',
    'fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised py-0.5 ps-8 pe-2 text-sm text-ink shadow-high sm:ps-2 print:hidden',
  );
  bar.lang = 'ar';
  bar.dir = 'rtl';
  bar.ariaLabel = languageOffer.open;
  bar.append(row);
  dismiss.addEventListener('click', () => {
    rememberLanguage();
    bar.remove();
  });
  document.body.append(bar);
}

function create<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { className });
}

/** The translation of the page that is shown; of a text without one, the list. */
function arabicPath(): string {
  const translated = document.querySelector<HTMLLinkElement>('head link[hreflang="ar"]');
  if (translated) return new URL(translated.href).pathname;
  const { pathname } = location;
  return localizedPath(isPostPath(pathname) ? paths.news : pathname, 'ar');
}
