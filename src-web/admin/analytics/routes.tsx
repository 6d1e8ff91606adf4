import { Route } from 'react-router-dom';
import { QuestionsView } from '../chat/questions-view.tsx';
import { SectionRoutes } from '../section-routes.tsx';
import { ActivityView } from './activity-view.tsx';
import { AnalyticsView } from './analytics-view.tsx';
import { CampaignsView } from './campaigns-view.tsx';
import { HiringView } from './hiring-view.tsx';

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
