/** The values are sent and stored; a label may differ (`FieldContent.options`). */

export const formTypes = ['demo', 'partnership', 'career'] as const;
export type FormType = (typeof formTypes)[number];

export const submissionTypes = [...formTypes, 'other'] as const;
export type SubmissionType = (typeof submissionTypes)[number];

export const positions = [
  'Frontend Developer',
  'AI Engineer',
  'Frontend Developer Intern',
  'AI Engineer Intern',
] as const;
export type Position = (typeof positions)[number];

export const experienceRanges = ['0-1 years', '1-2 years', '2-5 years', '5-10 years', '10+ years'] as const;

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
