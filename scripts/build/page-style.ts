import Beasties from 'beasties';
import type { Locale } from '#shared/locales.ts';
import { languageAttributes } from './document-language.ts';

/** The fonts of `fallback-fonts.css` are the visitor's own, so nothing is loaded. */
const localFont = /@font-face\{[^}]*local\([^}]*\}/g;

/** The rules of the stylesheet that a page at rest uses, for an inline style: the first paint needs no other file. */
export async function pageStyle(markup: string, stylesheet: string, locale: Locale): Promise<string> {
  const beasties = new Beasties({
    logLevel: 'warn',
    // The font would compete with the page before the first paint.
    fonts: false,
    // Beasties does not find the rules of the root element itself, nor those of what happens on the page.
    allowRules: [
      `html[lang=${locale}]`,
      'button[data-pressed]',
      /\[data-gives-way\]/,
      // The Worker writes the states of the site into their page.
      ...(markup.includes('data-[state=ok]:') ? [/\[data-state=\w+\]$/] : []),
    ],
  });
  // Beasties does not look into templates, whose content the Worker shows, and reads no entities.
  const body = markup.replace(/(<\/?)template\b/g, '$1div').replace(/(?<=\sclass=")[^"]*/g, withoutEntities);
  const html = await beasties.process(
    `<html ${languageAttributes(locale)}><head><style>${withoutLoneIs(stylesheet)}</style></head><body><div id="app">${body}</div></body></html>`,
  );
  const used = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1];
  if (!used) throw new Error('Beasties found no style');
  const style = withoutUnread(withConstants(withoutOverridden(withoutUnset(atRest(used, markup)), locale), locale));
  return withProducts(style.replace(repetition, '$1')) + stylesheet.match(localFont)!.join('');
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

const laterBlock =
  /@(?:media (?:print|\(hover:hover\)|\(scripting:none\)|\(prefers-reduced-motion:reduce\))|starting-style)\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
const laterState =
  /(?<=[{}])(?:[^{},]*(?<!:not\():(?:hover|active|focus)\b[^{},]*|[^{}]*:popover-open[^{}]*|:root:has\([^{}]*:focus\)[^{}]*)\{[^{}]*\}/g;
/** Beasties takes every label for one that `:has()` the chosen field. */
const checked = /(?<=[{}])[^{},]*:checked[^{},]*\{[^{}]*\}/g;
const laterLook = /(?<=[{;])(?:transition(?:-[a-z]+)*|cursor):[^;{}]*;?/g;
/** Tailwind sets for some elements what all of them have. */
const noSetting = /(?<=[{;])font-(?:feature|variation)-settings:(?:normal|inherit);?/g;

/**
 * Without the rules for a visitor who acts, a printer, or a browser without scripts: the whole stylesheet is there for them
 * (`bootstrap.ts`). Without the setting for less motion, because all that moves by itself asks for it.
 */
function atRest(style: string, markup: string): string {
  const chosen = /type="(?:radio|checkbox)"/.test(markup) ? '' : checked;
  return style
    .replace(chosen, '')
    .replace(laterBlock, '')
    .replace(laterState, '')
    .replace(laterLook, '')
    .replace(noSetting, '');
}

/** Tailwind writes some declarations once for each browser. */
const repetition = /(?<=[{;])([a-z-]+:[^;{}"]+;)\1+/g;

/** `calc(.5rem * 12)` is `6rem`. */
function withProducts(style: string): string {
  return style.replace(
    /calc\((-?[\d.]+)([a-z]*) \* (-?[\d.]+)\)/g,
    (_, value: string, unit: string, times: string) => `${Number((Number(value) * Number(times)).toFixed(4))}${unit}`,
  );
}

const registration = /@property (--[\w-]+)\{[^}]*\}/g;
const declaration = /(?<=[{;])(--[\w-]+):((?:[^;{}"]|"[^"]*")*);?/g;

type Values = [name: string, value: string][];

function declared(rules: string): Values {
  return [...rules.matchAll(declaration)].map(([, name = '', value = '']) => [name, value]);
}

/** All values that the rules of a page set. The initial ones for browsers without `@property` do not count. */
function settings(style: string): Values {
  return declared(style.replace(registration, '').replace(/@supports \(\(\(-webkit-hyphens[^{]*\{[^}]*\}\}/, ''));
}

/** `var(--tw-leading,1.5)` is `1.5` where no rule of the page sets `--tw-leading`. */
function withoutUnset(style: string): string {
  const set = new Map(settings(style));
  return style.replace(/var\((--tw-[\w-]+),((?:[^()]|\([^()]*\))*)\)/g, (whole, name: string, fallback: string) =>
    set.has(name) ? whole : fallback,
  );
}

/** The root element of Arabic pages has other values than `:root`. */
function withoutOverridden(style: string, locale: Locale): string {
  const own = new Map(declared(rulesOf(`html[lang=${locale}]`, style)));
  return style.replace(/:root\{[^{}]*/g, (rule) =>
    rule.replace(declaration, (whole, name: string) => (own.has(name) ? '' : whole)),
  );
}

function rulesOf(selector: string, style: string): string {
  return style
    .split(`${selector}{`)
    .slice(1)
    .map((rest) => `{${rest.replace(/\}.*/s, '')}`)
    .join('');
}

/** Writes each value that is the only one of its property: the initial one, the root element's, or that of the rule which reads it. */
function withConstants(style: string, locale: Locale): string {
  const set = settings(style);
  const isOnly = (name: string) => set.filter(([other]) => other === name).length === 1;
  const initial = [...style.matchAll(/@property (--[\w-]+)\{[^}]*initial-value:([^}]*)\}/g)]
    .map(([, name = '', value = '']): Values[number] => [name, value])
    .filter(([name]) => !set.some(([other]) => other === name));
  const root = declared(rulesOf(':root', style) + rulesOf(`html[lang=${locale}]`, style)).filter(
    // A picture stays one.
    ([name, value]) => isOnly(name) && !value.includes('url('),
  );
  const shorter = withValues(style, [...initial, ...root]).replace(/\{[^{}]*--tw-[^{}]*\}/g, (rule) =>
    withValues(
      rule,
      declared(rule).filter(([name]) => name.startsWith('--tw-')),
    ),
  );
  return shorter === style ? style : withConstants(shorter, locale);
}

function withValues(style: string, values: Values): string {
  const byName = new Map(values);
  return style.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => byName.get(name) ?? whole);
}

/** A layer that is empty keeps its place in the order. */
const emptyRule = /(?<=^|[{};])(?!@layer)[^{};]+\{\}/g;

/** Tailwind declares its properties for all rules; most of them are read by none of a page's. */
function withoutUnread(style: string): string {
  const read = new Set(style.match(/(?<=var\()--[\w-]+/g));
  const keep = (rule: string, name: string) => (read.has(name) ? rule : '');
  const shorter = style
    .replace(registration, keep)
    .replace(declaration, keep)
    .replace(/;(?=\})/g, '')
    .replace(emptyRule, '');
  return shorter === style ? style : withoutUnread(shorter);
}
