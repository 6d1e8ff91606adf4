import type { BrowserStep } from '#shared/analytics/steps.ts';
import type { SubmissionEndpoints } from '#shared/contracts/submissions.ts';

type SubmissionSource = SubmissionEndpoints['POST /api/submissions']['body']['source'];

export const steps = new Set<BrowserStep>();

/** Where the visit came from; not noted of a visitor who objects. In memory only: it leaves with a form that is sent. */
export const arrival: { source?: SubmissionSource } = {};

export const listeners: {
  pageChanged?: () => void;
  formShown?: (form: HTMLFormElement) => void;
} = {};
