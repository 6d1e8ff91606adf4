import { expect, it } from 'vitest';
import { asStaff } from '../support/staff.ts';

async function preview(fields: Record<string, string>): Promise<string> {
  const body = new URLSearchParams({ subject: 'Autumn', content: '## Dates\n\nIn **June**.', locale: 'en', ...fields });
  return (await asStaff('/api/admin/newsletters/preview', { method: 'POST', body })).text();
}

it('names the subject in the title, and begins an inbox’s line with the text', async () => {
  const html = await preview({});
  expect(html).toContain('<title>Autumn</title>');
  expect(html).toMatch(/data-skip-in-text[^>]*>Dates In June\./);
});

it('shows a bold link alone in its paragraph as a button, and no other one', async () => {
  const content =
    '**[Book](https://a.example/book)**\n\nSee **[the list](https://a.example/list)**.\n\n**[Bad](javascript:x)**';
  const html = await preview({ content });
  expect(html).toMatch(
    /<td style="[^"]*background-color[^>]*><a [^>]*href="https:\/\/a\.example\/book"[^>]*>Book<\/a>/,
  );
  expect(html).toMatch(/<strong><a [^>]*href="https:\/\/a\.example\/list"[^>]*>the list/);
  expect(html).toContain('<strong>Bad</strong>');
});

it('shows in a preview where to unsubscribe', async () => {
  expect(await preview({})).toContain('href="https://rihla.example/unsubscribe"');
});

it('previews an email in either color scheme, whichever the device has', async () => {
  const [device, light, dark] = await Promise.all([
    preview({}),
    preview({ scheme: 'light' }),
    preview({ scheme: 'dark' }),
  ]);
  expect(device).toContain('@media (prefers-color-scheme: dark)');
  expect(light).toContain('color-scheme: light;');
  expect(light).toContain('@media not all');
  expect(dark).toContain('color-scheme: dark;');
  expect(dark).toContain('@media all');
});
