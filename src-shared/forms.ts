/**
 * Form fields, option lists and length limits: the Worker's schemas and the browser's inputs are both made from these.
 * Option values are the labels of the specification's section 5, letter for letter; what a person reads may be translated.
 */

/** The longest text a field takes, in UTF-16 code units, as `maxlength` counts. */
export const maxLength = {
  name: 100,
  email: 254, // RFC 5321: the longest address a mail path carries
  company: 200,
  phone: 40,
  url: 2000,
  timezone: 64,
  note: 2000,
  message: 5000,
  chatText: 2000,
  source: 64,
  newsletterSubject: 200,
  newsletterContent: 20_000,
  turnstileToken: 2048, // Cloudflare's limit
} as const;

export const formTypes = ['demo', 'partnership', 'career'] as const;
export type FormType = (typeof formTypes)[number];

export const positions = [
  'Frontend Developer',
  'AI Engineer',
  'Frontend Developer Intern',
  'AI Engineer Intern',
] as const;
export type Position = (typeof positions)[number];

export const experienceRanges = ['0-1 years', '1-2 years', '2-5 years', '5-10 years', '10+ years'] as const;

/** Numbers of employees. The specification writes the unit once, at the end of the list; the label carries it. */
export const companySizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;

export const useCases = [
  'AI Agent Development',
  'Data Analysis & Insights',
  'Process Automation',
  'Customer Support',
  'Sales & Marketing',
  'Financial Analysis',
  'Healthcare AI',
  'E-commerce Optimization',
  'Other',
] as const;

export const timeSlots = ['9-10 AM', '10-11 AM', '11-12 AM', '1-2 PM', '2-3 PM', '3-4 PM', '4-5 PM'] as const;
export type TimeSlot = (typeof timeSlots)[number];

export const partnershipTypes = [
  'Strategic Investment',
  'Series A',
  'Series B',
  'Series C',
  'Strategic Partnership',
  'Joint Venture',
  'Technology Partnership',
  'Distribution Partnership',
  'Research Collaboration',
  'Other',
] as const;

export const companyTypes = [
  'Venture Capital',
  'Private Equity',
  'Corporate Investor',
  'Angel Investor',
  'Technology Company',
  'Consulting Firm',
  'Research Institution',
  'Government Entity',
  'Other',
] as const;

export const investmentAmounts = [
  'Under $1M',
  '$1M - $5M',
  '$5M - $10M',
  '$10M - $25M',
  '$25M - $50M',
  '$50M+',
  'Strategic Partnership Only',
] as const;

/** The unseen checkbox: a program that fills in every field ticks it, a person never sees it. */
export const trapField = 'contactMeByFax';

const gulfStandardTime = 4 * 60 * 60 * 1000;

/** Today's date in Dubai as `YYYY-MM-DD`: the earliest day a demo can be asked for. */
export function todayInDubai(now: Date = new Date()): string {
  return new Date(now.getTime() + gulfStandardTime).toISOString().slice(0, 10);
}

/** The same day a year from now in Dubai: the latest day a demo can be asked for. */
export function latestDemoDate(now: Date = new Date()): string {
  const date = new Date(now.getTime() + gulfStandardTime);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
}

/** Where Cloudflare Turnstile, when it is on, puts its token in a form; the name is Cloudflare's. */
export const turnstileField = 'cf-turnstile-response';
