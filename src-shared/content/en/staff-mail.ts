const at = (company: string) => (company ? `, ${company}` : '');

/** The mail to staff about a new form, in English only. */
export const staffMail = {
  subject: {
    demo: (who: string, company: string) => `New demo request: ${who}${at(company)}`,
    partnership: (who: string, company: string) => `New partnership inquiry: ${who}${at(company)}`,
    career: (who: string, company: string) => `New job application: ${who}${at(company)}`,
  },
  title: {
    demo: 'New demo request',
    partnership: 'New partnership inquiry',
    career: 'New job application',
  },
  deadline: {
    demo: 'We promised to answer within 24 hours.',
    partnership: 'We promised to answer within 24 hours.',
    career: 'We promised an answer within 5-7 business days if the applicant is selected.',
  },
  language: 'Language',
  languages: { en: 'English', ar: 'Arabic' },
  open: 'Open in the admin area',
  reply: 'A reply to this mail goes to the sender of the form.',
} as const;
