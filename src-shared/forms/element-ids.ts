import type { FormType } from './options.ts';

/**
 * The ids of a form's elements. The site's forms are made with them, and the Worker finds the elements by them when it
 * answers a form that the browser posted itself.
 */

/** The forms that a visitor can send, as `/forms/:form` names them. */
export type FormName = FormType | 'newsletter';

export const formAction = (form: FormName) => `/forms/${form}`;
export const fieldId = (form: FormName, field: string) => `${form}-${field}`;
/** The text under a field that says what is wrong with it; empty while nothing is. */
export const errorId = (form: FormName, field: string) => `${fieldId(form, field)}-error`;
/** The list of all wrong fields, on top of the form; hidden while there is none. */
export const summaryId = (form: FormName) => `${form}-summary`;
/** The panel that says that the form could not be sent; hidden otherwise. */
export const failureId = (form: FormName) => `${form}-failure`;
/** Its sentence that says what to do. */
export const failureTextId = (form: FormName) => `${form}-failure-text`;
