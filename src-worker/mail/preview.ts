import { brand } from '../../src-shared/brand.ts';
import { emailKinds } from '../../src-shared/email-kinds.ts';
import { defaultLocale, locales } from '../../src-shared/locales.ts';
import type { Bindings } from '../env.ts';
import { exampleOf } from './examples.ts';
import { render } from './render.ts';

/** Files for each kind of mail in each language, rendered on import. `npm run mail` writes them. */
export const previews: { name: string; content: string }[] = [];

for (const [kind, locale] of emailKinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const))) {
  const settings = { SITE_URL: brand.siteUrl } as Bindings;
  const { html, text, subject, attachments } = await render(settings, exampleOf(kind, locale));
  const name = locale === defaultLocale ? kind : `${kind}.${locale}`;
  previews.push({ name: `${name}.html`, content: html });
  previews.push({ name: `${name}.txt`, content: `Subject: ${subject}\n\n${text}\n` });
  previews.push(...attachments.map(({ filename, content }) => ({ name: `${name}.${filename}`, content })));
}
