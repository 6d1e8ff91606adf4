import { brand } from '../../src-shared/brand.ts';
import { emailKinds } from '../../src-shared/emails.ts';
import type { Bindings } from '../env.ts';
import { exampleOf } from './examples.ts';
import { render } from './render.ts';

/** Every kind of mail as files to look at; `npm run mail` writes them. Made on import: that is all this module is for. */
export const previews: { name: string; content: string }[] = [];

for (const kind of emailKinds) {
  const settings = { SITE_URL: brand.siteUrl } as Bindings;
  const { html, text, subject, attachments } = await render(settings, exampleOf(kind));
  previews.push({ name: `${kind}.html`, content: html });
  previews.push({ name: `${kind}.txt`, content: `Subject: ${subject}\n\n${text}\n` });
  previews.push(...attachments.map(({ filename, content }) => ({ name: filename, content })));
}
