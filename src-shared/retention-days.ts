/** How long records are kept unless a setting says otherwise, in days. */
export const retentionDays = { submission: 730, application: 365, mail: 365, chat: 90 } as const;

export type RetentionDays = Record<keyof typeof retentionDays, number>;

/** How long records are kept that no setting changes, in days. */
export const fixedRetentionDays = {
  unconfirmedSubscriber: 30,
  dataLink: 1,
  networkBookings: 1,
  webhookEvent: 30,
  deadLetter: 30,
} as const;
