import { type FocusEvent, useEffect, useRef } from 'react';

/** The link of a row of a list. */
export function rowLink(id: string): HTMLElement | null {
  return document.querySelector(`[data-id="${CSS.escape(id)}"] [data-row]`);
}

/** The row that an element is in, or belongs to. */
function rowIdOf(element: Element): string | undefined {
  return element.closest<HTMLElement>('[data-id]')?.dataset.id;
}

/**
 * When what has the focus leaves a list of rows, the focus goes to its row; when the row has left too, to the next one, or
 * to the heading of the view. `ids` are those of the rows. Returns handlers for an element around the list.
 */
export function useKeptFocus(ids: string[]) {
  const last = useRef<{ element: Element; id: string | undefined; index: number }>(undefined);
  useEffect(() => {
    const focus = last.current;
    if (!focus || focus.element.isConnected || document.querySelector('dialog[open]')) return;
    last.current = undefined;
    if (document.activeElement && document.activeElement !== document.body) return;
    const next = ids.find((id) => id === focus.id) ?? ids[Math.min(focus.index, ids.length - 1)];
    (next === undefined ? document.querySelector<HTMLElement>('h1') : rowLink(next))?.focus();
  });
  return {
    onFocus({ target }: FocusEvent) {
      const id = rowIdOf(target);
      // The button below the last row gives way to the first of the rows that it loads.
      last.current = { element: target, id, index: id === undefined ? ids.length : ids.indexOf(id) };
    },
    /** React reports no blur of an element that it removes. */
    onBlur({ relatedTarget }: FocusEvent) {
      if (!relatedTarget?.closest('dialog')) last.current = undefined;
    },
  };
}
