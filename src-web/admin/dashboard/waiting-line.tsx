import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { statsQuery } from '../queries.ts';

const { dashboard: texts } = admin;

/** The visitors who have answered and wait; nothing when nobody does. */
export function WaitingLine() {
  const { data } = useQuery(statsQuery);
  if (!data || data.submissions.waiting === 0) return null;
  return (
    <p className="mb-3 flex flex-wrap items-center justify-between gap-x-2 rounded border border-line bg-caution-wash px-2 py-0.5 text-sm">
      <span className="font-semibold text-caution">{texts.waiting(data.submissions.waiting)}</span>
      <ButtonLink variant="quiet" to="/admin/submissions?open=true" icon="arrow">
        {texts.waitingLink}
      </ButtonLink>
    </p>
  );
}
