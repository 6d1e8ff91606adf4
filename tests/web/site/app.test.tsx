import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { footer, header } from '#shared/content/en/layout.ts';
import { App } from '#web/site/app.tsx';
import { Page } from '#web/site/page.tsx';
import { pageOf } from '#web/site/pages.ts';
import { rootOptions } from '#web/site/root-options.ts';

const loaded = vi.hoisted(() => new Map<string, object>());

vi.mock('#web/site/page-loading.ts', async (original) => {
  const loading = new Map<string, Promise<object>>();
  const load = async (path: string) => {
    await null;
    const markup = document.createElement('div');
    markup.textContent = `The page ${path}`;
    const page = { meta: { title: path, description: '' }, markup };
    loaded.set(path, page);
    return page;
  };
  return {
    ...(await original<object>()),
    loadedPage: (path: string) => loaded.get(path),
    loadPage: (path: string) => loading.get(path) ?? loading.set(path, load(path)).get(path),
  };
});

function CurrentPage() {
  const path = pageOf(useLocation().pathname);
  return <Page key={path} path={path} locale="en" />;
}

test('a page that has loaded by the second attempt is rendered without an error', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, rootOptions);
  root.render(
    <MemoryRouter>
      <App locale="en" header={header} footer={footer}>
        <CurrentPage />
      </App>
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(container.textContent).toContain('The page /'));
  container.querySelector<HTMLElement>('footer a[href="/careers"]')!.click();
  await vi.waitFor(() => expect(container.textContent).toContain('The page /careers'));
  root.unmount();
});
