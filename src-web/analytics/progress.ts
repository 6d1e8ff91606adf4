import type { BrowserStep } from '#shared/analytics/steps.ts';
import type { GivenSource } from '#shared/contracts/submissions.ts';

export const steps = new Set<BrowserStep>();

/** Where the visit came from; not noted of a visitor who objects. In memory only: it leaves with a form that is sent. */
export const arrival: { source?: GivenSource } = {};

export const listeners: {
  pageChanged?: () => void;
  formShown?: (form: HTMLFormElement) => void;
} = {};
