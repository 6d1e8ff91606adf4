import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { admin } from '../../src-shared/content/en/admin.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Dashboard } from './dashboard/dashboard.tsx';
import { PageTitle } from './parts/page-title.tsx';
import { makeQueryClient } from './query-client.ts';
import { Shell } from './shell.tsx';

/** The staff area: `/admin`, behind Cloudflare Access. Every view has an address of its own. */
export function StaffApp() {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <Routes>
          <Route path="/admin" element={<Shell />}>
            <Route index element={<Dashboard />} />
            <Route path="*" element={<NotFound />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  );
}

function NotFound() {
  return (
    <>
      <PageTitle title={admin.notFound.title} />
      <ButtonLink to="/admin">{admin.notFound.action}</ButtonLink>
    </>
  );
}
