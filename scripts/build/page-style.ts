import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Beasties from 'beasties';

// Without @font-face rules: the font would compete with the page before the first paint.
const beasties = new Beasties({ logLevel: 'warn', fonts: false });
const fallbackFonts = await readFile(join(import.meta.dirname, '../../src-web/styles/fallback-fonts.css'), 'utf8');

/** The rules of the stylesheet that a page uses, for an inline style: the first paint needs no other file. */
export async function pageStyle(markup: string, stylesheet: string): Promise<string> {
  const html = await beasties.process(`<html><head><style>${stylesheet}</style></head><body>${markup}</body></html>`);
  const used = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1];
  if (!used) throw new Error('Beasties found no style');
  return used + fallbackFonts.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');
}
