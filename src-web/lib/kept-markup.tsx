import type { Ref } from 'react';
import { useIsPrerendered } from './use-hydrated.ts';

const nothing = { __html: '' };

interface KeptMarkupProps {
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Has no content of its own. React keeps what such an element has in the page when it hydrates it. */
export function KeptMarkup({ className, ref }: KeptMarkupProps) {
  // Trusted Types forbid even empty HTML, which hydration does not assign.
  const html = useIsPrerendered() ? nothing : undefined;
  return <div ref={ref} suppressHydrationWarning className={className} dangerouslySetInnerHTML={html} />;
}
