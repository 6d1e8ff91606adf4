import { Route } from 'react-router-dom';
import { BookingsView } from '../bookings/bookings-view.tsx';
import { DemoHoursView } from '../bookings/demo-hours-view.tsx';
import { SectionRoutes } from '../section-routes.tsx';

export function BookingsRoutes() {
  return (
    <SectionRoutes>
      <Route path=":id?" element={<BookingsView />} />
      <Route path="hours" element={<DemoHoursView />} />
    </SectionRoutes>
  );
}
