import { preferredStart } from '../../../src-shared/booking/demo-hours.ts';
import { isDay } from '../../../src-shared/time/days.ts';

/** The values of the two fields; '' is an empty field. */
export interface Choice {
  preferredDate: string;
  preferredTime: string;
}

type ChoiceField = keyof Choice;
const names: readonly ChoiceField[] = ['preferredDate', 'preferredTime'];

export function isChoiceField(target: EventTarget | null): boolean {
  return names.some((name) => name === (target as HTMLInputElement | null)?.name);
}

export function readChoice(form: HTMLFormElement): Choice {
  return {
    preferredDate: controlOf(form, 'preferredDate').value,
    preferredTime: controlOf(form, 'preferredTime').value,
  };
}

export function choiceIn(data: FormData): Choice {
  const value = (name: ChoiceField) => String(data.get(name) ?? '');
  return { preferredDate: value('preferredDate'), preferredTime: value('preferredTime') };
}

/** Fills the fields as if the visitor had, so that the draft is saved and errors are cleared. */
export function fillChoice(form: HTMLFormElement, choice: Partial<Choice>): void {
  for (const name of names) {
    const value = choice[name];
    const control = controlOf(form, name);
    if (value === undefined || control.value === value) continue;
    control.value = value;
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

function controlOf(form: HTMLFormElement, name: ChoiceField): HTMLInputElement | HTMLSelectElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
}

/** The ISO time that a choice means; undefined unless both fields are filled. */
export function startOf(choice: Choice): string | undefined {
  return isDay(choice.preferredDate) ? preferredStart(choice) : undefined;
}
