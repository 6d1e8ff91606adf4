/** Defaults, which settings can replace. */
export const retentionDays = { submission: 730, application: 365, mail: 365, chat: 90 } as const;

export type RetentionDays = Record<keyof typeof retentionDays, number>;

export const fixedRetentionDays = {
  unconfirmedSubscriber: 30,
  /** The record of a link to one's own data, which itself works for an hour. */
  dataLink: 1,
  networkBookings: 1,
  webhookEvent: 30,
  deadLetter: 30,
  /** Time Travel of D1, and the nightly backups, which their store deletes. */
  backup: 30,
} as const;
