/** `held` and `no_show` are what staff note after the hour. */
export const bookingStatuses = ['confirmed', 'cancelled', 'held', 'no_show'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** After one of these, staff can book another time for the same request. */
export const statusesToBookAgain: readonly BookingStatus[] = ['cancelled', 'no_show'];

/** An official day is announced; an expected one still depends on the moon. */
export const certainties = ['official', 'expected'] as const;
export type Certainty = (typeof certainties)[number];

/** A short day has only the demos between two hours. */
export const periodKinds = ['closed', 'short'] as const;
export type PeriodKind = (typeof periodKinds)[number];
