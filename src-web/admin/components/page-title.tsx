import { type ReactNode, useEffect, useRef } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { live } from '../../../src-shared/content/en/admin-live.ts';
import { useDesk } from '../desk/desk-store.ts';

/** After a page load the browser has already set the focus, so the first view must not move it. */
let firstViewShown = false;

/** The heading takes the focus when the view changes, so that screen readers announce the new view. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  const waiting = useDesk().waiting.length;
  const pageTitle = waiting > 0 ? live.desk.title(waiting, admin.title(title)) : admin.title(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (firstViewShown) heading.current!.focus();
    firstViewShown = true;
  }, []);
  useEffect(() => {
    document.title = pageTitle;
  }, [pageTitle]);
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <h1 ref={heading} tabIndex={-1} className="text-heading font-semibold">
        {title}
      </h1>
      {children}
    </div>
  );
}
