import { type Element, Window } from 'happy-dom';

export interface Draft {
  key: string;
  /** The id of an element of the page. */
  fragment?: string;
  title: string;
  text: string;
  weight: number;
  namesOnly?: true;
}

const { document } = new Window();

const places = 'section[id], form[id], [role=tabpanel][id], h2[id]';
const blocks = 'p, div, section, ul, ol, dl, h1, h2, h3, address, table';

/** Elements that illustrate or ask, and state nothing about the company. */
const silent = '[aria-hidden=true], [data-invented], [role=tablist], svg, nav, figure, fieldset, label, select, button';

/** Words that only a phone shows: the names of columns, which `rowOf` takes from the head of the table. */
const phoneOnly = '[class~="sm:hidden"], [class~="md:hidden"], [class~="lg:hidden"]';

/** The layout begins a line before and after these, or leaves a gap. */
const apart = 'br, p, div, li, dt, dd, td, th, [class~="block"], [class~="grid"], [class~="flex"], .sr-only';

/** A text about a whole page or list answers a broad question better than one of its items. */
const overviewWeight = 1.3;
const callWeight = 0.8;

/** Cuts `main` at the elements with an id, and these at their items. The rest is about the page as a whole. */
export function cutPage(body: string, about: string, pageNames: ReadonlySet<string>): Draft[] {
  const main = readMain(body);
  for (const { item, heading } of teasersIn(main, pageNames)) item.replaceChildren(heading);
  // The reverse order cuts a place before the one around it.
  const cut = [...main.querySelectorAll(places)].reverse().map((place) => {
    const element = place.matches('h2') ? place.parentElement! : place;
    element.remove();
    return cutPlace(element, place.id, place.getAttribute('aria-label'));
  });
  const intro = cutItems(main, { key: 'intro', title: '', weight: overviewWeight, about: '', first: about });
  return [...intro, ...cut.reverse().flat()];
}

/** Lines about other pages in the lists of a page. */
export function summariesIn(body: string, pageNames: ReadonlySet<string>): { name: string; lines: string[] }[] {
  return teasersIn(readMain(body), pageNames).map(({ item, heading }) => {
    heading.remove();
    return { name: textOf(heading), lines: linesOf(item) };
  });
}

/** An item that is named like a page leads there. */
function teasersIn(main: Element, pageNames: ReadonlySet<string>): { item: Element; heading: Element }[] {
  const headings = [...main.querySelectorAll('li h3')].filter((heading) => pageNames.has(textOf(heading)));
  return headings.map((heading) => ({ item: heading.closest('li')!, heading }));
}

function readMain(body: string): Element {
  document.body.innerHTML = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  const main = document.querySelector('main')!;
  for (const tab of main.querySelectorAll('[role=tab]')) {
    main.querySelector(`[aria-labelledby="${tab.id}"]`)?.setAttribute('aria-label', textOf(tab));
  }
  for (const form of main.querySelectorAll('form')) keepHints(form);
  for (const element of main.querySelectorAll(`${silent}, ${phoneOnly}`)) element.remove();
  for (const link of main.querySelectorAll('a')) if (isButton(link)) link.remove();
  return main;
}

/** The hints of its fields are the only statements of a form. */
function keepHints(form: Element): void {
  const hints = [...form.querySelectorAll('p[id$=-hint]')].map((hint) => {
    const label = form.querySelector(`[for="${hint.id.replace(/-hint$/, '')}"]`);
    label?.querySelector('[aria-hidden]')?.remove();
    hint.textContent = [label && textOf(label), textOf(hint)].filter(Boolean).join(': ');
    return hint;
  });
  form.replaceChildren(...hints);
}

/** A link that stands alone, and does not show its own address. */
function isButton(link: Element): boolean {
  const isInText = [...link.parentElement!.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  return !isInText && !link.getAttribute('href')?.includes(textOf(link).replaceAll(' ', ''));
}

function cutPlace(element: Element, id: string, label: string | null): Draft[] {
  const heading = element.querySelector('h2, h3');
  const title = label ?? (heading ? textOf(heading) : '');
  const subject = heading?.getAttribute('data-about');
  if (!label) heading?.remove();
  const first = sentence([subject, title].filter(Boolean).join(': '));
  const weight = id === 'call-to-action' ? callWeight : 1;
  return cutItems(element, { key: id, fragment: id, title, weight, about: subject || title, first });
}

interface Place extends Omit<Draft, 'text'> {
  /** Begins the text. */
  first: string;
  /** Ends the text of an item. */
  about: string;
}

function cutItems(element: Element, { first, about, ...place }: Place): Draft[] {
  const items = [
    ...[...element.querySelectorAll('li, details, dl > div')].filter(isItem).map(takeItem),
    ...[...element.querySelectorAll('table')].flatMap(takeRows),
  ];
  const lines = linesOf(element).filter((line) => !first.includes(line));
  if (items.length + lines.length === 0) return [];
  const names = items.map(({ title }) => title).join(' · ');
  const text = [first, ...lines, ...(names ? [sentence(names)] : [])].join(' ');
  const weight = names ? overviewWeight : place.weight;
  const own = items.filter(({ lines }) => lines.length > 0);
  return [
    { ...place, text, weight, ...(names && lines.length === 0 && { namesOnly: true as const }) },
    ...own.map(({ id, title, lines }, index) => ({
      ...place,
      key: `${place.key}/${id || index + 1}`,
      title,
      text: [isSentence(title) ? title : `${title}:`, ...lines, ...(about ? [`(${about})`] : [])].join(' '),
      weight: 1,
    })),
  ];
}

function isItem(element: Element): boolean {
  return element.matches('details, :has(h3)') || element.querySelectorAll('dd').length > 1;
}

/** A row is an item: its first cell names it. */
function takeRows(table: Element): { id: string; title: string; lines: string[] }[] {
  const [, ...columns] = [...table.querySelectorAll('thead th')].map(textOf);
  table.remove();
  return [...table.querySelectorAll('tbody tr')].map((row) => {
    const [title, ...cells] = [...row.children].map(textOf);
    // One column is the answer to its row; several need their names.
    const line = cells.length === 1 ? cells[0]! : cells.map((cell, index) => `${columns[index]}: ${cell}`).join(' · ');
    return { id: '', title: title!, lines: [sentence(line)] };
  });
}

function takeItem(item: Element): { id: string; title: string; lines: string[] } {
  const heading = item.querySelector('h3, summary, dt')!;
  heading.remove();
  item.remove();
  return { id: item.id, title: textOf(heading), lines: linesOf(item) };
}

function linesOf(element: Element): string[] {
  if (element.matches('ul, ol, dl')) {
    const entries = [...element.children].map(entryOf).filter(Boolean).join(' · ');
    return entries ? [sentence(entries.replace(/([.?!؟…]) · /g, '$1 '))] : [];
  }
  if (element.querySelector(blocks)) return [...element.children].flatMap(linesOf);
  const text = textOf(element);
  return text ? [sentence(text)] : [];
}

function entryOf(entry: Element): string {
  const [name, value] = entry.childNodes.length === 2 ? [...entry.children].map(textOf) : [];
  if (!name || !value) return textOf(entry);
  if (entry.matches('li')) return `${name} (${value})`;
  return isSentence(value) ? `${name}: ${value}` : `${value} ${name}`;
}

/** Adds a space between words that only the layout separates. */
function textOf(element: Element): string {
  const pieces = [...element.childNodes].map((node, index, all) => {
    if (node.nodeType === 3) return node.textContent;
    if (node.nodeType !== 1) return '';
    const text = textOf(node as Element);
    if ((node as Element).matches(apart)) return ` ${text} `;
    return `${all[index - 1]?.nodeType === 1 ? ' ' : ''}${text}`;
  });
  return pieces
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;!?،؛؟])/g, '$1')
    .trim();
}

const isSentence = (text: string) => /[.?!؟…:]$/u.test(text);
const sentence = (text: string) => (isSentence(text) ? text : `${text}.`);
