import type { KeyboardEvent } from 'react';

/** A handler of keys: Ctrl+Enter or Cmd+Enter sends a form. */
export function sendsBy(send: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
}
