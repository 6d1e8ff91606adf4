/** Spreadsheets take a file without it for one in an older encoding. */
export const byteOrderMark = '\uFEFF';

export type Cell = string | number | null | undefined;

/** Ends with a line break. */
export function csvLine(cells: Cell[]): string {
  return `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : csvCell(cell ?? ''))).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const written = isNumber(text) ? withoutConversion(text) : withoutFormulas(withoutConversion(text));
  return /[",\r\n]/.test(written) ? `"${written.replaceAll('"', '""')}"` : written;
}

/** True for phone numbers, too: text without a letter cannot call a function. */
function isNumber(text: string): boolean {
  return /^[+-]?[\d ().-]+$/.test(text) && /\d/.test(text);
}

const beginsFormula = new Set('=+-@\uff1d\uff0b\uff0d\uff20');
const endsCell = new Set(';,|\t\r\n');

/**
 * Puts an apostrophe before each sign that begins a formula, even after separators of spreadsheets in other languages.
 * Spreadsheets skip white space, control characters and quotation marks before it.
 */
function withoutFormulas(text: string): string {
  let written = /^[\t\r\n]/.test(text) ? "'" : '';
  let isStart = true;
  for (const character of text) {
    if (isStart && beginsFormula.has(character)) written += "'";
    isStart = endsCell.has(character) || (isStart && /["\s\p{Cc}\u200b\ufeff]/u.test(character));
    written += character;
  }
  return written;
}

const longestConverted = 40;
const isoDate = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}(?::\d{2})?)?$/;
const phoneNumber = /^(\+|00)?\d{7,15}$/;
const amount = /^[+-]?[$€£]?[\d\s.,:/()-]+(?:e[+-]?\d+|%)?$/i;
const time = /^\d{1,2}(?::\d{2})?\s?[ap]m$/i;
const month = /^[\d\s.,/-]*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\d\s.,/-]*$/i;

/**
 * Excel and Google Sheets turn `1-10` into a date, and strip the zero and the plus from a phone number. They leave
 * numbers with spaces and text behind an apostrophe unchanged. Real dates may be converted.
 */
function withoutConversion(text: string): string {
  if (text.length > longestConverted || !/\d/.test(text) || isoDate.test(text)) return text;
  if (phoneNumber.test(text)) return spaced(text);
  const hasGaps = /^\+?[\d()-]+(?: [\d()-]+)+$/.test(text);
  return !hasGaps && (amount.test(text) || time.test(text) || month.test(text)) ? `'${text}` : text;
}

/** Group lengths for each length of number, such as `+971 50 123 4567`, `+974 7630 2611` and `050 123 4567`. */
const groups = new Map([
  ...[
    [8, [4, 4]],
    [9, [2, 3, 4]],
    [10, [3, 3, 4]],
    [11, [3, 4, 4]],
    [12, [3, 2, 3, 4]],
  ],
] as [number, number[]][]);

function spaced(phone: string): string {
  const [, sign = '', digits = ''] = /^(\+|00)?(\d+)$/.exec(phone) ?? [];
  let at = 0;
  const parts = (groups.get(digits.length) ?? [3, digits.length - 3]).map((length) => {
    at += length;
    return digits.slice(at - length, at);
  });
  return sign + parts.join(' ');
}
