import { Route } from 'react-router-dom';
import { SectionRoutes } from '../section-routes.tsx';
import { ImportView } from './import-view.tsx';
import { NewslettersView } from './newsletters-view.tsx';
import { PostsView } from './posts-view.tsx';
import { SubscribersView } from './subscribers-view.tsx';

export function NewsletterRoutes() {
  return (
    <SectionRoutes>
      <Route path=":id?" element={<NewslettersView />} />
      <Route path="news/:id?" element={<PostsView />} />
      <Route path="subscribers" element={<SubscribersView />} />
      <Route path="subscribers/import" element={<ImportView />} />
    </SectionRoutes>
  );
}
