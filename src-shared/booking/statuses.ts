/** `held` and `no_show` are what staff note after the hour. */
export const bookingStatuses = ['confirmed', 'cancelled', 'held', 'no_show'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

export const statusesToBookAgain: readonly BookingStatus[] = ['cancelled', 'no_show'];

/** After one interview there may be another. */
export const statusesToInterviewAgain: readonly BookingStatus[] = [...statusesToBookAgain, 'held'];

export const certainties = ['official', 'expected'] as const;
export type Certainty = (typeof certainties)[number];

export const periodKinds = ['closed', 'short'] as const;
export type PeriodKind = (typeof periodKinds)[number];
