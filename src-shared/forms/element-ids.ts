import type { FormType } from './options.ts';

/** The pages set these element ids, and the Worker fills the elements when the browser posts a form. */

export type FormName = FormType | 'newsletter' | 'my-data' | 'deck';

export type FieldsetName = FormName | 'other' | 'chat-booking';

export const formAction = (form: FormName) => `/forms/${form}`;
export const fieldId = (form: FieldsetName, field: string) => `${form}-${field}`;
export const errorId = (form: FieldsetName, field: string) => `${fieldId(form, field)}-error`;
export const summaryId = (form: FormName) => `${form}-summary`;
export const failureId = (form: FormName) => `${form}-failure`;
export const failureTextId = (form: FormName) => `${form}-failure-text`;

export const myDataElementId = 'my-data';
export const bookingElementId = 'booking';
export const deckElementId = 'deck-page';
export const keepElementId = 'keep';
