import type { BrowserStep } from '../../src-shared/analytics/steps.ts';

export const steps = new Set<BrowserStep>();

export const listeners: {
  pageChanged?: () => void;
  formShown?: (form: HTMLFormElement) => void;
} = {};
