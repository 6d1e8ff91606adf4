import { decodeEntities } from '#shared/text/decode-entities.ts';

export interface PageElement {
  tag: string;
  attributes: Record<string, string>;
  text: string;
}

/** `onEndTag` fails at void elements, and at self-closing SVG elements. */
const withoutEnd = new Set(['base', 'br', 'hr', 'img', 'input', 'link', 'meta', 'path']);

/**
 * The elements in document order, with decoded entities. The text of an element includes the text of its descendants.
 */
export async function elementsOf(html: string): Promise<PageElement[]> {
  const elements: PageElement[] = [];
  const openElements: PageElement[] = [];
  const reader = new HTMLRewriter().on('*', {
    element(source) {
      const attributes = [...source.attributes].map(([name, value]) => [name, decodeEntities(value ?? '')]);
      const element = { tag: source.tagName, attributes: Object.fromEntries(attributes), text: '' };
      elements.push(element);
      if (withoutEnd.has(element.tag)) return;
      openElements.push(element);
      source.onEndTag(() => void openElements.pop());
    },
    text({ text }) {
      for (const element of openElements) element.text += text;
    },
  });
  await reader.transform(new Response(html)).arrayBuffer();
  for (const element of elements) element.text = decodeEntities(element.text);
  return elements;
}
