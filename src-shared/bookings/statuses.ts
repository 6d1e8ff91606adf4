export const bookingStatuses = ['confirmed', 'cancelled', 'held', 'no_show'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** The values of PARTSTAT (RFC 5545) that answer an invitation. */
export const invitationReplies = ['accepted', 'tentative', 'declined'] as const;
export type InvitationReply = (typeof invitationReplies)[number];

export const statusesToBookAgain: readonly BookingStatus[] = ['cancelled', 'no_show'];

export const statusesToInterviewAgain: readonly BookingStatus[] = [...statusesToBookAgain, 'held'];

export const certainties = ['official', 'expected'] as const;
export type Certainty = (typeof certainties)[number];

export const periodKinds = ['closed', 'short'] as const;
export type PeriodKind = (typeof periodKinds)[number];
