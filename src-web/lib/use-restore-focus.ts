import { useEffect } from 'react';

interface Place {
  element: Element;
  /** The id comes from `data-id`, with which an element outside the row can belong to it, too. */
  rowId: string | undefined;
  row: Element | null;
  list: Element | null;
  index: number;
  /** The surrounding elements that can take the focus, nearest first. */
  around: HTMLElement[];
}

/**
 * When a change removes the focused element, focuses the nearest one left: in its row, in the row that took its place,
 * around it, or the heading. Browsers report no blur then, and send the keyboard back to the beginning of the page.
 */
export function useRestoreFocus(): void {
  useEffect(() => {
    // A dialog that closes gives the focus back to the page below it.
    const places = new WeakMap<Element, Place>();
    function onFocusIn({ target }: FocusEvent) {
      const element = target as Element;
      const root = element.closest('dialog') ?? document.body;
      places.set(root, placeOf(element, root));
    }
    function restore() {
      if (document.activeElement !== document.body) return;
      const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      const place = places.get(root);
      if (!place || place.element.isConnected) return;
      const next = inRow(place) ?? place.around.find(({ isConnected }) => isConnected);
      (next ?? (root === document.body ? document.querySelector('h1') : null))?.focus();
    }
    // The focus moves in a later frame: a view that knows better has set it by then.
    const observer = new MutationObserver(() => requestAnimationFrame(restore));
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocusIn);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocusIn);
    };
  }, []);
}

function placeOf(element: Element, root: Element): Place {
  const closest = (selector: string) => {
    const found = element.closest<HTMLElement>(selector);
    return root.contains(found) ? found : null;
  };
  const rowId = closest('[data-id]')?.dataset.id;
  const row = closest('li') ?? findRow(rowId);
  // A button below a list gives way to the rows that it loads.
  const before = element.previousElementSibling;
  const list = row?.parentElement ?? (before?.matches('ul, ol') ? before : null);
  const index = row && list ? [...list.children].indexOf(row) : (list?.children.length ?? 0);
  const around: HTMLElement[] = [];
  for (let one = element.parentElement; one && one !== root; one = one.parentElement) {
    if (one.matches('[tabindex="-1"]:not(main)')) around.push(one);
  }
  return { element, rowId, row, list, index, around };
}

function inRow({ rowId, row, list, index, around }: Place): HTMLElement | null | undefined {
  const same = row?.isConnected ? row : findRow(rowId);
  if (same) return around.find((one) => one.isConnected && same.contains(one)) ?? controlIn(same);
  const successor = list?.isConnected ? (list.children[index] ?? list.lastElementChild) : null;
  return successor && controlIn(successor);
}

function findRow(id: string | undefined): Element | null {
  return id === undefined ? null : document.querySelector(`li[data-id="${CSS.escape(id)}"]`);
}

function controlIn(row: Element): HTMLElement | null {
  return row.querySelector('a[href], button');
}
