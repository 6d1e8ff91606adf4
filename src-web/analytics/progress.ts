import type { BrowserStep } from '#shared/analytics/steps.ts';
import type { GivenSource } from '#shared/contracts/submissions.ts';

export const steps = new Set<BrowserStep>();

/** The source of the visit; not noted of a visitor who objects. It stays in memory until a form sends it. */
export const arrival: { source?: GivenSource } = {};

export const listeners: {
  pageChanged?: () => void;
  formShown?: (form: HTMLFormElement) => void;
} = {};
