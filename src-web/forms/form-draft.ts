import type { FormName } from '#shared/forms/element-ids.ts';
import { type SentPath, sentPaths } from '#shared/paths.ts';
import { safeSessionStorage } from '../lib/storage.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** `other`: the address left in the chat. */
type DraftName = FormName | 'other';

const keyOf = (form: DraftName) => `draft:${form}`;

/** Leaves out files, which no script can fill in, and the honeypot, the only checkbox of a form. */
function controlsOf(element: HTMLFormElement): Control[] {
  return [...element.elements].filter(
    (control): control is Control =>
      'value' in control && !['submit', 'button', 'hidden', 'checkbox', 'file'].includes((control as Control).type),
  );
}

export function saveDraft(form: DraftName, element: HTMLFormElement): void {
  const typed = controlsOf(element).filter(({ value }) => value !== '');
  const values = Object.fromEntries(typed.map(({ name, value }) => [name, value]));
  if (typed.length > 0) safeSessionStorage.set(keyOf(form), JSON.stringify(values));
  else clearDraft(form);
}

/** Ignores selects, which a page may fill in itself. */
export function hasText(element: HTMLFormElement): boolean {
  return controlsOf(element).some(({ type, value }) => type !== 'select-one' && value !== '');
}

export function draftOf(form: DraftName): Partial<Record<string, string>> {
  return safeSessionStorage.getObject<Record<string, string>>(keyOf(form));
}

/** Fills only empty fields: the visitor may have typed before hydration. */
export function restoreDraft(form: DraftName, element: HTMLFormElement): void {
  const draft = draftOf(form);
  for (const control of controlsOf(element)) {
    if (control.value === '') control.value = draft[control.name] ?? '';
  }
}

export function clearDraft(form: DraftName): void {
  safeSessionStorage.remove(keyOf(form));
}

const acceptedForms: Record<SentPath, FormName> = {
  [sentPaths.demo]: 'demo',
  [sentPaths.partnership]: 'partnership',
  [sentPaths.career]: 'career',
  [sentPaths.deck]: 'deck',
  [sentPaths.subscribed]: 'newsletter',
  [sentPaths.resubscribed]: 'newsletter',
  [sentPaths.already_subscribed]: 'newsletter',
};

/** After a native submit, the redirect to one of `sentPaths` is the only sign that the form was accepted. */
export function clearAcceptedDraft(path: string): void {
  if (path in acceptedForms) clearDraft(acceptedForms[path as SentPath]);
}

export function clearSent(element: HTMLFormElement, sent: FormData): void {
  clearSentFiles(element, sent);
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

function clearSentFiles(element: HTMLFormElement, sent: FormData): void {
  for (const input of element.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    const [chosen, file] = [input.files?.[0], sent.get(input.name)];
    if (chosen && file instanceof File && sameFile(chosen, file)) input.value = '';
  }
}

const sameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
