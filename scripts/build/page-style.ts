import Beasties from 'beasties';
import type { Locale } from '#shared/locales.ts';
import { languageAttributes } from './document-language.ts';

/** The fonts of `fallback-fonts.css` are the visitor's own, so nothing is loaded. */
const localFont = /@font-face\{[^}]*local\([^}]*\}/g;

/** The rules of the stylesheet that a page uses, for an inline style: the first paint needs no other file. */
export async function pageStyle(markup: string, stylesheet: string, locale: Locale): Promise<string> {
  const beasties = new Beasties({
    logLevel: 'warn',
    // The font would compete with the page before the first paint.
    fonts: false,
    // Beasties does not find the rules of the root element itself, nor those of what happens on the page.
    allowRules: [`html[lang=${locale}]`, 'button[data-pressed]', /\[data-gives-way\]/],
  });
  // Beasties does not look into templates, whose content the Worker shows, and reads no entities.
  const body = markup.replace(/(<\/?)template\b/g, '$1div').replace(/(?<=\sclass=")[^"]*/g, withoutEntities);
  const html = await beasties.process(
    `<html ${languageAttributes(locale)}><head><style>${withoutLoneIs(stylesheet)}</style></head><body><div id="app">${body}</div></body></html>`,
  );
  const used = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1];
  if (!used) throw new Error('Beasties found no style');
  return withoutUnread(withoutUnset(used).replace(repetition, '$1')) + stylesheet.match(localFont)!.join('');
}

const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };

function withoutEntities(text: string): string {
  return text.replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity);
}

/** `:is(.a>*)>*` is `.a>*>*`. Beasties matches only the second one, and Tailwind writes the first for `*:`. */
function withoutLoneIs(style: string): string {
  const shorter = style.replace(/(?<=^|[{},]|:is\():is\(((?:[^(),\\]|\\.)+)\)/g, '$1');
  return shorter === style ? style : withoutLoneIs(shorter);
}

/** Tailwind writes some declarations once for each browser. */
const repetition = /(?<=[{;])([a-z-]+:[^;{}"]+;)\1+/g;

/** `var(--tw-leading,1.5)` is `1.5` where no rule of the page sets `--tw-leading`. */
function withoutUnset(style: string): string {
  const rules = style.replace(registration, '').replace(/@supports \(\(\(-webkit-hyphens[^{]*\{[^}]*\}\}/, '');
  return style.replace(/var\((--tw-[\w-]+),((?:[^()]|\([^()]*\))*)\)/g, (whole, name: string, fallback: string) =>
    rules.includes(`${name}:`) ? whole : fallback,
  );
}

const registration = /@property (--[\w-]+)\{[^}]*\}/g;
const declaration = /(?<=[{;])(--[\w-]+):(?:[^;{}"]|"[^"]*")*;?/g;

/** Tailwind declares its properties for all rules; most of them are read by none of a page's. */
function withoutUnread(style: string): string {
  const read = new Set(style.match(/(?<=var\()--[\w-]+/g));
  const keep = (rule: string, name: string) => (read.has(name) ? rule : '');
  const shorter = style.replace(registration, keep).replace(declaration, keep);
  return shorter === style ? style : withoutUnread(shorter);
}
