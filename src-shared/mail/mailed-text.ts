import { brand } from '../brand.ts';
import { withoutInvisible } from '../forms/without-invisible.ts';
import type { Locale } from '../locales.ts';
import { fullName } from '../text/full-name.ts';
import { oneLine } from '../text/one-line.ts';

const maxMailed = { name: 40, company: 80 };

interface Named {
  first_name: string | null;
  last_name: string | null;
}

/** Empty if the visitor typed more than a name. In Arabic the whole name: the first word of «عبد الله محمد» is no name. */
export function mailedName(named: Named, locale: Locale): string {
  if (locale === 'ar') return mailedFullName(named);
  return carriesLinkOrLines(fullName(named)) ? '' : shortLine(named.first_name ?? '', maxMailed.name);
}

export function mailedFullName(named: Named): string {
  const whole = fullName(named);
  return carriesLinkOrLines(whole) ? '' : shortLine(whole, maxMailed.name);
}

export function mailedCompany(company: string): string {
  return carriesLinkOrLines(company) ? '' : shortLine(company, maxMailed.company);
}

function shortLine(text: string, max: number): string {
  const line = oneLine(text);
  return [...line].length > max ? '' : line;
}

/** A typed text whose links, addresses and phone numbers are replaced; our own address and number stay. */
export function withoutLinks(text: string, replacement: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .split(own)
        .map((part, index) => (index % 2 ? part : masked(part, replacement)))
        .join(''),
    )
    .join('\n');
}

const own = new RegExp(`(${[brand.email, brand.phone].map((one) => one.replace(/[.+]/g, '\\$&')).join('|')})`);
const time = /\d{1,2}:\d{2}/g;
const phone = /\+?\p{Nd}(?:[\s().-]*\p{Nd}){6,}/gu;

function masked(line: string, replacement: string): string {
  const words = line.replace(phone, replacement).replace(/\S+/gu, (word) => (isLinked(word) ? replacement : word));
  return isLinked(words) ? replacement : words;
}

/** A time has a colon, too, but leads nowhere. */
function isLinked(text: string): boolean {
  return carriesLinkOrLines(text.replaceAll('\t', ' ').replaceAll(time, '0'));
}

/**
 * Anyone can have an email with their text sent to any address, so the text must not carry a link or a phone number.
 * An address may use invisible characters, full-width letters or another full stop (IDNA: U+3002).
 */
function carriesLinkOrLines(text: string): boolean {
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)) return true;
  const seen = withoutInvisible(text.normalize('NFKC')).replaceAll('。', '.');
  const links = [
    /@/,
    /\/\//,
    /\\\\/,
    /\bwww\./i,
    /[\p{L}\p{N}]:\S/u,
    /\S\.\p{L}[\p{L}\p{M}\p{N}-]/u,
    /\d(?:\.\d+){3}/,
    /(?:\p{Nd}[\s().-]*){7}/u,
  ];
  return links.some((link) => link.test(seen));
}
