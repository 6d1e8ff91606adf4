import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { movedAdminPath } from '#shared/admin/paths.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { ActivityView } from './analytics/activity-view.tsx';
import { AnalyticsView } from './analytics/analytics-view.tsx';
import { CampaignsView } from './analytics/campaigns-view.tsx';
import { AuditView } from './audit/audit-view.tsx';
import { BookingsView } from './bookings/bookings-view.tsx';
import { DemoHoursView } from './bookings/demo-hours-view.tsx';
import { ChatsView } from './chat/chats-view.tsx';
import { QuestionsView } from './chat/questions-view.tsx';
import { Transcript } from './chat/transcript.tsx';
import { ButtonLink } from './components/button-link.tsx';
import { PageTitle } from './components/page.tsx';
import { ContactView } from './contact/contact-view.tsx';
import { Dashboard } from './dashboard/dashboard.tsx';
import { DeckView } from './deck/deck-view.tsx';
import { BoardView } from './inbox/hiring/board-view.tsx';
import { SubmissionsView } from './inbox/list/submissions-view.tsx';
import { TemplatesView } from './inbox/templates/templates-view.tsx';
import { DigestView } from './mail/mail-switches.tsx';
import { MailView } from './mail/mail-view.tsx';
import { SuppressionsView } from './mail/suppressions-view.tsx';
import { ImportView } from './newsletter/import-view.tsx';
import { NewslettersView } from './newsletter/newsletters-view.tsx';
import { PostsView } from './newsletter/posts-view.tsx';
import { SubscribersView } from './newsletter/subscribers-view.tsx';
import { NotificationsView } from './notifications/notifications-view.tsx';
import { PositionsView } from './positions/positions-view.tsx';
import { PrivacyView } from './privacy/privacy-view.tsx';
import { ProfileView } from './profile-view.tsx';
import { makeQueryClient } from './queries.ts';
import { SettingsView } from './settings-view.tsx';
import { Shell } from './shell.tsx';
import { StaffView } from './staff/staff-view.tsx';
import { StatusView } from './status/status-view.tsx';
import { WebhooksView } from './webhooks/webhooks-view.tsx';

export function AdminApp() {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <Routes>
          <Route path="/admin" element={<Shell />}>
            <Route index element={<Dashboard />} />
            <Route path="inbox/:id?" element={<SubmissionsView />} />
            <Route path="inbox/chats" element={<ChatsView />} />
            <Route path="inbox/chats/:sessionId" element={<Transcript />} />
            <Route path="applications/:id?" element={<BoardView />} />
            <Route path="applications/positions" element={<PositionsView />} />
            <Route path="bookings/:id?" element={<BookingsView />} />
            <Route path="bookings/hours" element={<DemoHoursView />} />
            <Route path="newsletter/:id?" element={<NewslettersView />} />
            <Route path="newsletter/news/:id?" element={<PostsView />} />
            <Route path="newsletter/subscribers" element={<SubscribersView />} />
            <Route path="newsletter/subscribers/import" element={<ImportView />} />
            <Route path="insights" element={<AnalyticsView />} />
            <Route path="insights/activity" element={<ActivityView />} />
            <Route path="insights/campaigns" element={<CampaignsView />} />
            <Route path="insights/questions" element={<QuestionsView />} />
            <Route path="settings" element={<SettingsView />} />
            <Route path="settings/mail/:id?" element={<MailView />} />
            <Route path="settings/blocked" element={<SuppressionsView />} />
            <Route path="settings/privacy" element={<PrivacyView />} />
            <Route path="settings/profile" element={<ProfileView />} />
            <Route path="settings/notices" element={<NotificationsView />} />
            <Route path="settings/templates" element={<TemplatesView />} />
            <Route path="settings/deck" element={<DeckView />} />
            <Route path="settings/webhooks" element={<WebhooksView />} />
            <Route path="settings/staff" element={<StaffView />} />
            <Route path="settings/audit" element={<AuditView />} />
            <Route path="settings/status" element={<StatusView />} />
            <Route path="person" element={<ContactView />} />
            <Route path="digest/:state" element={<DigestView />} />
            <Route path="*" element={<MovedOrUnknown />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  );
}

function MovedOrUnknown() {
  const { pathname, search, hash } = useLocation();
  const moved = movedAdminPath(pathname);
  return moved ? <Navigate replace to={moved + search + hash} /> : <NotFound />;
}

function NotFound() {
  return (
    <>
      <PageTitle title={admin.notFound.title} />
      <ButtonLink to="/admin">{admin.notFound.action}</ButtonLink>
    </>
  );
}
