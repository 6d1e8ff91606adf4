import { brand } from '../../brand.ts';

const at = (company: string) => (company ? `, ${company}` : '');

/** What the mails say. Subjects named by the specification (section 7) are word for word. */
export const mail = {
  confirmationSubjects: {
    demo: `Demo Request Received - ${brand.name}`,
    partnership: `Partnership Inquiry Received - ${brand.name}`,
    career: `Application Received - ${brand.name} Careers`,
  },
  notificationSubject: {
    demo: (who: string, company: string) => `New demo request: ${who}${at(company)}`,
    partnership: (who: string, company: string) => `New partnership inquiry: ${who}${at(company)}`,
    career: (who: string, company: string) => `New job application: ${who}${at(company)}`,
  },
} as const;
