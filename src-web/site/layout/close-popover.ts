import type { MouseEvent } from 'react';

/** A client-side navigation does not close an open popover by itself. */
export function closePopover(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest('a')) event.currentTarget.hidePopover();
}
