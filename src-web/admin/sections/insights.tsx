import { Route } from 'react-router-dom';
import { ActivityView } from '../analytics/activity-view.tsx';
import { AnalyticsView } from '../analytics/analytics-view.tsx';
import { CampaignsView } from '../analytics/campaigns-view.tsx';
import { HiringView } from '../analytics/hiring-view.tsx';
import { QuestionsView } from '../chat/questions-view.tsx';
import { SectionRoutes } from '../section-routes.tsx';

export function InsightsRoutes() {
  return (
    <SectionRoutes>
      <Route index element={<AnalyticsView />} />
      <Route path="activity" element={<ActivityView />} />
      <Route path="campaigns" element={<CampaignsView />} />
      <Route path="hiring" element={<HiringView />} />
      <Route path="questions" element={<QuestionsView />} />
    </SectionRoutes>
  );
}
