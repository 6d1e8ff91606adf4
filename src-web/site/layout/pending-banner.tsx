import { useEffect, useState } from 'react';
import { adminPath } from '#shared/paths.ts';
import { banner } from '#shared/staff-texts/banner.ts';
import { ApiProblem, call } from '../../lib/api.ts';
import { logError } from '../../lib/log-error.ts';
import { safeLocalStorage } from '../../lib/storage.ts';

const pollEvery = 30_000;
const shownFor = 5_000;

export default function PendingBanner() {
  const [pending, setPending] = useState(0);

  useEffect(() => {
    let hide: ReturnType<typeof setTimeout> | undefined;
    async function poll() {
      if (document.hidden) return;
      try {
        const { submissions } = await call('GET /api/admin/stats', {});
        setPending(submissions?.pending ?? 0);
        clearTimeout(hide);
        hide = setTimeout(() => setPending(0), shownFor);
      } catch (error) {
        // Without a sign-in the banner stops here and is not loaded again.
        if (error instanceof ApiProblem && (error.problem.status === 401 || error.problem.status === 403)) {
          safeLocalStorage.remove('staff');
          clearInterval(interval);
        } else logError('The banner could not ask for the submissions that wait', error);
      }
    }
    const interval = setInterval(poll, pollEvery);
    void poll();
    return () => {
      clearInterval(interval);
      clearTimeout(hide);
    };
  }, []);

  return (
    <div role="status" lang="en" dir="ltr" className="fixed inset-x-0 top-0 z-50">
      {pending > 0 && (
        <p className="flex flex-wrap items-center justify-center gap-x-2 bg-amber px-2 py-1 text-sm font-medium text-amber-ink shadow-mid">
          <span>{banner.text(pending)}</span>
          <a href={adminPath} className="inline-flex min-h-4 items-center font-semibold underline underline-offset-4">
            {banner.view}
          </a>
        </p>
      )}
    </div>
  );
}
