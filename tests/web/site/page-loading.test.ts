import { expect, test, vi } from 'vitest';
import { paths } from '#shared/paths.ts';
import { loadPage } from '#web/site/page-loading.ts';

const answer = (html: string, status: number) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(html, { status }));
const page = (text: string) => `<html><body><div id="app"><main><div>${text}</div></main></div></body></html>`;

test('a page of the site is shown, also that of an unknown path', async () => {
  answer(page('Nothing here'), 404);
  expect((await loadPage(paths.contact, 'en')).markup.textContent).toBe('Nothing here');
});

test('what is no page of the site is an error with its status', async () => {
  answer('<html><body>Bad gateway</body></html>', 502);
  await expect(loadPage(paths.news, 'en')).rejects.toThrow('/news is no page; its status is 502.');
});
