import type { MouseEvent } from 'react';

/** Closes the popover that a link was followed from: the page changes under it. */
export function closePopover(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest('a')) event.currentTarget.hidePopover();
}
