import type { FieldName } from '#shared/forms/fields.ts';
import { companySizes } from '#shared/forms/options.ts';
import type { FormContent } from '../../types/forms.ts';
import { estimator } from '../estimator.ts';
import { plans, priceLabels } from '../pricing.ts';
import { common, contact, failure } from './common.ts';

export const demoForm: FormContent<FieldName<'demo'>> = {
  ...common,
  fields: {
    ...contact,
    companySize: {
      label: 'Company Size',
      options: Object.fromEntries(companySizes.map((size) => [size, `${size} employees`])),
    },
    useCase: { label: 'Primary Use Case' },
    preferredDate: { label: 'Preferred Date' },
    preferredTime: {
      label: 'Preferred Time',
      hint: 'Gulf Standard Time (UTC+4)',
      options: { '11-12 AM': '11 AM–12 PM' },
    },
    additionalNotes: { label: 'Additional Notes', placeholder: 'What should we show you?' },
  },
  whatsappReminders: {
    label: 'Confirm and remind me on WhatsApp',
    hint: 'You get two messages at your phone number: a confirmation and a reminder. Write STOP to end them.',
  },
  submit: 'Schedule Demo',
  submitting: 'Scheduling Demo...',
  success: {
    title: 'Demo scheduled successfully!',
    text: "We've sent you a confirmation email. Our team will contact you within 24 hours to confirm the demo.",
  },
  failure,
};

/** Notes that a link such as `?about=growth` fills in. */
export const demoNotes = {
  starter: 'We are interested in the Starter plan.',
  growth: 'We are interested in the Growth plan.',
  scale: 'We are interested in the Scale plan.',
  quote: 'We would like a quote for Enterprise.',
  'api-key': 'We would like an API key.',
  questionnaire: 'We would like to send you a security questionnaire before we meet.',
};
export type DemoNotes = typeof demoNotes;

const steps = {
  starter: 'No card needed. Pick a time below and we’ll set up your workspace with you.',
  paid: 'Pick a time below. We’ll show you the product on your own data, then send a quote including tax and set up your workspace.',
};

/** Precedes the form that the button of a plan opens. */
export const requestedPlan = { plans, priceLabels, title: (name: string) => `The ${name} plan`, steps };
export type RequestedPlan = typeof requestedPlan;

/** The note that a link from a sample fills in. */
export const sampleNote = (url: string) => `Please show us what we tried in this sample: ${url}`;

/** Lines of the note that a link from the estimator fills in. */
export const estimateNote = {
  operations: (cases: string, steps: string, operations: string, plan: string) =>
    `Our estimate: ${cases} cases a month, ${steps} steps each: ${operations} operations a month (${plan}).`,
  hours: (minutes: string, hours: string) => `By hand, a case takes ${minutes} minutes: ${hours} hours a month.`,
  cost: (wage: string, cost: string) => `At AED ${wage} an hour, that costs AED ${cost} a month.`,
  plans: estimator.plans,
};
export type EstimateNote = typeof estimateNote;
