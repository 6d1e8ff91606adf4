import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { Icon } from '../../ui/icon.tsx';
import { formatTime } from '../format.ts';
import { mailStateQuery } from '../queries.ts';

const { refused } = admin.mail;

/** The live region is always rendered: screen readers announce only changes inside an existing one. */
export function RefusalBanner() {
  const refusal = useQuery(mailStateQuery).data?.refusal;
  return (
    <div role="alert">
      {refusal && (
        <div className="mb-3 flex gap-1.5 rounded border border-danger/40 bg-danger-wash px-2 pt-2 pb-1">
          <Icon name="alert" className="mt-0.25 size-3 shrink-0 text-danger" />
          <div className="min-w-0 text-sm">
            <p className="wrap-anywhere">
              <strong className="font-semibold text-danger">{refused.title}</strong> {refusal.message}
            </p>
            <p className="mt-0.5">
              {refused.text} {refused.since(formatTime(refusal.since))}
            </p>
            <Link
              to="/admin/mail?status=queued"
              className="inline-flex min-h-5.5 items-center font-semibold text-danger underline underline-offset-4"
            >
              {refused.view}
            </Link>
          </div>
        </div>
      )}
    </div>
  );
}
