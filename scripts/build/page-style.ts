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
    // Beasties does not find the rules of the root element itself, nor those of what the visitor does.
    allowRules: [`html[lang=${locale}]`, 'button[data-pressed]'],
  });
  // Beasties does not look into templates, whose content the Worker shows.
  const body = markup.replace(/(<\/?)template\b/g, '$1div');
  const html = await beasties.process(
    `<html ${languageAttributes(locale)}><head><style>${stylesheet}</style></head><body>${body}</body></html>`,
  );
  const used = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1];
  if (!used) throw new Error('Beasties found no style');
  return used + stylesheet.match(localFont)!.join('');
}
