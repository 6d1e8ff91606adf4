import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { status } from '../../../src-shared/content/en/admin-status.ts';
import { statusQuery } from '../queries.ts';

/** The live region is always rendered: screen readers announce only changes inside an existing one. */
export function StatusDot() {
  const isDown = useQuery(statusQuery).data?.status === 'down';
  return (
    <div role="status">
      {isDown && (
        <Link
          to="/admin/settings/status"
          className="inline-flex min-h-5.5 items-center gap-0.5 text-xs font-semibold text-starlight"
        >
          <span aria-hidden="true" className="size-1.25 rounded-full bg-danger outline-1 outline-starlight" />
          {status.something}
        </Link>
      )}
    </div>
  );
}
