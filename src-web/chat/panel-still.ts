import type { Locale } from '#shared/locales.ts';
import { isComposing } from '../lib/is-composing.ts';
import { safeLocalStorage } from '../lib/storage.ts';
import { requestStylesheet, waitForStylesheet } from '../lib/stylesheet.ts';
import { addBackEntry, isOnEntry } from './back-entry.ts';
import { hourAndMinute } from './hour-and-minute.ts';
import { storedTyped, storeOpenState, storeTyped } from './open-state.ts';

/**
 * Shows Joe's panel as the build has rendered it (`entry-prerender.tsx`), because the app takes a second to start on a slow
 * phone. A press in it takes effect in the panel that replaces it.
 */
export function showStillOnPress(): void {
  const button = document.querySelector<HTMLElement>('#app > .chat-button');
  const file = document.querySelector<HTMLLinkElement>('link[rel="prefetch"][as="fetch"]');
  if (!button || !file) return;
  const loaded = requestDocument(file.href).then((page) => {
    const scripts = [...page.querySelectorAll('link')];
    document.head.append(...scripts);
    return { page, scripts };
  });
  // Without the file, the app opens the panel.
  loaded.catch(() => {});
  async function show() {
    const { page, scripts } = await loaded;
    for (const link of scripts) link.rel = 'modulepreload';
    await showStill(page, button!);
  }
  button.addEventListener('click', () => show().catch(() => {}));
}

const stillOf = (page: Document) => page.querySelector<HTMLDialogElement>('dialog[data-still]');

async function showStill(page: Document, button: HTMLElement): Promise<void> {
  requestStylesheet();
  await waitForStylesheet();
  const still = stillOf(page);
  // The app was faster, or a second press.
  if (!still || !('pressed' in button.dataset)) return;
  const input = still.querySelector('textarea')!;
  const time = still.querySelector('time')!;
  input.value = storedTyped();
  document.body.append(still);
  act(still, button, input);
  still.show();
  addBackEntry();
  button.hidden = true;
  const focused = matchMedia('(pointer: fine)').matches ? input : still;
  focused.focus();
  // Formats of time take long to load.
  setTimeout(() => {
    time.textContent = hourAndMinute(new Date().toISOString(), document.documentElement.lang as Locale);
  });
}

/** Trusted Types allow no other way to read HTML without the app's policy. */
function requestDocument(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.overrideMimeType('text/html');
    request.onload = () => resolve(request.response);
    request.onerror = reject;
    request.open('GET', address);
    request.send();
  });
}

function act(still: HTMLDialogElement, button: HTMLElement, input: HTMLTextAreaElement): void {
  const send = still.querySelector<HTMLButtonElement>('[type="submit"]')!;
  const close = still.querySelector<HTMLButtonElement>('[data-closes]')!;
  // A conversation is read first, and only then can the visitor write.
  const isRead = safeLocalStorage.get('chat-session') === null;

  function press(pressed: HTMLButtonElement) {
    if (!pressed.hasAttribute('aria-disabled') && !still.querySelector('[data-pressed]')) pressed.dataset.pressed = '';
  }

  function hide() {
    button.hidden = false;
    button.focus();
    if ('pressed' in button.dataset) {
      delete button.dataset.pressed;
      still.remove();
    } else {
      // The app loads the panel already (`discardClosedStill`).
      still.hidden = true;
    }
    storeOpenState(undefined);
    if (isOnEntry()) history.back();
  }

  function check() {
    storeTyped(input.value);
    send.disabled = !isRead || input.value.trim() === '';
  }

  if (!isRead)
    for (const question of still.querySelectorAll('li button')) question.setAttribute('aria-disabled', 'true');
  addEventListener('popstate', () => still.isConnected && !still.hidden && !isOnEntry() && hide());
  check();
  input.addEventListener('input', check);
  still.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('button');
    if (pressed === close) hide();
    else if (pressed) press(pressed);
  });
  still.addEventListener('submit', (event) => event.preventDefault());
  still.addEventListener('keydown', (event) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') hide();
    if (event.key !== 'Enter' || event.shiftKey || event.target !== input) return;
    event.preventDefault();
    send.click();
  });
}

/** Opens the panel, where its still stands without a motion; what was typed is stored. */
export function openPanel(panel: HTMLDialogElement, focus: () => void): void {
  const still = stillOf(document);
  const typed = still?.querySelector('textarea');
  const isTyping = typed && typed === document.activeElement;
  panel.toggleAttribute('data-at-once', still !== null);
  panel.show();
  focus();
  if (!still) return;
  if (isTyping) {
    const input = panel.querySelector('textarea')!;
    input.focus();
    input.setSelectionRange(typed.selectionStart, typed.selectionEnd);
  }
  const pressed = still.querySelector('button[data-pressed]');
  for (const scrolled of ['[role="log"]', 'ul']) {
    const { scrollLeft, scrollTop } = still.querySelector(scrolled)!;
    Object.assign(panel.querySelector(scrolled) ?? {}, { scrollLeft, scrollTop });
  }
  still.remove();
  const same = pressed && [...panel.querySelectorAll('button')].find((button) => nameOf(button) === nameOf(pressed));
  // Once the panel listens.
  if (same) queueMicrotask(() => same.click());
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** Returns true if the visitor has closed the still while the panel loaded. */
export function discardClosedStill(): boolean {
  const still = stillOf(document);
  if (!still?.hidden) return false;
  still.remove();
  return true;
}

/** The panel did not load. */
export function discardStill(button: HTMLElement): void {
  stillOf(document)?.remove();
  button.hidden = false;
  if (isOnEntry()) history.back();
}
