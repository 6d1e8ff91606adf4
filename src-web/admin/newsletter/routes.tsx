import { Route } from 'react-router-dom';
import { SectionRoutes } from '../section-routes.tsx';
import { EditScheduledView } from './edit-scheduled.tsx';
import { ImportView } from './import-view.tsx';
import { NewslettersView } from './news-and-newsletters-view.tsx';
import { SubscribersView } from './subscribers-view.tsx';
import { UndeliveredView } from './undelivered-view.tsx';
import { WriteView } from './write-view.tsx';

export function NewsletterRoutes() {
  return (
    <SectionRoutes>
      <Route path=":id?" element={<NewslettersView />} />
      <Route path="write/:id?" element={<WriteView />} />
      <Route path=":id/edit" element={<EditScheduledView />} />
      <Route path=":id/undelivered" element={<UndeliveredView />} />
      <Route path="news/:id?" element={<NewslettersView ofSite />} />
      <Route path="subscribers" element={<SubscribersView />} />
      <Route path="subscribers/import" element={<ImportView />} />
    </SectionRoutes>
  );
}
