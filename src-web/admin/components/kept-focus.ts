import { useEffect } from 'react';

/**
 * When a change removes the element that has the focus, focuses what now stands in its place: the row of its list, or
 * the view's heading. Browsers report no blur then, and send the keyboard back to the beginning of the page.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let last: { element: Element; list: Element | null; index: number } | undefined;
    function onFocusIn({ target }: FocusEvent) {
      const element = target as Element;
      if (element.closest('dialog')) return;
      const row = element.closest('li');
      const list = row?.parentElement ?? null;
      last = { element, list, index: row && list ? [...list.children].indexOf(row) : 0 };
    }
    function restore() {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      if (document.querySelector('dialog[open]')) return;
      const { list, index } = last;
      const row = list?.isConnected ? (list.children[index] ?? list.lastElementChild) : null;
      const next = row?.querySelector<HTMLElement>('a[href], button') ?? document.querySelector('h1');
      next?.focus();
    }
    // In a frame of its own: a view that knows better has set the focus by then.
    const observer = new MutationObserver(() => requestAnimationFrame(restore));
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocusIn);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocusIn);
    };
  }, []);
}
