import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { footer } from '../../../src-shared/content/en/layout.ts';
import { newsletterWording } from '../../../src-worker/newsletter/subscribe.ts';

it('holds the words of the newsletter form, under the hash of language and text', () => {
  const { id, locale, text } = newsletterWording('en');
  for (const words of [footer.newsletter.title, footer.newsletter.text, footer.newsletter.submit]) {
    expect(text).toContain(words);
  }
  expect(id).toBe(createHash('sha256').update(`${locale}\n${text}`).digest('hex'));
});
