/** Resolves when the focus is not in the element, so that what replaces it takes the focus from nobody. */
export function focusLeaves(element: HTMLElement | null): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  function check(focused: Element | null) {
    if (element?.contains(focused)) return;
    element?.removeEventListener('focusout', onFocusOut);
    resolve();
  }
  function onFocusOut({ relatedTarget }: FocusEvent) {
    check(relatedTarget as Element | null);
  }
  element?.addEventListener('focusout', onFocusOut);
  check(document.activeElement);
  return promise;
}
