import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { footer, header } from '#shared/content/en/layout.ts';
import { App } from '#web/site/app.tsx';
import { rootOptions } from '#web/site/root-options.ts';

const loaded = vi.hoisted(() => new Map<string, object>());

vi.mock('#web/site/page-loading.ts', async (original) => {
  const loading = new Map<string, Promise<object>>();
  const load = async (path: string) => {
    await null;
    const page = { content: { meta: { title: path, description: '' } }, Page: () => `The page ${path}` };
    loaded.set(path, page);
    return page;
  };
  return {
    ...(await original<object>()),
    loadedPage: (path: string) => loaded.get(path),
    loadPage: (path: string) => loading.get(path) ?? loading.set(path, load(path)).get(path),
  };
});

test('a page that has loaded by the second attempt is rendered without an error', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, rootOptions);
  root.render(
    <MemoryRouter>
      <App locale="en" header={header} footer={footer} />
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(container.textContent).toContain('The page /'));
  container.querySelector<HTMLElement>('footer a[href="/careers"]')!.click();
  await vi.waitFor(() => expect(container.textContent).toContain('The page /careers'));
  root.unmount();
});
