import { decodeEntities } from '#shared/text/decode-entities.ts';

const voidTags = new Set(['br', 'hr', 'img', 'meta', 'link']);
const hiddenTags = new Set(['head', 'style', 'title']);
const paragraphs = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'blockquote', 'pre']);
const lines = new Set(['div', 'li', 'tr', 'td', 'th']);

/** Works only for the markup of `toHtml`: React writes tags, attributes and characters in one form. */
export function toPlainText(html: string): string {
  let text = '';
  let hidden = 0;
  const lists: { next?: number }[] = [];
  const links: { href: string; from: number }[] = [];
  const space = (breaks: number) => {
    let end = text.length;
    while (text[end - 1] === ' ' || text[end - 1] === '\n') end--;
    const trimmed = text.slice(0, end);
    const already = text.slice(end).split('\n').length - 1;
    if (trimmed) text = trimmed + '\n'.repeat(Math.max(breaks, already));
  };

  for (const [, slash, tag, attributes = '', words] of html
    .replace(/<!--.*?(?:-->|$)|<![^<>]*>/gs, '')
    .matchAll(/<(\/?)([a-z]\w*)\b([^<>]*)>|([^<]+)/g)) {
    if (words !== undefined) {
      if (hidden === 0) text += decodeEntities(!words.trim() && !text.slice(-1).trim() ? '' : words);
      continue;
    }
    const isEnd = slash === '/';
    if (hidden > 0 || hiddenTags.has(tag!) || attributes.includes('data-skip-in-text')) {
      if (!voidTags.has(tag!)) hidden += isEnd ? -1 : 1;
      continue;
    }
    const isList = tag === 'ul' || tag === 'ol';
    if (tag === 'img') text += `[${decodeEntities(/alt="([^"]*)"/.exec(attributes)?.[1] ?? '')}]`;
    else if (tag === 'br') text = `${text.trimEnd()}\n`;
    else if (tag === 'hr') {
      space(2);
      text += '---';
      space(2);
    } else if (paragraphs.has(tag!)) space(lists.length > (isList && isEnd ? 1 : 0) ? 1 : 2);
    else if (lines.has(tag!)) space(1);

    if (isList) {
      if (isEnd) lists.pop();
      else lists.push(tag === 'ol' ? { next: Number(/start="(\d+)"/.exec(attributes)?.[1] ?? 1) } : {});
    } else if (tag === 'li' && !isEnd) {
      const list = lists.at(-1);
      text += list?.next === undefined ? '- ' : `${list.next++}. `;
    } else if (tag === 'a') {
      if (!isEnd) links.push({ href: decodeEntities(/href="([^"]*)"/.exec(attributes)?.[1] ?? ''), from: text.length });
      else text += addressAfter(text, links.pop());
    }
  }
  return text.trim();
}

function addressAfter(text: string, link: { href: string; from: number } | undefined): string {
  if (!link?.href) return '';
  const shown = text.slice(link.from).trim();
  return shown === link.href || `mailto:${shown}` === link.href ? '' : ` ${link.href}`;
}
