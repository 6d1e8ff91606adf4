import { gulfDate } from '#shared/time/days.ts';

export function demoRequest(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    formType: 'demo',
    firstName: 'Layla',
    lastName: 'Haddad',
    email: 'layla@gulf-logistics.example',
    company: 'Gulf Logistics',
    phone: '+971 50 000 0001',
    companySize: '51-200',
    useCase: 'Process Automation',
    preferredDate: gulfDate(),
    preferredTime: '10-11 AM',
    timezone: 'Asia/Dubai',
    additionalNotes: 'We clear 400 containers a day.',
    ...overrides,
  };
}

export function partnershipInquiry(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    formType: 'partnership',
    firstName: 'Omar',
    lastName: 'Nasser',
    email: 'omar@dune-capital.example',
    company: 'Dune Capital',
    phone: '+971 50 000 0002',
    companyType: 'Venture Capital',
    partnershipType: 'Series A',
    investmentAmount: '$5M - $10M',
    message: 'We would like to lead the round.',
    ...overrides,
  };
}

export function jobApplication(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    formType: 'career',
    name: 'Sara Al Mansoori',
    email: 'sara@applicant.example',
    phone: '+971 50 000 0003',
    position: 'AI Engineer',
    experience: '2-5 years',
    portfolio: 'https://sara.example/work',
    coverLetter: 'I build retrieval systems.',
    company: 'Somewhere Else',
    ...overrides,
  };
}
