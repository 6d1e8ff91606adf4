interface SplitText {
  text: string;
  quoted: string | null;
}

const maxAttribution = 300;

/** Matches `On Mon, 23 Nov 2026 at 9:00, Sara wrote:`; requires a digit, because visitors also write `on`. */
const attribution = [/^(?:On\s|في\s|بتاريخ\s|يوم\s|كتب)/i, /\p{Nd}/u, /wrote|كتب|بواسطة/i, /[:：]$/];
/**
 * Matches the same in any language by an address, a year and a colon: `Le lun. 23 nov. 2026 à 09:00, Sara <a@b.example>
 * a écrit :`.
 */
const anyAttribution = [/[^\s<>@]@[^\s<>@]/, /\b(?:19|20)\d\d\b/, /[:：]$/];
const separator =
  /^-{2,}\s*(?:Original Message|Original Appointment|Forwarded message|الرسالة الأصلية|رسالة معاد توجيهها)\s*-{2,}$/i;
/** Matches `-----Message d'origine-----`. */
const anySeparator = /^(?:-{3,}[^-]+-{3,}|-{6,})$/;
const fromLine = /^\*?(?:From|من)\s*:\*?\s*\S/i;
const sentLine = /^\*?(?:Sent|Date|تم الإرسال|أُرسلت|التاريخ)\s*:\*?\s*\S/i;
const rule = /^_{16,}$/;

/** Quotations between the visitor's own lines stay, because the lines after them make no sense alone. */
export function splitQuoted(whole: string): SplitText {
  const lines = whole.split('\n');
  const trimmed = lines.map((line) => line.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim());
  const begin = trimmed.findIndex((_line, i) => beginsEarlierMail(trimmed, i));
  const end = endOfOwn(trimmed, begin < 0 ? lines.length : begin);
  const start = startOfOwn(trimmed, end);
  const text = joined(lines.slice(start, end));
  const quoted = joined([...lines.slice(0, start), ...lines.slice(end)]);
  return text === '' || quoted === '' ? { text: whole.trim(), quoted: null } : { text, quoted };
}

function beginsEarlierMail(lines: string[], i: number): boolean {
  const line = lineAt(lines, i);
  if (separator.test(line) || isHeaderBlock(lines, i)) return true;
  if (rule.test(line) || anySeparator.test(line)) return isHeaderBlock(lines, nextWritten(lines, i + 1));
  const after = endOfAttribution(lines, i);
  // The visitor may continue below a quotation with `>`.
  return after !== undefined && !isQuotation(lines, nextWritten(lines, after));
}

function isHeaderBlock(lines: string[], i: number): boolean {
  if (fromLine.test(lineAt(lines, i)) && [1, 2, 3].some((next) => sentLine.test(lineAt(lines, i + next)))) return true;
  return isHeaderBlockOfAnyLanguage(lines, i);
}

const headerLine = /^\*?\p{L}[\p{L}\p{M} .'’-]{0,30}\s?:\*?\s*\S/u;
const headerLines = 4;

/**
 * Matches `Von:`, `Gesendet:`, `An:`, `Betreff:`: four such lines after an empty one or a rule, with an address and a
 * date.
 */
function isHeaderBlockOfAnyLanguage(lines: string[], i: number): boolean {
  const before = lineAt(lines, i - 1);
  if (before !== '' && !rule.test(before) && !/^-{3,}/.test(before)) return false;
  const block = Array.from({ length: headerLines }, (_, next) => lineAt(lines, i + next));
  return (
    block.every((line) => headerLine.test(line)) &&
    block.some((line) => /[^\s<>@]@[^\s<>@]/.test(line)) &&
    block.some((line) => /\b(?:19|20)\d\d\b/.test(line) && /\d{1,2}[:.]\d{2}/.test(line))
  );
}

function endOfAttribution(lines: string[], i: number): number | undefined {
  let sentence = '';
  for (let last = i; last < i + 3 && lineAt(lines, last) !== ''; last++) {
    sentence = `${sentence} ${lineAt(lines, last)}`.trim();
    if (sentence.length > maxAttribution) return undefined;
    if ([attribution, anyAttribution].some((all) => all.every((pattern) => pattern.test(sentence)))) return last + 1;
  }
  return undefined;
}

function endOfOwn(lines: string[], end: number): number {
  let first = end;
  for (let i = end - 1; i >= 0 && (isQuotation(lines, i) || lineAt(lines, i) === ''); i--) {
    if (isQuotation(lines, i)) first = i;
  }
  if (first === end) return end;
  for (let i = first - 1; i >= Math.max(0, first - 5); i--) {
    const after = endOfAttribution(lines, i);
    if (after !== undefined && nextWritten(lines, after) === first) return i;
  }
  return first;
}

function startOfOwn(lines: string[], end: number): number {
  const begin = nextWritten(lines, 0);
  const first = nextWritten(lines, endOfAttribution(lines, begin) ?? begin);
  if (!isQuotation(lines, first)) return 0;
  let start = first;
  while (start < end && (isQuotation(lines, start) || lineAt(lines, start) === '')) start += 1;
  return start;
}

function isQuotation(lines: string[], i: number): boolean {
  return lineAt(lines, i).startsWith('>');
}

function nextWritten(lines: string[], i: number): number {
  let next = i;
  while (next < lines.length && lineAt(lines, next) === '') next += 1;
  return next;
}

function lineAt(lines: string[], i: number): string {
  return lines[i] ?? '';
}

function joined(lines: string[]): string {
  return lines.join('\n').trim();
}
