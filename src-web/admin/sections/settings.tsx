import { Route } from 'react-router-dom';
import { AuditView } from '../audit/audit-view.tsx';
import { DeckView } from '../deck/deck-view.tsx';
import { TemplatesView } from '../inbox/templates/templates-view.tsx';
import { MailView } from '../mail/mail-view.tsx';
import { SuppressionsView } from '../mail/suppressions-view.tsx';
import { NotificationsView } from '../notifications/notifications-view.tsx';
import { PrivacyView } from '../privacy/privacy-view.tsx';
import { ProfileView } from '../profile-view.tsx';
import { SectionRoutes } from '../section-routes.tsx';
import { SettingsView } from '../settings-view.tsx';
import { StaffView } from '../staff/staff-view.tsx';
import { StatusView } from '../status/status-view.tsx';
import { WebhooksView } from '../webhooks/webhooks-view.tsx';

export function SettingsRoutes() {
  return (
    <SectionRoutes>
      <Route index element={<SettingsView />} />
      <Route path="mail/:id?" element={<MailView />} />
      <Route path="blocked" element={<SuppressionsView />} />
      <Route path="privacy" element={<PrivacyView />} />
      <Route path="profile" element={<ProfileView />} />
      <Route path="notices" element={<NotificationsView />} />
      <Route path="templates" element={<TemplatesView />} />
      <Route path="deck" element={<DeckView />} />
      <Route path="webhooks" element={<WebhooksView />} />
      <Route path="staff" element={<StaffView />} />
      <Route path="audit" element={<AuditView />} />
      <Route path="status" element={<StatusView />} />
    </SectionRoutes>
  );
}
