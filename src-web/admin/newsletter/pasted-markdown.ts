import { type HtmlElement, type HtmlNode, hrefOf, parseClipboard, textOf } from './clipboard-html.ts';

const structure =
  /<(?:h[1-6]|ul|ol|li|a|b|strong|i|em|blockquote)[\s>]|mso-list:|font-weight:\s*[6-9]00|font-style:\s*italic/i;
/** A program for code copies its own markup, of text that may be Markdown already. */
const fromCode = /white-space:\s*pre\s*[;"']/i;

/** What a word processor or a page has copied, without its styles; nothing if that is plain text. */
export function pastedMarkdown(html: string): string | undefined {
  if (!structure.test(html) || fromCode.test(html)) return undefined;
  return blocksOf(parseClipboard(html)).join('\n\n') || undefined;
}

const isBlock =
  /^(?:p|div|section|article|main|header|footer|aside|nav|figure|figcaption|table|thead|tbody|tfoot|tr|td|th|h[1-6]|ul|ol|li|blockquote|pre|dl|dt|dd|hr|body|html|center|address)$/;

function hasBlock(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string' && (isBlock.test(node.name) || node.children.some(hasBlock));
}

function blocksOf(parent: HtmlElement): string[] {
  const blocks: string[] = [];
  let text = '';
  let hasItem = false;
  function add(added: string[], isItem = false) {
    const [first] = added;
    // The items of Word's lists are paragraphs, one after another.
    if (first && isItem && hasItem) blocks.push(`${blocks.pop()}\n${first}`);
    else blocks.push(...added);
    if (first) hasItem = isItem;
  }
  function endParagraph() {
    add(paragraph(text));
    text = '';
  }
  for (const child of parent.children) {
    if (hasBlock(child)) {
      endParagraph();
      const level = /mso-list:[^;"']*\blevel(\d)/.exec(child.attributes)?.[1];
      add(level ? [wordItem(child, Number(level))] : blockOf(child), level !== undefined);
    } else text += inline(child);
  }
  endParagraph();
  return blocks;
}

function blockOf(element: HtmlElement): string[] {
  const { name } = element;
  if (/^h[1-6]$/.test(name)) {
    const heading = line(contentOf(element, boldAndItalic));
    return heading ? [`${/[12]/.test(name) ? '##' : '###'} ${heading}`] : [];
  }
  if (name === 'ul' || name === 'ol') return list(element);
  const blocks = blocksOf(element);
  if (name !== 'blockquote' || blocks.length === 0) return blocks;
  return [blocks.join('\n\n').replace(/^(?=(.?))/gm, (_, next) => (next ? '> ' : '>'))];
}

function list({ name, children }: HtmlElement): string[] {
  let number = 0;
  const items = children.flatMap((child) => {
    if (typeof child === 'string') return [];
    // Google Docs puts an inner list beside its item.
    if (child.name === 'ul' || child.name === 'ol') return list(child).map((inner) => indent(inner, number ? 3 : 0));
    const text = blocksOf(child).join('\n');
    if (!text) return [];
    number++;
    const mark = name === 'ol' ? `${number}. ` : '- ';
    return [mark + indent(text, mark.length).trimStart()];
  });
  return items.length > 0 ? [items.join('\n')] : [];
}

function indent(text: string, spaces: number): string {
  return text.replace(/^/gm, ' '.repeat(spaces));
}

function wordItem(element: HtmlElement, level: number): string {
  const isMarker = (child: HtmlNode) => typeof child !== 'string' && child.name === 'list-marker';
  const marker = element.children.find(isMarker);
  const mark = /^\s*[\p{L}\p{N}]+[.)]/u.test(marker ? textOf(marker) : '') ? '1.' : '-';
  const rest = { ...element, children: element.children.filter((child) => child !== marker) };
  return indent(`${mark} ${line(contentOf(rest))}`, 3 * (level - 1));
}

const italic = 1;
const bold = 2;
const boldAndItalic = 3;

/** Emphasis that an outer element, or a heading, has already is not repeated. */
function contentOf(element: HtmlElement, emphasis = 0): string {
  return element.children.map((child) => inline(child, emphasis)).join('');
}

function inline(node: HtmlNode, outer = 0): string {
  if (typeof node === 'string') return node.replace(/\s+/g, ' ').replace(special, '\\$&');
  if (node.name === 'br') return '\n';
  const emphasis = emphasisOf(node) & ~outer;
  const text = contentOf(node, outer | emphasis);
  if (node.name === 'a') return link(text, hrefOf(node));
  const asterisks = '*'.repeat(emphasis);
  return emphasis ? around(text, asterisks, asterisks) : text;
}

const special = /[\\`*[\]]|<(?=[a-z/!])|\b_|_\b/gi;

/** A style outweighs the element: Google Docs copies everything within a `b` that is not bold. */
function emphasisOf({ name, attributes }: HtmlElement): number {
  const weight = /(?:^|[\s;"'])font-weight:\s*(\w+)/i.exec(attributes)?.[1];
  const style = /(?:^|[\s;"'])font-style:\s*(\w+)/i.exec(attributes)?.[1];
  const isBold = weight ? /^(?:bold|[6-9]00)$/i.test(weight) : /^(?:b|strong)$/.test(name);
  const isItalic = style ? /^italic$/i.test(style) : /^(?:i|em)$/.test(name);
  return (isBold ? bold : 0) | (isItalic ? italic : 0);
}

function link(text: string, href: string): string {
  if (!/^(?:https?:\/\/|mailto:|tel:)/i.test(href)) return text;
  const address = href.replace(/[\s()<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return around(text.replaceAll('\n', ' '), '[', `](${address})`);
}

/** Spaces stay outside, where Markdown needs them. */
function around(text: string, before: string, after: string): string {
  const inner = text.trim();
  if (!inner) return text;
  const start = text.indexOf(inner);
  return text.slice(0, start) + before + inner + after + text.slice(start + inner.length);
}

function line(text: string): string {
  // A word of two bold parts is one.
  return text.replaceAll('****', '').replace(/\s+/g, ' ').trim();
}

/** Text that begins like a heading or a list keeps its signs. */
function paragraph(text: string): string[] {
  const lines = text
    .split('\n')
    .map((one) => line(one).replace(/^(?:#{1,6}|[-+>]|\d+(?=[.)]))(?=[\s.)]|$)/, escapeMark));
  const kept = lines.filter(Boolean);
  return kept.length > 0 ? [kept.join('  \n')] : [];
}

function escapeMark(mark: string): string {
  return /\d/.test(mark) ? `${mark}\\` : `\\${mark}`;
}
