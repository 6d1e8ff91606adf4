import { Route } from 'react-router-dom';
import { ChatsView } from '../chat/chats-view.tsx';
import { SubmissionsView } from '../inbox/list/submissions-view.tsx';
import { part } from '../part.tsx';
import { SectionRoutes } from '../section-routes.tsx';

const Transcript = part(() => import('../chat/transcript.tsx').then(({ Transcript }) => Transcript));

export function InboxRoutes() {
  return (
    <SectionRoutes>
      <Route path=":id?" element={<SubmissionsView />} />
      <Route path="chats" element={<ChatsView />} />
      <Route path="chats/:sessionId" element={<Transcript />} />
    </SectionRoutes>
  );
}
