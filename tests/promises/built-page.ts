import { existsSync, readFileSync } from 'node:fs';
import { type Document, type Element, Window } from 'happy-dom';

const pages = new Map<string, Document>();

/** A page of `dist/` as a browser without scripts reads it, without styles and scripts. */
export function builtPage(path: string): Document {
  const page = pages.get(path);
  if (page) return page;
  const html = builtFile(path === '/404' ? '404.html' : `${path.slice(1)}/index.html`);
  const { document } = new Window();
  document.write(html.replace(/<style[\s\S]*?<\/style>|<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, ''));
  pages.set(path, document);
  return document;
}

export function builtFile(name: string): string {
  const file = new URL(`../../dist/${name.replace(/^\//, '')}`, import.meta.url);
  if (!existsSync(file)) throw new Error(`dist/${name} does not exist. These tests read the built site: npm run build`);
  return readFileSync(file, 'utf8');
}

/** Visible text, with a space between elements. */
export function textOf(element: Element | null): string {
  if (!element) throw new Error('There is no such element on the page.');
  return readable(element)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,!?])/g, '$1')
    .trim();
}

function readable(element: Element): string[] {
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType === node.TEXT_NODE) return [node.textContent];
    if (node.nodeType !== node.ELEMENT_NODE) return [];
    const child = node as Element;
    return child.matches('[hidden], [aria-hidden="true"], svg, .sr-only') ? [] : readable(child);
  });
}

export function textsOf(path: string, selector: string): string[] {
  return [...builtPage(path).querySelectorAll(selector)].map(textOf);
}

/** `Label → target`, with `(new tab)` after a target that opens one. */
export function linksIn(root: { querySelectorAll: Document['querySelectorAll'] }): string[] {
  return [...root.querySelectorAll('a[href]')].map((link) => {
    const tab = link.getAttribute('target') === '_blank' ? ' (new tab)' : '';
    return `${textOf(link) || link.getAttribute('aria-label')} → ${link.getAttribute('href')}${tab}`;
  });
}
