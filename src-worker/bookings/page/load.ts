import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { bookingElementId } from '#shared/forms/element-ids.ts';
import { maxSlotDays } from '#shared/limits.ts';
import { bookingPath, localizedPath, paths, splitLocale } from '#shared/paths.ts';
import { addDays, gulfDate, isDay } from '#shared/time/days.ts';
import { addMonths, daysOf, monthOf } from '#shared/time/months.ts';
import { database } from '../../db/client.ts';
import { bookings } from '../../db/schema.ts';
import { type Bindings, configOf } from '../../env.ts';
import { withoutScript } from '../../http/form-page.ts';
import type { HonoEnv } from '../../http/hono-env.ts';
import { filledPage } from '../../http/pages.ts';
import { ProblemError } from '../../http/problem.ts';
import { texts } from '../../http/texts.ts';
import { refusedTokenPage, requireTokenPage } from '../../http/token-page.ts';
import { replyAddress } from '../../mail/thread.ts';
import { hourOf } from '../booked-slot.ts';
import { copyFor } from '../copy.ts';
import { type BookedDemo, bookingToken, openDemo } from '../find.ts';
import { selectInterviewersOf } from '../interviewers.ts';
import { listSlots } from '../slots.ts';
import { type BookingRow, selectBookingWithRecords } from '../store.ts';
import type { Choice } from './month-view.tsx';
import { bookingView, failureView, type Result } from './view.tsx';

export async function bookingPage(c: Context<HonoEnv>, demo: BookedDemo): Promise<Response> {
  const choice = await choiceOf(c, demo, c.req.query('day'));
  const content = await bookingView(c.get('locale'), { demo, choice, result: resultOf(c, demo) });
  return filledPage(await requireTokenPage(c, paths.booking, demo.token), { id: bookingElementId, content });
}

export async function unknownPage(c: Context<HonoEnv>): Promise<Response> {
  const page = await requireTokenPage(c, paths.booking, '', 404);
  // At any other address the app would hydrate a different page.
  return splitLocale(c.req.path).path === paths.booking ? page : withoutScript(page);
}

export async function refusedPage(c: Context<HonoEnv>, error: unknown, token: string): Promise<Response> {
  if (error instanceof ProblemError && error.code === 'not_found') return unknownPage(c);
  return refusedTokenPage(c, error, {
    path: paths.booking,
    id: bookingElementId,
    token,
    async contentOf(problem, detail) {
      const sentence = problem.code === 'validation_failed' ? texts[c.get('locale')].bookingView.move.none : detail;
      // The cause of the failure may be that the booking or the free slots cannot be read.
      const view = await refusedView(c, problem, sentence, token).catch(() => undefined);
      return view ?? failureView(c.get('locale'), sentence, token);
    },
  });
}

async function refusedView(
  c: Context<HonoEnv>,
  problem: ProblemError,
  sentence: string,
  token: string,
): Promise<string | undefined> {
  const locale = c.get('locale');
  const demo = await openDemo(c.env, token);
  const result: Result = {
    tone: 'danger',
    title: texts[locale].bookingView.failure,
    text: sentence,
    alternatives: problem.problemIn(locale).alternatives,
  };
  return demo && bookingView(locale, { demo, choice: await choiceOf(c, demo), result });
}

function resultOf(c: Context<HonoEnv>, { booking, state, isInterview }: BookedDemo): Result | undefined {
  const { bookingView, forms, slotPicker } = copyFor(c.get('locale'), isInterview ? 'career' : 'demo');
  const { sent, moved, cancelled, accepted } = c.req.query();
  if (state === 'cancelled') return cancelled ? { tone: 'success', ...bookingView.done.cancelled } : undefined;
  if (state !== 'upcoming') return undefined;
  if (accepted && booking.acceptedAt && bookingView.accept) return { tone: 'success', ...bookingView.accept.done };
  if (booking.sequence > 0) return moved ? { tone: 'success', ...bookingView.done.moved } : undefined;
  return sent && !isInterview
    ? { tone: 'success', title: forms.demo.success.title, text: slotPicker.booked.text }
    : undefined;
}

async function choiceOf(
  c: Context<HonoEnv>,
  { booking, state, isInterview }: BookedDemo,
  asked = '',
): Promise<Choice | undefined> {
  if (state !== 'upcoming') return undefined;
  const today = gulfDate();
  const last = addDays(today, configOf(c.env).BOOKING_HORIZON_DAYS);
  const interviewers = isInterview ? await selectInterviewersOf(database(c.env), booking) : undefined;
  const list = async (from: string, days: number) => {
    const { slots, closed } = await listSlots(c.env, { from, days, locale: c.get('locale'), interviewers });
    const others = slots.filter(({ startsAt }) => startsAt !== booking.startsAt);
    return { free: Map.groupBy(others, ({ startsAt }) => gulfDate(new Date(startsAt))), closed };
  };
  const nextFree = async (from: string) => [...(await list(from, maxSlotDays)).free.keys()][0];
  const booked = gulfDate(new Date(booking.startsAt));
  const day =
    isDay(asked) && asked >= today && asked <= last
      ? asked
      : ((await nextFree(booked)) ?? (await nextFree(today)) ?? today);
  const month = monthOf(day);
  const days = daysOf(month).filter((date) => date >= today);
  const { free, closed } = await list(days[0]!, days.length);
  const later = `${addMonths(month, 1)}-01`;
  return {
    month,
    day: free.has(day) ? day : ([...free.keys()].find((date) => date > day) ?? day),
    free,
    closed,
    earlier: month > monthOf(today) ? [today, `${addMonths(month, -1)}-01`].toSorted()[1] : undefined,
    later: later <= last ? later : undefined,
  };
}

export async function bookingFileOf(env: Bindings, booking: BookingRow): Promise<string> {
  const found = await selectBookingWithRecords(database(env), eq(bookings.id, booking.id)).get();
  if (!found) throw new ProblemError('not_found');
  const { visitor, host } = found;
  const path = localizedPath(bookingPath(await bookingToken(env, booking.id)), visitor.locale);
  // ical.js is large, so it is loaded on demand.
  const { invitation } = await import('../calendar-file.ts');
  const link = configOf(env).SITE_URL + path;
  const meetingUrl = booking.status === 'cancelled' ? null : host.meetingUrl;
  const answersTo = await replyAddress(env, booking.submissionId);
  return invitation({ visitor, booking: hourOf(booking), stamp: booking.changedAt, link, meetingUrl, answersTo });
}
