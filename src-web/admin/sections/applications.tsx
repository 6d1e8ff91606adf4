import { Route } from 'react-router-dom';
import { BoardView } from '../inbox/hiring/board-view.tsx';
import { PositionsView } from '../positions/positions-view.tsx';
import { SectionRoutes } from '../section-routes.tsx';

export function ApplicationsRoutes() {
  return (
    <SectionRoutes>
      <Route path=":id?" element={<BoardView />} />
      <Route path="positions" element={<PositionsView />} />
    </SectionRoutes>
  );
}
