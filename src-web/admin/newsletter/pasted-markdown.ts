import { foldDigits } from '#shared/forms/fold-digits.ts';
import { flanks } from '#shared/markdown/emphasis.ts';
import { attributeOf, type HtmlElement, type HtmlNode, parseClipboard, someElement, textOf } from './clipboard-html.ts';
import { tableRows } from './pasted-table.ts';

const structure =
  /<(?:h[1-6]|ul|ol|li|a|b|strong|i|em|blockquote|table|s|strike|del|pre)[\s>]|mso-(?:list|hide|element):|font-weight:\s*[6-9]00|font-style:\s*italic|line-through|display\s*:\s*none/i;
/** A program for code copies its own markup, of text that may be Markdown already. */
const fromCode = /white-space:\s*pre\s*[;"']/i;

/** The text that a word processor or a page has copied, without its styles; undefined if it is plain text. */
export function pastedMarkdown(html: string): string | undefined {
  if (!structure.test(html) || fromCode.test(html)) return undefined;
  return blocksOf(parseClipboard(html)).join('\n\n') || undefined;
}

/** Pictures are uploaded with the dialog, so that they have a description. */
export function hasPicture(html: string): boolean {
  return /<img\b/i.test(html) && someElement(parseClipboard(html), ({ name }) => name === 'img');
}

const isBlock =
  /^(?:p|div|section|article|main|header|footer|aside|nav|figure|figcaption|caption|table|thead|tbody|tfoot|tr|td|th|h[1-6]|ul|ol|li|blockquote|pre|dl|dt|dd|hr|body|html|center|address)$/;

function hasBlock(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string' && (isBlock.test(node.name) || node.children.some(hasBlock));
}

function blocksOf(parent: HtmlElement): string[] {
  const blocks: string[] = [];
  let inline: HtmlNode[] = [];
  let hasItem = false;
  function add(added: string[], isItem = false) {
    const [first] = added;
    // The items of Word's lists are paragraphs, one after another.
    if (first && isItem && hasItem) blocks.push(`${blocks.pop()}\n${first}`);
    else blocks.push(...added);
    if (first) hasItem = isItem;
  }
  function endParagraph() {
    add(paragraph(contentOf({ name: '', attributes: '', children: inline })));
    inline = [];
  }
  for (const child of parent.children) {
    if (hasBlock(child)) {
      endParagraph();
      const level = /mso-list:[^;"']*\blevel(\d)/.exec(child.attributes)?.[1];
      add(level ? [wordItem(child, Number(level))] : blockOf(child), level !== undefined);
    } else inline.push(child);
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
  if (name === 'pre') return preformatted(element);
  if (name === 'table') {
    const rows = tableRows(element);
    const captions = element.children.filter((child) => typeof child !== 'string' && child.name === 'caption');
    if (rows) return [...blocksOf({ ...element, children: captions }), tableOf(rows)];
  }
  const blocks = blocksOf(element);
  if (name !== 'blockquote' || blocks.length === 0) return blocks;
  return [blocks.join('\n\n').replace(/^(?=(.?))/gm, (_, next) => (next ? '> ' : '>'))];
}

function list({ name, attributes, children }: HtmlElement): string[] {
  let items = 0;
  let number = numberOf(attributeOf(attributes, 'start'));
  const lines = children.flatMap((child) => {
    if (typeof child === 'string') return [];
    // Google Docs puts an inner list beside its item.
    if (child.name === 'ul' || child.name === 'ol') return list(child).map((inner) => indent(inner, items ? 3 : 0));
    const text = blocksOf(child).join('\n');
    if (!text) return [];
    items++;
    const mark = name === 'ol' ? `${number++}. ` : '- ';
    return [mark + indent(text, mark.length).trimStart()];
  });
  return lines.length > 0 ? [lines.join('\n')] : [];
}

function numberOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 1;
}

function indent(text: string, spaces: number): string {
  return text.replace(/^/gm, ' '.repeat(spaces));
}

function wordItem(element: HtmlElement, level: number): string {
  const isMarker = (child: HtmlNode) => typeof child !== 'string' && child.name === 'list-marker';
  const marker = element.children.find(isMarker);
  const [, number] = /^\s*([\p{L}\p{N}]+)[.)]/u.exec(marker ? textOf(marker) : '') ?? [];
  const mark = number ? `${numberOf(foldDigits(number))}.` : '-';
  const rest = { ...element, children: element.children.filter((child) => child !== marker) };
  return indent(`${mark} ${line(contentOf(rest))}`, 3 * (level - 1));
}

/** A fence keeps lines and spaces. */
function preformatted(element: HtmlElement): string[] {
  const text = withLines(element).replace(/^\n|\s+$/g, '');
  const fence = '`'.repeat(Math.max(3, ...(text.match(/`+/g) ?? []).map((ticks) => ticks.length + 1)));
  return text.trim() ? [`${fence}\n${text}\n${fence}`] : [];
}

function withLines(node: HtmlNode): string {
  if (typeof node === 'string') return node.replaceAll('\r\n', '\n');
  return node.name === 'br' ? '\n' : node.children.map(withLines).join('');
}

function tableOf(rows: HtmlNode[][][]): string {
  const cellOf = (nodes: HtmlNode[]) => {
    const blocks = blocksOf({ name: '', attributes: '', children: nodes });
    return line(blocks.join(' ').replace(/ {2}\n/g, ' ')).replaceAll('|', '\\|');
  };
  const lines = rows.map((cells) => `| ${cells.map(cellOf).join(' | ')} |`);
  return [lines[0], `|${' --- |'.repeat(rows[0]!.length)}`, ...lines.slice(1)].join('\n');
}

const italic = 1;
const bold = 2;
const boldAndItalic = 3;
const struck = 4;

interface Run {
  emphasis: number;
  text: string;
}

/** Emphasis that an outer element, or a heading, has already is not repeated. */
function contentOf(element: HtmlElement, outer = 0): string {
  const runs: Run[] = [];
  for (const child of element.children) {
    const run = runOf(child, outer);
    const last = runs.at(-1);
    if (last?.emphasis === run.emphasis) last.text += run.text;
    else runs.push(run);
  }
  return runs.reduce((before, { emphasis, text }, index) => {
    // Marks that meet marks are read as one run.
    if (!emphasis || /[*~]$/.test(before)) return before + text;
    const marks = (emphasis & struck ? '~~' : '') + '*'.repeat(emphasis & boldAndItalic);
    const written = around(text, marks, [...marks].reverse().join(''));
    return before + (isRead(before, written, runs[index + 1]?.text ?? '', marks) ? written : text);
  }, '');
}

/** Marks within a word or a number would be signs. */
function isRead(before: string, written: string, after: string, marks: string): boolean {
  const text = before.slice(-2) + written + after.slice(0, 2);
  const from = text.length - (written + after.slice(0, 2)).length + written.indexOf(marks);
  const to = from + written.trim().length;
  const length = marks.startsWith('~') ? 2 : marks.length;
  return flanks(text, from, length).opens && flanks(text, to - length, length).closes;
}

function runOf(node: HtmlNode, outer: number): Run {
  if (typeof node === 'string') return { emphasis: 0, text: node.replace(/\s+/g, ' ').replace(special, '\\$&') };
  if (node.name === 'br') return { emphasis: 0, text: '\n' };
  const emphasis = emphasisOf(node) & ~outer;
  const text = contentOf(node, outer | emphasis);
  return node.name === 'a'
    ? { emphasis: 0, text: link(text, attributeOf(node.attributes, 'href')) }
    : { emphasis, text };
}

const special = /[\\`*[\]]|<(?=[a-z/!])|\b_|_\b|~(?=~)|^~|~$|&(?=#?\w{1,8};)/gi;

/** A style outweighs the element: Google Docs copies everything within a `b` that is not bold. */
function emphasisOf({ name, attributes }: HtmlElement): number {
  const weight = /(?:^|[\s;"'])font-weight:\s*(\w+)/i.exec(attributes)?.[1];
  const style = /(?:^|[\s;"'])font-style:\s*(\w+)/i.exec(attributes)?.[1];
  const isBold = weight ? /^(?:bold|[6-9]00)$/i.test(weight) : /^(?:b|strong)$/.test(name);
  const isItalic = style ? /^italic$/i.test(style) : /^(?:i|em)$/.test(name);
  const isStruck =
    /^(?:s|strike)$/.test(name) || /(?:^|[\s;"'])text-decoration(?:-line)?:[^;"']{0,40}line-through/i.test(attributes);
  return (isBold ? bold : 0) | (isItalic ? italic : 0) | (isStruck ? struck : 0);
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
