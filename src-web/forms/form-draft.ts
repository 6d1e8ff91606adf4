import type { FormName } from '../../src-shared/forms/element-ids.ts';
import { type SentPath, sentPaths } from '../../src-shared/paths.ts';
import { safeSessionStorage } from '../lib/storage.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const keyOf = (form: FormName) => `draft:${form}`;

/** The controls that a visitor fills in, without buttons, hidden fields and the honeypot. */
function controlsOf(element: HTMLFormElement): Control[] {
  return [...element.elements].filter(
    (control): control is Control =>
      'value' in control && !['submit', 'button', 'hidden', 'checkbox'].includes((control as Control).type),
  );
}

/** Keeps what has been typed into a form for the visit: the page may be left and come back to. */
export function keepDraft(form: FormName, element: HTMLFormElement): void {
  const typed = controlsOf(element).filter(({ value }) => value !== '');
  const values = Object.fromEntries(typed.map(({ name, value }) => [name, value]));
  safeSessionStorage.set(keyOf(form), JSON.stringify(values));
}

/** Puts a kept draft back into the fields that are empty. */
export function restoreDraft(form: FormName, element: HTMLFormElement): void {
  const draft = safeSessionStorage.getObject<Record<string, string>>(keyOf(form));
  for (const control of controlsOf(element)) {
    if (control.value === '') control.value = draft[control.name] ?? '';
  }
}

export function clearDraft(form: FormName): void {
  safeSessionStorage.remove(keyOf(form));
}

/** The form that each page says was accepted. */
const acceptedForms: Record<SentPath, FormName> = {
  [sentPaths.demo]: 'demo',
  [sentPaths.partnership]: 'partnership',
  [sentPaths.career]: 'career',
  [sentPaths.subscribed]: 'newsletter',
  [sentPaths.resubscribed]: 'newsletter',
  [sentPaths.already_subscribed]: 'newsletter',
};

/** Forgets the draft of a form that the browser has sent itself and this page says was accepted. */
export function clearAcceptedDraft(path: string): void {
  if (path in acceptedForms) clearDraft(acceptedForms[path as SentPath]);
}

/** Empties the fields that still hold what was sent; what was typed meanwhile stays. */
export function clearSent(element: HTMLFormElement, sent: FormData): void {
  for (const control of controlsOf(element)) {
    if (control.value !== sent.get(control.name)) continue;
    if (control instanceof HTMLSelectElement) {
      control.selectedIndex = Math.max(
        0,
        [...control.options].findIndex((option) => option.defaultSelected),
      );
    } else control.value = control.defaultValue;
  }
}
