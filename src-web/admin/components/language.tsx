import { admin } from '../../../src-shared/content/en/admin.ts';
import { defaultLocale, type Locale } from '../../../src-shared/locales.ts';
import { Badge } from '../../ui/badge.tsx';
import { Select } from './fields.tsx';

const { language, languages } = admin.states;

/** Only what is not in English is marked: it needs an answer in its language. */
export function LanguageBadge({ locale }: { locale: Locale }) {
  return locale === defaultLocale ? null : <Badge tone="accent">{languages[locale]}</Badge>;
}

/** Filters a list by language. */
export function LanguageSelect({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return <Select label={language} value={value} options={languages} onChange={onChange} />;
}
