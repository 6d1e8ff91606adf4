import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CapLine } from '../chat/question-figures.tsx';
import { SubmissionModal } from '../inbox/submission-view.tsx';
import { Composer } from '../newsletter/composer.tsx';
import { useCloseOpened } from '../parts/detail.tsx';
import { Tile } from '../parts/figures.tsx';
import { CautionLine, PageTitle } from '../parts/page.tsx';
import { QueryBoundary } from '../parts/states.tsx';
import { statsQuery } from '../queries.ts';
import { Activity } from './activity.tsx';
import { RecentSubmissions, RecentSubscribers } from './recent.tsx';

const { dashboard: texts } = admin;
const { tiles } = texts;

export function Dashboard() {
  const [params] = useSearchParams();
  const close = useCloseOpened('/admin');
  const open = params.get('submission');
  return (
    <>
      <PageTitle title={admin.views.dashboard} />
      <StatTiles />
      <WaitingLine />
      <CapLine />
      <div className="grid items-start gap-3 lg:grid-cols-[3fr_2fr]">
        <RecentSubmissions />
        <RecentSubscribers />
      </div>
      <Activity />
      <div className="mt-3">
        <Composer />
      </div>
      {open && <SubmissionModal key={open} id={open} onClose={close} />}
    </>
  );
}

function StatTiles() {
  const stats = useQuery(statsQuery);
  return (
    <QueryBoundary query={stats}>
      {({ submissions, subscribers }) => (
        <dl className="mb-3 grid grid-cols-2 gap-1.5 sm:gap-2 lg:grid-cols-4">
          <Tile label={tiles.total} value={submissions.total} />
          <Tile label={tiles.pending} value={submissions.pending} />
          <Tile label={tiles.active} value={subscribers.active} />
          <Tile label={tiles.subscribers} value={subscribers.total} />
        </dl>
      )}
    </QueryBoundary>
  );
}

function WaitingLine() {
  const { data } = useQuery(statsQuery);
  if (!data || data.submissions.waiting === 0) return null;
  return (
    <CautionLine text={texts.waiting(data.submissions.waiting)}>
      <ButtonLink variant="quiet" to="/admin/submissions?open=true" icon="arrow">
        {texts.waitingLink}
      </ButtonLink>
    </CautionLine>
  );
}
