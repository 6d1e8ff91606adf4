import { useSearchParams } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { PageTitle } from '../components/page-title.tsx';
import { useCloseOpened } from '../components/use-close-opened.ts';
import { Composer } from '../newsletter/composer.tsx';
import { CapLine } from '../questions/cap-line.tsx';
import { SubmissionModal } from '../submissions/submission-modal.tsx';
import { Activity } from './activity.tsx';
import { RecentSubmissions } from './recent-submissions.tsx';
import { RecentSubscribers } from './recent-subscribers.tsx';
import { StatTiles } from './tiles.tsx';
import { WaitingLine } from './waiting-line.tsx';

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
