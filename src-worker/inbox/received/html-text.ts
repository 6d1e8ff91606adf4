import { decodeEntities } from '#shared/text/decode-entities.ts';

const hidden = /^(?:script|style|title|template|noscript)$/;
const blocks = /^(?:p|div|h[1-6]|blockquote|pre|table|tr|ul|ol|li|section|article|header|footer)$/;

const maxHtml = 300_000;

/** Hostile HTML is slow to parse, so each character is read at most twice. The result is only shown as plain text. */
export function htmlText(whole: string): string {
  const html = whole.slice(0, maxHtml);
  let text = '';
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    const open = next < 0 ? html.length : next;
    text += html.slice(at, open).replace(/[ \t\r\n\f]+/g, ' ');
    const tag = tagAt(html, open);
    at = tag.end;
    text += textOf(tag);
    if (hidden.test(tag.name) && !tag.isEnd && !tag.isEmpty) at = afterElement(html, tag.name, at);
  }
  return decodeEntities(text)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

interface Tag {
  name: string;
  isEnd: boolean;
  isEmpty: boolean;
  end: number;
}

function textOf({ name, isEnd }: Tag): string {
  if (name === '<') return name;
  if (blocks.test(name)) return '\n';
  if (isEnd) return '';
  if (name === 'br' || name === 'hr') return '\n';
  return name === 'td' || name === 'th' ? ' ' : '';
}

const tagName = /<(\/?)([a-z][^\s/>]*)/iy;

function tagAt(html: string, open: number): Tag {
  const other = { name: '', isEnd: false, isEmpty: false };
  // The shortest comment is `<!-->`.
  if (html.startsWith('<!--', open)) return { ...other, end: after(html, /--!?>/g, open + 2) };
  tagName.lastIndex = open;
  const found = tagName.exec(html);
  if (found) {
    const [begin, slash, name = ''] = found;
    const close = closeOfTag(html, open + begin.length);
    return { name: name.toLowerCase(), isEnd: slash === '/', isEmpty: html[close - 1] === '/', end: close + 1 };
  }
  if (/^(?:[!?]|\/.)/s.test(html.slice(open + 1, open + 3))) return { ...other, end: after(html, />/g, open) };
  return { ...other, name: html[open] ?? '', end: open + 1 };
}

/** A quotation mark opens a value only after an equals sign; an unclosed value takes the rest of the email. */
function closeOfTag(html: string, from: number): number {
  let mayOpen = false;
  for (let at = from; at < html.length; at++) {
    const char = html[at]!;
    if (char === '>') return at;
    if (mayOpen && (char === '"' || char === "'")) {
      at = html.indexOf(char, at + 1);
      if (at < 0) break;
    }
    if (char.trim() !== '') mayOpen = char === '=';
  }
  return html.length;
}

function afterElement(html: string, name: string, from: number): number {
  return after(html, />/g, after(html, new RegExp(`</${name}(?=[\\s/>])`, 'gi'), from));
}

function after(html: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(html) ? pattern.lastIndex : html.length;
}
