import { Route } from 'react-router-dom';
import { EditScheduledView } from '../newsletter/edit-scheduled.tsx';
import { ImportView } from '../newsletter/import-view.tsx';
import { NewslettersView } from '../newsletter/news-and-newsletters-view.tsx';
import { SubscribersView } from '../newsletter/subscribers-view.tsx';
import { UndeliveredView } from '../newsletter/undelivered-view.tsx';
import { WriteView } from '../newsletter/write-view.tsx';
import { SectionRoutes } from '../section-routes.tsx';

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
