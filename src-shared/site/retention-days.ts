/** In days, unless a setting says otherwise. */
export const retentionDays = { submission: 730, application: 365, mail: 365, chat: 90 } as const;

export type RetentionDays = Record<keyof typeof retentionDays, number>;

export const fixedRetentionDays = {
  unconfirmedSubscriber: 30,
  dataLink: 1,
  networkBookings: 1,
  webhookEvent: 30,
  deadLetter: 30,
  /** Of D1, by Cloudflare. */
  backup: 30,
} as const;
