import * as z from 'zod';
import { periodLengths } from '#shared/contracts/analytics.ts';
import { maxPeriodDays } from '#shared/limits.ts';
import { analyticsMessages } from '#shared/staff-texts/messages.ts';
import { daysBetween, gulfDate } from '#shared/time/days.ts';

const { noDay, future, tooLong } = analyticsMessages;
const message = analyticsMessages.lengths(periodLengths);

export const PeriodQuery = z
  .object({
    days: z.coerce
      .number(message)
      .default(30)
      .refine((days) => (periodLengths as readonly number[]).includes(days), message),
    from: z.iso.date(noDay).optional(),
    to: z.iso.date(noDay).optional(),
  })
  .transform(({ days, from, to = gulfDate() }) => ({
    to,
    length: from === undefined ? days : daysBetween(from, to) + 1,
  }))
  .refine(({ to }) => to <= gulfDate(), { path: ['to'], message: future })
  .refine(({ length }) => length >= 1 && length <= maxPeriodDays, {
    path: ['from'],
    message: tooLong,
  });
