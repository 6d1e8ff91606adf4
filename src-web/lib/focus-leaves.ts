/** Resolves when the focus is outside the element, so that replacing it cannot steal the focus. */
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
