import { useQuery } from '@tanstack/react-query';
import type { StaffBooking } from '#shared/contracts/bookings.ts';
import { mailtoOf } from '#shared/forms/mailto.ts';
import { maxExcerpt } from '#shared/limits.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { bookings as texts } from '#shared/staff-texts/bookings.ts';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { linkedCompany } from '../components/company-link.tsx';
import { ContactLink } from '../components/contact-link.tsx';
import { DetailDialog, DetailItem } from '../components/detail.tsx';
import { formatSlot } from '../format.ts';
import { BookingActions } from './booking-actions.tsx';
import { BookingBadge } from './booking-row.tsx';
import { hostNames, hostsOf } from './interviewers.tsx';
import { bookingQuery } from './queries.ts';

const { states } = admin;
const { fields } = texts;

export function BookingModal({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(bookingQuery(id));
  return (
    <DetailDialog query={query} title={({ booking }) => booking.visitor.name} fallback={texts.detail} onClose={onClose}>
      {({ booking }) => (
        <>
          <div className="mb-3 flex flex-wrap items-center gap-2">
            <BookingBadge booking={booking} />
            {booking.formType === 'career' && <span className="text-sm">{texts.interview.title}</span>}
            <BookingActions booking={booking} />
          </div>
          <BookingFields booking={booking} />
          <div className="mt-2 flex flex-wrap gap-x-3">
            <ButtonLink variant="quiet" to={`/admin/inbox/${booking.submissionId}`} icon="arrow">
              {texts.submission}
            </ButtonLink>
            {booking.chatSessionId && (
              <ButtonLink variant="quiet" to={`/admin/inbox/chats/${booking.chatSessionId}`} icon="arrow">
                {conversation.timeline.chat}
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </DetailDialog>
  );
}

const link = 'text-accent underline underline-offset-4 hover:text-ink wrap-anywhere';

function BookingFields({ booking }: { booking: StaffBooking }) {
  const { visitor, startsAt, invitationReply, formType } = booking;
  const meetingUrl = hostsOf(booking).find((host) => host.meetingUrl)?.meetingUrl;
  const isInterview = formType === 'career';
  const visitorHour = visitor.timezone && hourInZone(startsAt, visitor.timezone);
  return (
    <dl className="grid gap-x-3 gap-y-2 sm:grid-cols-2">
      <DetailItem label={fields.hour}>{formatSlot(booking)}</DetailItem>
      <DetailItem label={fields.visitorHour}>{visitorHour}</DetailItem>
      <DetailItem label={fields.name}>{visitor.name}</DetailItem>
      <DetailItem label={fields.email}>
        <a href={mailtoOf(visitor.email)} className={link}>
          {visitor.email}
        </a>{' '}
        <ContactLink by="email" value={visitor.email} />
      </DetailItem>
      <DetailItem label={fields.phone}>
        {visitor.phone && (
          <a href={`tel:${visitor.phone.replace(/[^\d+]/g, '')}`} className={link}>
            {visitor.phone}
          </a>
        )}
      </DetailItem>
      <DetailItem label={fields.company}>{linkedCompany(visitor)}</DetailItem>
      <DetailItem label={fields.language}>{states.languages[visitor.locale]}</DetailItem>
      <DetailItem label={isInterview ? texts.interview.interviewers : fields.host}>{hostNames(booking)}</DetailItem>
      <DetailItem label={fields.meeting}>
        {meetingUrl ? (
          <a href={meetingUrl} target="_blank" rel="noopener noreferrer" className={link}>
            {meetingUrl}
          </a>
        ) : (
          texts.noMeeting
        )}
      </DetailItem>
      <DetailItem label={isInterview ? fields.position : fields.wants}>{visitor.wants}</DetailItem>
      <DetailItem label={fields.wrote}>
        {visitor.wrote && (visitor.wrote.length < maxExcerpt ? visitor.wrote : `${visitor.wrote}…`)}
      </DetailItem>
      {invitationReply && <DetailItem label={fields.invitation}>{texts.invitationReplies[invitationReply]}</DetailItem>}
    </dl>
  );
}

/** `Wed 2 Dec, 05:00 (Europe/London)`; undefined when the browser does not know the zone. */
function hourInZone(iso: string, timeZone: string): string | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-GB', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    });
    return texts.inZone(format.format(new Date(iso)), timeZone);
  } catch {
    return undefined;
  }
}
