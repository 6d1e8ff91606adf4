import type { SubscriberImportRow } from '#shared/contracts/subscribers.ts';
import type { Locale } from '#shared/locales.ts';
import { type ColumnKind, columnKind, type RowState, stateIn } from './import-columns.ts';

/** A column that may speak of the subscription, but not in a way that is known. */
export interface ColumnQuestion {
  column: number;
  heading: string;
  examples: string[];
}

/** The meaning of a yes, or of any filled cell, in a column: they left, they want newsletters, or neither. */
export type Answers = Record<number, 'left' | 'subscribed' | 'other'>;

export interface SubscriberFile {
  rows: SubscriberImportRow[];
  encoding: string;
  questions: ColumnQuestion[];
  head: string[];
  /** The cells of each row, to download those that are refused. */
  cells: Map<number, string[]>;
}

const maxRowsAboveHead = 5;
const maxExamples = 3;

/** Other columns, such as names, are left in the file. Undefined: no column has addresses. */
export function parseSubscriberCsv(bytes: Uint8Array, answers: Answers = {}): SubscriberFile | undefined {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  const lines = linesOf(text);
  const headAt = lines.findIndex(({ cells }, i) => i < maxRowsAboveHead && columnOf(cells, headings.email) >= 0);
  const first = lines.findIndex(({ cells }) => cells.some(hasAddress));
  const hasKnownHead = headAt >= 0 && (first < 0 || headAt <= first);
  const head = hasKnownHead ? lines[headAt]!.cells : first > 0 ? lines[first - 1]!.cells : [];
  const email = hasKnownHead ? columnOf(head, headings.email) : (lines[first]?.cells.findIndex(hasAddress) ?? -1);
  if (email < 0) return undefined;
  const people = lines.slice(hasKnownHead ? headAt + 1 : first);
  const locale = columnOf(head, headings.locale);
  const { columns, questions } = subscriptionColumns(head, people, new Set([email, locale]), answers);
  const rows = people.map(({ row, cells }): SubscriberImportRow => {
    const language = localeOf(cells[locale]);
    const state = stateOf(columns.map(({ column, kind }) => stateIn(kind, cells[column] ?? '')));
    const address = addressIn(cells[email] ?? '');
    return { row, email: address, ...(language && { locale: language }), ...(state !== 'active' && { state }) };
  });
  return { rows, encoding, questions, head, cells: new Map(people.map(({ row, cells }) => [row, cells])) };
}

/** A heading may have the sign alone. */
function hasAddress(cell: string): boolean {
  return /\S@\S/.test(cell);
}

/** The rows that are not empty, numbered as in the file. Excel's first line `sep=;` names the separator. */
function linesOf(text: string): { row: number; cells: string[] }[] {
  const named = /^"?sep=(.)"?\s*(?:\r?\n|\r)/i.exec(text);
  const separator = named?.[1] ?? separatorOf(text);
  return cellsOf(text, separator)
    .map((cells, i) => ({ row: i + 1, cells }))
    .filter(({ cells }, i) => !(named && i === 0) && cells.some((cell) => cell.trim() !== ''));
}

function subscriptionColumns(head: string[], people: { cells: string[] }[], others: Set<number>, answers: Answers) {
  const width = people.reduce((most, { cells }) => Math.max(most, cells.length), head.length);
  const columns: { column: number; kind: ColumnKind }[] = [];
  const questions: ColumnQuestion[] = [];
  const flags: ColumnQuestion[] = [];
  for (let column = 0; column < width; column += 1) {
    if (others.has(column)) continue;
    const cells = people.map((person) => person.cells[column] ?? '');
    const heading = (head[column] ?? '').replace(/^'/, '').trim();
    const kind = columnKind(heading, cells);
    const answer = answers[column];
    if (!kind) continue;
    if (kind !== 'question' && kind !== 'flag') columns.push({ column, kind });
    else if (answer && answer !== 'other') columns.push({ column, kind: answer });
    else if (!answer) {
      const filled = new Set(cells.map((cell) => cell.trim()).filter((cell) => cell !== ''));
      const asked = { column, heading, examples: [...filled].slice(0, maxExamples) };
      (kind === 'flag' ? flags : questions).push(asked);
    }
  }
  return { columns, questions: columns.length > 0 ? questions : [...questions, ...flags] };
}

/** The worst state in any column: an empty column does not bring back a subscriber who has left. */
function stateOf(states: RowState[]): RowState {
  return (['blocked', 'left', 'unread'] as const).find((state) => states.includes(state)) ?? 'active';
}

/** Excel saves UTF-8 with a mark, UTF-16 as "Unicode text", and otherwise the encoding of the computer. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0) return 'utf-16le';
  if (first === 0 && second !== 0) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1256';
  }
}

/** The separator of the first lines: above a table may be a title. */
function separatorOf(text: string): string {
  const lines = text.split(/\r\n?|\n/, 2 * maxRowsAboveHead);
  const count = (separator: string) => lines.reduce((sum, line) => sum + line.split(separator).length, 0);
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** RFC 4180; a quotation mark inside a cell without quotes is text. */
function cellsOf(text: string, separator: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    const quoted = text[at] === '"';
    let cell = '';
    if (quoted) {
      const end = endOfQuotes(text, at + 1);
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    }
    const rest = endOfCell(text, at, separator);
    cells.push(cell + text.slice(at, rest));
    if (text[rest] !== separator) {
      lines.push(cells);
      cells = [];
    } else if (rest + 1 === text.length) cells.push('');
    at = rest + (text.startsWith('\r\n', rest) ? 2 : 1);
  }
  if (cells.length > 0) lines.push(cells);
  return lines;
}

function endOfQuotes(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at < 0 ? text.length : at;
}

function endOfCell(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

const headings = {
  email: [
    'email',
    'e-mail',
    'mail',
    'email address',
    'e-mail address',
    'البريد الإلكتروني',
    'البريد الالكتروني',
    'البريد',
    'الإيميل',
  ],
  locale: ['language', 'locale', 'lang', 'اللغة'],
};

function columnOf(head: string[], names: string[]): number {
  return head.findIndex((cell) => names.includes(plain(cell)));
}

function plain(cell: string): string {
  return cell
    .replace(/^[\ufeff']/, '')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
}

/** `Sara <sara@example.com>`; the apostrophe keeps a spreadsheet from running a cell. */
function addressIn(cell: string): string {
  const text = cell.replace(/^'/, '').trim();
  return (/<([^<>]*)>$/.exec(text)?.[1] ?? text).replace(/^mailto:/i, '').slice(0, 1000);
}

function localeOf(cell = ''): Locale | undefined {
  const text = plain(cell);
  if (/^(?:ar\b|arabic|عربي|العربية)/.test(text)) return 'ar';
  return /^(?:en\b|english|إنجليزي|الإنجليزية)/.test(text) ? 'en' : undefined;
}
