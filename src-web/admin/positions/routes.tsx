import { Route } from 'react-router-dom';
import { BoardView } from '../inbox/hiring/board-view.tsx';
import { SectionRoutes } from '../section-routes.tsx';
import { PositionsView } from './positions-view.tsx';

export function ApplicationsRoutes() {
  return (
    <SectionRoutes>
      <Route path=":id?" element={<BoardView />} />
      <Route path="positions" element={<PositionsView />} />
    </SectionRoutes>
  );
}
