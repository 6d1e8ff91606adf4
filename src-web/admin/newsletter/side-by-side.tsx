import type { Locale } from '#shared/locales.ts';
import { newsletter as texts } from '#shared/staff-texts/newsletter.ts';
import type { Draft } from './draft.ts';
import { NewsletterFields } from './newsletter-fields.tsx';

interface SideBySideProps {
  draft: Draft;
  languages: Locale[];
  onChange: (part: Partial<Draft>) => void;
  /** The language in which the author writes. */
  onChoose: (locale: Locale) => void;
}

export function SideBySide({ draft, languages, onChange, onChoose }: SideBySideProps) {
  return (
    <div className={languages.length > 1 ? 'grid gap-2 lg:grid-cols-2' : 'grid gap-2'}>
      {languages.map((locale, index) => (
        <fieldset key={locale} onFocus={() => onChoose(locale)} className="grid min-w-0 content-start gap-1.5">
          <legend className="mb-0.5 text-sm font-semibold">{texts.texts[locale]}</legend>
          <NewsletterFields draft={draft} locale={locale} hasAddress={index === 0} onChange={onChange} />
        </fieldset>
      ))}
    </div>
  );
}
