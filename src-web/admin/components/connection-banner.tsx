import { useSyncExternalStore } from 'react';
import { admin } from '#shared/staff-texts/admin.ts';
import { useSignedOut } from '../session.ts';

/**
 * The page and each dialog, which makes the page inert, have the banner. Sign-in opens a new tab, so that this one keeps
 * unsaved input. When this tab is focused again, TanStack Query refetches stale data, which hides the banner.
 */
export function ConnectionBanner() {
  const signedOut = useSignedOut();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const box = 'mb-3 rounded border border-danger/40 bg-danger-wash p-2';
  return (
    <div role="alert">
      {!isOnline && <p className={box}>{admin.offline}</p>}
      {isOnline && signedOut && (
        <p className={box}>
          {admin.signedOut.text}{' '}
          <a
            href="/admin"
            target="_blank"
            className="font-semibold text-danger underline underline-offset-4"
            rel="noopener"
          >
            {admin.signedOut.action}
          </a>
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
