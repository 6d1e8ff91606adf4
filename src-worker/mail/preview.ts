import { brand } from '../../src-shared/brand.ts';
import { emailKinds } from '../../src-shared/email-kinds.ts';
import { defaultLocale, locales } from '../../src-shared/locales.ts';
import type { Bindings } from '../env.ts';
import { exampleOf } from './examples.ts';
import { render } from './render.ts';

/** Files for each kind of mail in each language. `npm run mail` writes them. `DB` needs the table `hmac_keys` only. */
export async function previewMails(DB: D1Database): Promise<{ name: string; content: string }[]> {
  const files: { name: string; content: string }[] = [];
  for (const [kind, locale] of emailKinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const))) {
    const settings = { SITE_URL: brand.siteUrl, DB } as Bindings;
    const { html, text, subject, attachments } = await render(settings, exampleOf(kind, locale));
    const name = locale === defaultLocale ? kind : `${kind}.${locale}`;
    files.push({ name: `${name}.html`, content: html });
    files.push({ name: `${name}.txt`, content: `Subject: ${subject}\n\n${text}\n` });
    files.push(...attachments.map(({ filename, content }) => ({ name: `${name}.${filename}`, content })));
  }
  return files;
}
