export interface HtmlElement {
  name: string;
  attributes: string;
  children: HtmlNode[];
}

export type HtmlNode = HtmlElement | string;

/** Word types the bullets and numbers of its lists as text, between these comments. */
const listMarker = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]{0,1000}?)<!(?:--)?\[endif\](?:--)?>/gi;
/** Without an end they go on to the end, as in a browser. */
const comment = /<!--[\s\S]*?(?:-->|$)/g;
const code = /<(style|script)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

/** Deeper elements are siblings: a page decides the depth, and the readers of the tree are recursive. */
const maxDepth = 200;

const token = /<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|<[!?][^>]*>|[^<]+|</gi;
const isVoid = /^(?:br|hr|img|meta|link|input|col|wbr|base|source)$/;
const isDropped = /^(?:head|title|xml|template|svg|button|select|textarea)$/;

/**
 * The browser's own parsers need a policy of Trusted Types, which the headers of the staff area forbid. A list marker of
 * Word's becomes an element of that name.
 */
export function parseClipboard(html: string): HtmlElement {
  const cleaned = html.replace(listMarker, '<list-marker>$1</list-marker>').replace(comment, '').replace(code, '');
  const root: HtmlElement = { name: '', attributes: '', children: [] };
  const open = [root];
  for (const [text, end, tag, attributes = ''] of cleaned.matchAll(token)) {
    const name = tag?.toLowerCase();
    if (name === undefined) {
      if (!/^<[!?]/.test(text)) open.at(-1)!.children.push(decode(text));
    } else if (end) {
      const index = open.findLastIndex((element) => element.name === name);
      if (index > 0) open.length = index;
    } else {
      const element = { name, attributes, children: [] };
      if (!isDropped.test(name)) open.at(-1)!.children.push(element);
      if (!isVoid.test(name) && !attributes.endsWith('/') && open.length < maxDepth) open.push(element);
    }
  }
  return root;
}

export function textOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

export function hrefOf({ attributes }: HtmlElement): string {
  const value = /\bhref\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/i.exec(attributes)?.[1] ?? '';
  return decode(value.replace(/^["']|["']$/g, '')).trim();
}

const entities: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (entity, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? entity;
    const codePoint = Number.parseInt(decimal ?? hex, decimal ? 10 : 16);
    return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : '';
  });
}
