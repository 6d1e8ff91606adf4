import type { TemplateValues } from '../content/en/reply-templates.ts';
import { isolated } from '../content/isolated.ts';
import type { SubmissionType } from '../forms/options.ts';
import type { Locale } from '../locales.ts';

const placeholders = ['firstName', 'position', 'nextWorkingDay'] as const satisfies (keyof TemplateValues)[];
type Placeholder = (typeof placeholders)[number];

/** The match includes the space before a placeholder, which a greeting without a name loses too. */
const inBraces = / ?\{([^{}\n]*)\}/g;

function isPlaceholder(name: string): name is Placeholder {
  return (placeholders as readonly string[]).includes(name);
}

function placeholdersIn(text: string): string[] {
  return [...text.matchAll(inBraces)].map(([, name = '']) => name);
}

export function unknownPlaceholders(text: string, forms: readonly SubmissionType[]): string[] {
  const hasPosition = forms.every((form) => form === 'career');
  return placeholdersIn(text).filter((name) => !isPlaceholder(name) || (name === 'position' && !hasPosition));
}

export function fillPlaceholders(text: string, values: TemplateValues, locale: Locale): string {
  return text.replace(inBraces, (written, name: string) => {
    if (!isPlaceholder(name)) return written;
    const value = values[name];
    if (!value) return '';
    return `${written.startsWith(' ') ? ' ' : ''}${locale === 'ar' && name === 'firstName' ? isolated(value) : value}`;
  });
}

/** A shipped template as staff would write it. */
export const placeholderValues: TemplateValues = {
  firstName: '{firstName}',
  position: '{position}',
  nextWorkingDay: '{nextWorkingDay}',
};
