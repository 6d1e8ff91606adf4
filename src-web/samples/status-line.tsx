import type { ReactNode } from 'react';

/** What has just happened, for everybody: screen readers say it when it changes. Has room for two lines where it wraps. */
export function StatusLine({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="min-h-[2lh] text-sm font-medium @min-[56rem]:min-h-0">
      {children}
    </p>
  );
}
