/** The widths at which the panel covers the page. */
const phone = '(width < 40rem)';

export const isOnEntry = () => Boolean(history.state?.chat);

/**
 * On a phone, Back closes the panel first, as in other apps: opening it adds an entry with the same address. The router keeps its own
 * key in the state, so it takes neither entry for another page.
 */
export function addBackEntry(): void {
  if (matchMedia(phone).matches && !isOnEntry()) history.pushState({ ...history.state, chat: true }, '');
}
