import { type ReactNode, useEffect, useRef } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';

/** False until the first view stands: the browser itself has put the focus on a page that was just loaded. */
let arrived = false;

/** A view's name: in the tab, on the page, and where the focus goes when the view has changed. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current!.focus();
    arrived = true;
  }, []);
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <title>{admin.title(title)}</title>
      <h1 ref={heading} tabIndex={-1} className="text-heading font-semibold">
        {title}
      </h1>
      {children}
    </div>
  );
}
