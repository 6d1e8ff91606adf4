import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { direction, languageNames, locales } from '#shared/locales.ts';
import { useLocale } from '../../locale.tsx';
import { rememberLanguage } from '../language-choice.ts';
import { translatedPath } from '../page-loading.ts';
import { pageOf } from '../pages.ts';

export function LanguageSwitch({ className }: { className?: string }) {
  const locale = useLocale();
  // The page, not the address: the prerendered 404 page does not know its address.
  const page = pageOf(useLocation().pathname);

  function onClick({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
    rememberLanguage();
    link.search = location.search;
    link.hash = location.hash;
  }

  return locales
    .filter((other) => other !== locale)
    .map((other) => (
      <a
        key={other}
        className={className}
        href={translatedPath(page, other)}
        hrefLang={other}
        lang={other}
        dir={direction[other]}
        onClick={onClick}
      >
        {languageNames[other]}
      </a>
    ));
}
