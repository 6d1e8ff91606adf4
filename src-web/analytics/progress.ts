import type { BrowserStep } from '../../src-shared/analytics/steps.ts';

/** What the visitor has done since the page was loaded. In memory only: `beacon.ts`, which loads after the app, reports it. */
export const steps = new Set<BrowserStep>();

/** Set by the beacon. */
export const listeners: {
  pageChanged?: () => void;
  formShown?: (form: HTMLFormElement) => void;
} = {};
