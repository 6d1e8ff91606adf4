import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { BookingPreview } from '#shared/contracts/bookings.ts';
import { localizedPath, paths } from '#shared/paths.ts';
import { bookingMessages } from '#shared/staff-texts/messages.ts';
import { database } from '../db/client.ts';
import { formSubmissions } from '../db/schema.ts';
import { submissionColumns, submissionOf } from '../db/submission-columns.ts';
import { type Bindings, configOf } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { type Body, toHtmlAndText } from '../mail/render.ts';
import { listed, meetingUrlOf } from './booked-slot.ts';
import { findInterviewers } from './interviewers.ts';
import { selectHosts } from './store.ts';

/** The confirmation as it would be sent. Its link has no token, because there is no booking yet. */
export async function previewConfirmation(
  env: Bindings,
  { submissionId, startsAt, hostId, interviewers }: z.infer<typeof BookingPreview>,
): Promise<Body> {
  const db = database(env);
  const [[row], hosts] = await db.batch([
    db.select(submissionColumns).from(formSubmissions).where(eq(formSubmissions.id, submissionId)),
    selectHosts(db),
  ]);
  if (!row) throw new ProblemError('not_found', { detail: bookingMessages.noSubmission });
  const shown = interviewers
    ? (await findInterviewers(env, interviewers)).map(({ id, name }) => {
        const newHost = { nameEn: name, nameAr: name, meetingUrl: null };
        return hosts.find((host) => host.id === id) ?? newHost;
      })
    : hosts.filter(({ id }) => id === hostId);
  const submission = submissionOf(row);
  const { SITE_URL: siteUrl } = configOf(env);
  const { BookingMail } = await import('./mail-templates.tsx');
  return toHtmlAndText(
    <BookingMail
      kind="booking_confirmation"
      submission={submission}
      booking={{ id: '', startsAt, sequence: 0 }}
      siteUrl={siteUrl}
      link={siteUrl + localizedPath(paths.booking, submission.locale)}
      meetingUrl={meetingUrlOf(shown)}
      host={listed(
        shown.map(({ nameAr, nameEn }) => (submission.locale === 'ar' ? nameAr : nameEn)),
        submission.locale,
      )}
    />,
  );
}
