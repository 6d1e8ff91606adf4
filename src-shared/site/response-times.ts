export const responseTimes = { inquiryHours: 24, applicationDays: '5-7', reportDays: 2 } as const;
