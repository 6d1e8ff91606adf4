import { foldDigits } from '#shared/forms/fold-digits.ts';

/** The digits of a number in each country of the GCC, without its code. Landlines of the UAE have eight. */
const lengths = { 971: [8, 9], 966: [9], 974: [8], 965: [8], 973: [8], 968: [8] } as const;
type Code = keyof typeof lengths;
const codes = Object.keys(lengths).map(Number) as Code[];

const shortest = 7;
/** A number of another country may be written with or without its code. */
const longestLocal = 9;
const suffixes = [4, 5, 6, 7, 8];

interface PhoneNumber {
  /** Null for a number without the code of a GCC country. */
  code: Code | null;
  national: string;
}

function digitsOf(phone: string): string {
  return foldDigits(phone).replace(/\D/g, '').replace(/^00/, '');
}

function fits(code: Code, national: string): boolean {
  return (lengths[code] as readonly number[]).includes(national.length);
}

/** Null if the number is too short to identify anyone. */
function readPhone(phone: string | null | undefined): PhoneNumber | null {
  const digits = digitsOf(phone ?? '');
  if (digits.length < shortest) return null;
  for (const code of codes) {
    // People also write +971 (0)50.
    const national = digits.startsWith(String(code)) ? digits.slice(3).replace(/^0/, '') : '';
    if (fits(code, national)) return { code, national };
  }
  return { code: null, national: digits.replace(/^0+/, '').slice(-longestLocal) };
}

/** Numbers with the same key are the same. */
export function phoneKey(phone: string | null | undefined): string | null {
  const number = readPhone(phone);
  return number && `${number.code ?? ''} ${number.national}`;
}

export function nationalNumber(phone: string | null | undefined): string | null {
  return readPhone(phone)?.national ?? null;
}

/** A number without a code is the same as one with any code. */
export function isSamePhone(one: string | null | undefined, other: string | null | undefined): boolean {
  const [a, b] = [readPhone(one), readPhone(other)];
  return a !== null && b !== null && a.national === b.national && (!a.code || !b.code || a.code === b.code);
}

/** Everything that a search for the number can begin with. */
export function phoneWords(phone: string | null | undefined): string[] {
  const digits = digitsOf(phone ?? '');
  const number = readPhone(phone);
  if (!number) return digits === '' ? [] : [digits];
  const { code, national } = number;
  const withCode = (code ? [code] : codes.filter((one) => fits(one, national))).map((one) => `${one}${national}`);
  const ends = suffixes.filter((length) => length < national.length).map((length) => national.slice(-length));
  return [...new Set([digits, national, `0${national}`, ...withCode, ...ends])];
}

const typedPhone = /^[+\d\s().\-/]+$/;
const shortestSearched = 4;

/** The beginnings of the words above that the typed text means; none if it is no number. */
export function searchedNumbers(typed: string): string[] {
  const folded = foldDigits(typed).trim();
  // 0099 may be the end of a number, or begin with the prefix of international calls.
  const all = folded.replace(/\D/g, '');
  if (!typedPhone.test(folded) || all.length < shortestSearched) return [];
  const number = readPhone(typed);
  const beginnings = [all, digitsOf(typed)].filter((digits) => digits.length >= shortestSearched);
  return [...new Set([...beginnings, ...(number ? [`${number.code ?? ''}${number.national}`] : [])])];
}
