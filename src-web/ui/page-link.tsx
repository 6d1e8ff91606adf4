import type { ComponentProps } from 'react';
import { localizedPath } from '#shared/paths.ts';
import { useLocale } from '../locale.tsx';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The path of a page without the language, or `#` with the id of an element. */
  to: string;
}

/**
 * `useLinks` in `src-web/site/layout/navigation.tsx` opens it without a page load. The address comes last: what all links of a list
 * have in common compresses as one.
 */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  return (
    <a {...rest} href={localizedPath(to, useLocale())}>
      {children}
    </a>
  );
}
