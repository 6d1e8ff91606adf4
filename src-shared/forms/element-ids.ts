import type { FormType } from './options.ts';

/** The element ids of the forms: the pages set them, and the Worker fills these elements when the browser posts a form. */

/** A form in `/forms/:form`. */
export type FormName = FormType | 'newsletter' | 'my-data';

/** Also the form in the chat, which has no address of its own. */
export type FieldsetName = FormName | 'other';

export const formAction = (form: FormName) => `/forms/${form}`;
export const fieldId = (form: FieldsetName, field: string) => `${form}-${field}`;
/** The error under a field; empty without one. */
export const errorId = (form: FieldsetName, field: string) => `${fieldId(form, field)}-error`;
/** The list of errors above the form; hidden without one. */
export const summaryId = (form: FormName) => `${form}-summary`;
/** The panel of a failed submission; hidden otherwise. */
export const failureId = (form: FormName) => `${form}-failure`;
export const failureTextId = (form: FormName) => `${form}-failure-text`;

/** The content of the page /my-data, which the Worker replaces by the data behind a link. */
export const myDataElementId = 'my-data';
/** The content of the page /booking, which the Worker replaces by the booking behind a link. */
export const bookingElementId = 'booking';
