import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { call } from '../../lib/api.ts';
import { ProgressBar } from '../components/progress-bar.tsx';

const { newsletter: texts } = admin;
/** Milliseconds. */
const pollInterval = 1000;

export function Progress({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: ['newsletter', id],
    queryFn: () => call('GET /api/admin/newsletters/:id', { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.newsletter.queued === 0 ? false : pollInterval),
  });
  if (!data) return null;
  const { recipients, queued } = data.newsletter;
  const done = recipients - queued;
  return (
    <div className="mt-1.5">
      <ProgressBar label={texts.progressLabel} max={Math.max(recipients, 1)} value={done} />
      <p className="tabular mt-0.5 text-sm text-ink-soft">{texts.progress(done, recipients)}</p>
    </div>
  );
}
