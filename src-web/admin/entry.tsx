import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { sectionNameAt } from './nav-sections.ts';
import { part } from './part.tsx';
import { makeQueryClient } from './queries.ts';
import { MovedOrUnknown } from './section-routes.tsx';
import { sections } from './sections.tsx';
import { Shell } from './shell.tsx';
import './admin.css';
import { applyStoredTheme } from './theme.ts';

const ContactView = part(() => import('./contact/contact-view.tsx').then(({ ContactView }) => ContactView));
const CompanyView = part(() => import('./contact/company-view.tsx').then(({ CompanyView }) => CompanyView));
const DigestView = part(() => import('./mail/mail-switches.tsx').then(({ DigestView }) => DigestView));

// The section that is shown comes beside the data of the frame, not after them.
const shownSection = sectionNameAt(location.pathname);
if (shownSection) sections[shownSection].request();

function AdminApp() {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <Routes>
          <Route path="/admin" element={<Shell />}>
            <Route index element={<sections.today />} />
            <Route path="inbox/*" element={<sections.inbox />} />
            <Route path="applications/*" element={<sections.applications />} />
            <Route path="bookings/*" element={<sections.bookings />} />
            <Route path="newsletter/*" element={<sections.newsletter />} />
            <Route path="insights/*" element={<sections.insights />} />
            <Route path="settings/*" element={<sections.settings />} />
            <Route path="person" element={<ContactView />} />
            <Route path="companies/:key" element={<CompanyView />} />
            <Route path="digest/:state" element={<DigestView />} />
            <Route path="*" element={<MovedOrUnknown />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  );
}

applyStoredTheme();
createRoot(document.getElementById('app')!).render(<AdminApp />);
