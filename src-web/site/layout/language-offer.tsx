import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { languageOffer } from '#shared/content/language-offer.ts';
import { Icon } from '../../ui/icon.tsx';
import { rememberLanguage } from '../language-choice.ts';
import { translatedPath } from '../page-loading.ts';
import { pageOf } from '../pages.ts';

export default function LanguageOffer() {
  const page = pageOf(useLocation().pathname);
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <section
      lang="ar"
      dir="rtl"
      aria-label={languageOffer.open}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised py-0.5 ps-8 pe-2 text-sm text-ink shadow-high sm:ps-2 print:hidden"
    >
      <div className="mx-auto flex max-w-page items-center justify-center gap-x-2">
        <a
          href={translatedPath(page, 'ar')}
          hrefLang="ar"
          onClick={rememberLanguage}
          className="inline-flex min-h-5.5 items-center font-semibold text-accent underline underline-offset-4"
        >
          {languageOffer.open}
        </a>
        <button
          type="button"
          aria-label={languageOffer.dismiss}
          onClick={() => {
            rememberLanguage();
            setDismissed(true);
          }}
          className="inline-flex size-5.5 items-center justify-center rounded text-ink-soft hover:bg-sand hover:text-ink"
        >
          <Icon name="close" className="size-2.5" />
        </button>
      </div>
    </section>
  );
}
