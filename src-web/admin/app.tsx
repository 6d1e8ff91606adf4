import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { admin } from '../../src-shared/content/en/admin.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { AnalyticsView } from './analytics/analytics-view.tsx';
import { BookingsView } from './bookings/bookings-view.tsx';
import { DemoHoursView } from './bookings/demo-hours-view.tsx';
import { ChatsView } from './chat/chats-view.tsx';
import { QuestionsView } from './chat/questions-view.tsx';
import { Transcript } from './chat/transcript.tsx';
import { Dashboard } from './dashboard/dashboard.tsx';
import { BoardView } from './inbox/board-view.tsx';
import { SubmissionsView } from './inbox/submissions-view.tsx';
import { TemplatesView } from './inbox/templates-view.tsx';
import { DigestView } from './mail/mail-switches.tsx';
import { MailView } from './mail/mail-view.tsx';
import { SuppressionsView } from './mail/suppressions-view.tsx';
import { NewslettersView } from './newsletter/newsletters-view.tsx';
import { SubscribersView } from './newsletter/subscribers-view.tsx';
import { PageTitle } from './parts/page.tsx';
import { PersonView } from './person/person-view.tsx';
import { PrivacyView } from './privacy/privacy-view.tsx';
import { makeQueryClient } from './queries.ts';
import { Shell } from './shell.tsx';
import { StatusView } from './status/status-view.tsx';

export function AdminApp() {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <Routes>
          <Route path="/admin" element={<Shell />}>
            <Route index element={<Dashboard />} />
            <Route path="analytics" element={<AnalyticsView />} />
            <Route path="submissions/:id?" element={<SubmissionsView />} />
            <Route path="applications/:id?" element={<BoardView />} />
            <Route path="digest/:state" element={<DigestView />} />
            <Route path="bookings/:id?" element={<BookingsView />} />
            <Route path="demo-hours" element={<DemoHoursView />} />
            <Route path="subscribers" element={<SubscribersView />} />
            <Route path="newsletters/:id?" element={<NewslettersView />} />
            <Route path="mail/:id?" element={<MailView />} />
            <Route path="suppressions" element={<SuppressionsView />} />
            <Route path="chats" element={<ChatsView />} />
            <Route path="chats/questions" element={<QuestionsView />} />
            <Route path="chats/:sessionId" element={<Transcript />} />
            <Route path="person" element={<PersonView />} />
            <Route path="privacy" element={<PrivacyView />} />
            <Route path="templates" element={<TemplatesView />} />
            <Route path="status" element={<StatusView />} />
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
