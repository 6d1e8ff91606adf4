import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { NewslettersView } from '#web/admin/newsletter/news-and-newsletters-view.tsx';
import { makeQueryClient } from '#web/admin/queries.ts';

test.each([
  ['/admin/newsletter', <NewslettersView key="all" />, 'Newsletters'],
  ['/admin/newsletter/news', <NewslettersView key="site" ofSite />, 'News'],
])('%s has a heading of its own', async (path, view, heading) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ items: [], nextCursor: null }));
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path={`${path}/:id?`} element={view} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(heading);
});
