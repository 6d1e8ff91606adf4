import { fullName } from './full-name.ts';
import type { Locale } from './locales.ts';
import { oneLine } from './one-line.ts';

/** The most characters of a typed name and company that a mail repeats. */
const maxMailed = { name: 40, company: 80 };

interface Named {
  first_name: string | null;
  last_name: string | null;
}

/**
 * What a mail calls its reader; empty when anything but a name was typed. In Arabic it is the whole name: the first word of
 * «عبد الله محمد» is no name.
 */
export function mailedName(named: Named, locale: Locale): string {
  if (locale === 'ar') return mailedFullName(named);
  return isBait(fullName(named)) ? '' : shortLine(named.first_name ?? '', maxMailed.name);
}

export function mailedFullName(named: Named): string {
  const whole = fullName(named);
  return isBait(whole) ? '' : shortLine(whole, maxMailed.name);
}

/** A company as a mail repeats it; empty when anything else was typed. */
export function mailedCompany(company: string): string {
  return isBait(company) ? '' : shortLine(company, maxMailed.company);
}

function shortLine(text: string, max: number): string {
  const line = oneLine(text);
  return [...line].length > max ? '' : line;
}

/**
 * Whether a text has more than one line, an e-mail address, or what a mail program makes a link of. Anybody can have a mail sent to
 * any address with a text of theirs in it. Judged without what a reader does not see, with compatible characters as one: an
 * address may be written with full-width letters, or with another full stop (IDNA: U+3002).
 */
function isBait(text: string): boolean {
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)) return true;
  const seen = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll('。', '.');
  const links = [/@/, /\/\//, /\\\\/, /\bwww\./i, /[\p{L}\p{N}]:\S/u, /\S\.\p{L}[\p{L}\p{M}\p{N}-]/u, /\d(?:\.\d+){3}/];
  return links.some((link) => link.test(seen));
}
