import { decodeEntities } from '#shared/text/decode-entities.ts';

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
const isDropped =
  /^(?:head|title|xml|template|svg|button|select|textarea|noscript|iframe|object|audio|video|canvas|del)$/;
/** Word's comments are in a list at the end, with an anchor in the text. */
const isComment = /^["']?\s*mso(?:com|del|comment)/i;
const hidingStyle =
  /(?:^|[\s;"'])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|mso-hide\s*:\s*(?:all|screen)|mso-element\s*:\s*["']?comment|mso-special-character\s*:\s*["']?comment)/i;

/** Comments, tracked deletions and hidden text, which the program does not show as text. */
function isHidden(attributes: string): boolean {
  return (
    /(?:^|\s)hidden(?:[\s=]|$)/i.test(attributes) ||
    hidingStyle.test(attributeOf(attributes, 'style')) ||
    isComment.test(attributeOf(attributes, 'class'))
  );
}

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
      if (!/^<[!?]/.test(text)) open.at(-1)!.children.push(decodeEntities(text));
    } else if (end) {
      const index = open.findLastIndex((element) => element.name === name);
      if (index > 0) open.length = index;
    } else {
      const element = { name, attributes, children: [] };
      if (!isDropped.test(name) && !isHidden(attributes)) open.at(-1)!.children.push(element);
      if (!isVoid.test(name) && !attributes.endsWith('/') && open.length < maxDepth) open.push(element);
    }
  }
  return root;
}

export function textOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

export function attributeOf(attributes: string, name: string): string {
  const value = new RegExp(`(?:^|\\s)${name}\\s*=\\s*("[^"]*"|'[^']*'|[^\\s"'>]+)`, 'i').exec(attributes)?.[1] ?? '';
  return decodeEntities(value.replace(/^["']|["']$/g, '')).trim();
}

export function someElement(element: HtmlElement, isIt: (element: HtmlElement) => boolean): boolean {
  return element.children.some((child) => typeof child !== 'string' && (isIt(child) || someElement(child, isIt)));
}
