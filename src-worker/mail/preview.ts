import { brand } from '../../src-shared/brand.ts';
import { emailKinds } from '../../src-shared/email-kinds.ts';
import type { Bindings } from '../env.ts';
import { exampleOf } from './examples.ts';
import { render } from './render.ts';

/** A file for each kind of mail, rendered on import. `npm run mail` writes them. */
export const previews: { name: string; content: string }[] = [];

for (const kind of emailKinds) {
  const settings = { SITE_URL: brand.siteUrl } as Bindings;
  const { html, text, subject, attachments } = await render(settings, exampleOf(kind));
  previews.push({ name: `${kind}.html`, content: html });
  previews.push({ name: `${kind}.txt`, content: `Subject: ${subject}\n\n${text}\n` });
  previews.push(...attachments.map(({ filename, content }) => ({ name: filename, content })));
}
