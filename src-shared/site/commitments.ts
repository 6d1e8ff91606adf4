export const commitmentFigures = {
  inquiryHours: 24,
  applicationDays: '5-7',
  reportDays: 2,
  partnerCallMinutes: 30,
} as const;
