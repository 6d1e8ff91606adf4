import type { ReaderRow } from '../../../src-shared/contracts/readers.ts';
import type { Locale } from '../../../src-shared/locales.ts';

interface ReadersFile {
  rows: ReaderRow[];
  encoding: string;
}

/** Other columns, such as names, are left in the file. Undefined: no column has addresses. */
export function readReaders(bytes: Uint8Array): ReadersFile | undefined {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  const lines = cellsOf(text, separatorOf(text));
  const [head = []] = lines;
  const columnOf = (names: string[]) => head.findIndex((cell) => names.includes(plain(cell)));
  const named = columnOf(headings.email);
  const email = named >= 0 ? named : columnWithAddress(lines);
  if (email < 0) return undefined;
  const hasHead = named >= 0 || !head[email]?.includes('@');
  const [locale, status] = hasHead ? [columnOf(headings.locale), columnOf(headings.status)] : [-1, -1];
  const rows = lines.flatMap((cells, i): ReaderRow[] => {
    if ((i === 0 && hasHead) || cells.every((cell) => cell.trim() === '')) return [];
    const language = localeOf(cells[locale]);
    const left = !staysIn(cells[status]);
    return [
      {
        row: i + 1,
        email: addressIn(cells[email] ?? ''),
        ...(language && { locale: language }),
        ...(left && { left }),
      },
    ];
  });
  return { rows, encoding };
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

function separatorOf(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/));
  const count = (separator: string) => line.split(separator).length;
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
  status: ['status', 'state', 'الحالة'],
};
const staying = ['', 'active', 'subscribed', 'confirmed', 'نشط', 'مشترك'];

function plain(cell: string): string {
  return cell.replace(/^'/, '').replaceAll('_', ' ').trim().toLowerCase();
}

function columnWithAddress(lines: string[][]): number {
  return lines
    .slice(0, 20)
    .reduce((found, cells) => (found < 0 ? cells.findIndex((cell) => cell.includes('@')) : found), -1);
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

function staysIn(cell = ''): boolean {
  return staying.includes(plain(cell));
}
