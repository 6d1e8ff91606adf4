import type { Context } from 'hono';
import { bookingElementId } from '../../../src-shared/forms/element-ids.ts';
import { maxSlotDays } from '../../../src-shared/limits.ts';
import { bookingPath, localizedPath, paths, splitLocale } from '../../../src-shared/paths.ts';
import { addDays, gulfDate } from '../../../src-shared/time/days.ts';
import { database } from '../../db/client.ts';
import { type Bindings, configOf } from '../../env.ts';
import { withoutScript } from '../../http/form-page.ts';
import type { HonoEnv } from '../../http/hono-env.ts';
import { filledPage } from '../../http/pages.ts';
import { ProblemError, problemFor } from '../../http/problem.ts';
import { texts } from '../../http/texts.ts';
import { requireTokenPage } from '../../http/token-page.ts';
import { hourOf } from '../booked-hour.ts';
import { type BookedDemo, bookingToken, openDemo } from '../find.ts';
import { listSlots } from '../slots.ts';
import { type BookingRow, selectVisitor } from '../store.ts';
import { wordsFor } from '../words.ts';
import type { Choice } from './cards-view.tsx';
import { bookingView, failureView, type Notice } from './view.tsx';

export async function bookingPage(c: Context<HonoEnv>, demo: BookedDemo): Promise<Response> {
  const choice = await choiceOf(c, demo, Number(c.req.query('later')));
  const content = await bookingView(c.get('locale'), { demo, choice, notice: doneNotice(c, demo) });
  return filledPage(await requireTokenPage(c, paths.booking, demo.token), { id: bookingElementId, content });
}

export async function unknownPage(c: Context<HonoEnv>): Promise<Response> {
  const page = await requireTokenPage(c, paths.booking, '', 404);
  // At another address the app would hydrate another page.
  return splitLocale(c.req.path).path === paths.booking ? page : withoutScript(page);
}

export async function refusedPage(c: Context<HonoEnv>, error: unknown, token: string): Promise<Response> {
  const problem = problemFor(c, error, 'unavailable');
  if (problem.code === 'not_found') return unknownPage(c);
  const locale = c.get('locale');
  const { formProblems } = texts[locale];
  // The failure itself may be that the booking or the free hours cannot be read.
  const view = await refusedView(c, problem, token).catch(() => undefined);
  const content = view ?? (await failureView(locale, sentenceOf(c, problem), token));
  const page = await requireTokenPage(c, paths.booking, token, problem.status);
  for (const [name, value] of Object.entries(problem.headers)) page.headers.set(name, value);
  return filledPage(page, { id: bookingElementId, content, titlePrefix: formProblems.titlePrefix });
}

async function refusedView(c: Context<HonoEnv>, problem: ProblemError, token: string): Promise<string | undefined> {
  const locale = c.get('locale');
  const demo = await openDemo(c.env, token);
  const notice: Notice = {
    tone: 'danger',
    title: texts[locale].bookingView.failure,
    text: sentenceOf(c, problem),
    alternatives: problem.problemIn(locale).alternatives,
  };
  return demo && bookingView(locale, { demo, choice: await choiceOf(c, demo, 0), notice });
}

function sentenceOf(c: Context<HonoEnv>, problem: ProblemError): string {
  const locale = c.get('locale');
  const { bookingView, formProblems } = texts[locale];
  if (problem.code === 'validation_failed') return bookingView.move.none;
  return formProblems.byCode[problem.code] ?? problem.problemIn(locale).detail;
}

function doneNotice(c: Context<HonoEnv>, { booking, state, isInterview }: BookedDemo): Notice | undefined {
  const { bookingView, forms } = wordsFor(c.get('locale'), isInterview ? 'career' : 'demo');
  const { sent, moved, cancelled, accepted } = c.req.query();
  if (state === 'cancelled') return cancelled ? { tone: 'success', ...bookingView.done.cancelled } : undefined;
  if (state !== 'upcoming') return undefined;
  if (accepted && booking.acceptedAt && bookingView.accept) return { tone: 'success', ...bookingView.accept.done };
  if (booking.sequence > 0) return moved ? { tone: 'success', ...bookingView.done.moved } : undefined;
  return sent && !isInterview ? { tone: 'success', ...forms.demo.success } : undefined;
}

async function choiceOf(
  c: Context<HonoEnv>,
  { booking, state, isInterview }: BookedDemo,
  page: number,
): Promise<Choice> {
  if (state !== 'upcoming') return { slots: [], earlier: undefined, later: undefined };
  const lastPage = Math.floor(configOf(c.env).BOOKING_HORIZON_DAYS / maxSlotDays);
  const shown = Number.isInteger(page) && page > 0 && page <= lastPage ? page : 0;
  const { slots } = await listSlots(c.env, {
    from: addDays(gulfDate(), shown * maxSlotDays),
    days: maxSlotDays,
    locale: c.get('locale'),
    hostId: isInterview ? booking.hostId : undefined,
  });
  return {
    slots: slots.filter(({ startsAt }) => startsAt !== booking.startsAt),
    earlier: shown > 0 ? shown - 1 : undefined,
    later: shown < lastPage ? shown + 1 : undefined,
  };
}

export async function bookingFileOf(env: Bindings, booking: BookingRow): Promise<string> {
  const visitor = await selectVisitor(database(env), booking.submissionId).get();
  if (!visitor) throw new ProblemError('not_found');
  const path = localizedPath(bookingPath(await bookingToken(env, booking.id)), visitor.locale);
  // Loaded when it is needed: ical-generator is large.
  const { invitation } = await import('../calendar-file.ts');
  const link = configOf(env).SITE_URL + path;
  return invitation({ visitor, booking: hourOf(booking), stamp: booking.changedAt, link });
}
