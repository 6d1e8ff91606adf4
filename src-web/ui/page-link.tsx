import type { ComponentProps } from 'react';
import { localizedPath } from '#shared/paths.ts';
import { useLocale } from '../locale.tsx';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The path of a page without the language, or `#` with the id of an element. */
  to: string;
}

/** `useLinks` in `src-web/site/layout/navigation.tsx` opens it without a page load. */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  return (
    <a href={localizedPath(to, useLocale())} {...rest}>
      {children}
    </a>
  );
}
