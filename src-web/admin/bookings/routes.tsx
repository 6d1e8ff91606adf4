import { Route } from 'react-router-dom';
import { SectionRoutes } from '../section-routes.tsx';
import { BookingsView } from './bookings-view.tsx';
import { DemoHoursView } from './demo-hours-view.tsx';

export function BookingsRoutes() {
  return (
    <SectionRoutes>
      <Route path=":id?" element={<BookingsView />} />
      <Route path="hours" element={<DemoHoursView />} />
    </SectionRoutes>
  );
}
