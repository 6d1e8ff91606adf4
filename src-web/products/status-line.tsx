import type { ReactNode } from 'react';

/** What has just happened, for everybody: screen readers say it when it changes. Has room for the lines that it needs. */
export function StatusLine({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="min-h-[3lh] text-sm font-medium @min-[32rem]:min-h-[2lh] @min-[56rem]:min-h-[1lh]">
      {children}
    </p>
  );
}
