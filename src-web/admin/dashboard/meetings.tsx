import type { StaffBooking } from '#shared/contracts/bookings.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { bookings as bookingTexts } from '#shared/staff-texts/bookings.ts';
import { buttonClass } from '../../ui/button.tsx';
import { BookingActions } from '../bookings/booking-actions.tsx';
import { bookingsPath } from '../bookings/bookings-path.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { List, Notes, Row } from '../components/list.tsx';
import { Panel } from '../components/page.tsx';
import { QueryBoundary } from '../components/states.tsx';
import { formatDayTime, formatHour } from '../format.ts';
import { maxMeetings, useMeetings } from './queries.ts';

const { meetings: texts } = admin.dashboard;

export function Meetings() {
  const { past, coming, ended, mine, others } = useMeetings();
  return (
    <Panel
      isCompact
      title={texts.title}
      aside={
        <ButtonLink variant="quiet" to={bookingsPath({})} icon="arrow">
          {texts.all}
        </ButtonLink>
      }
    >
      <QueryBoundary query={past}>
        {() => <Group name={texts.over} bookings={ended} all={bookingsPath({ view: 'over' })} />}
      </QueryBoundary>
      <QueryBoundary query={coming}>
        {() => (
          <>
            <Group name={texts.mine} bookings={mine} all={bookingsPath({})} />
            <Group name={texts.others} bookings={others} all={bookingsPath({})} isToday />
            {mine.length + others.length === 0 && <p className="text-sm text-ink-soft">{texts.none}</p>}
          </>
        )}
      </QueryBoundary>
    </Panel>
  );
}

interface GroupProps {
  name: string;
  bookings: StaffBooking[];
  all: string;
  isToday?: boolean;
}

function Group({ name, bookings, all, isToday }: GroupProps) {
  if (bookings.length === 0) return null;
  const more = bookings.length - maxMeetings;
  return (
    <div className="mt-0.5">
      <div className="flex min-h-3 items-center justify-between gap-1 text-xs font-semibold text-ink-soft">
        <h3>{name}</h3>
        {more > 0 && (
          <ButtonLink variant="quiet" to={all} label={texts.moreOf(more, name)}>
            {texts.more(more)}
          </ButtonLink>
        )}
      </div>
      <List label={name}>
        {bookings.slice(0, maxMeetings).map((booking) => (
          <Meeting key={booking.id} booking={booking} isToday={isToday} />
        ))}
      </List>
    </div>
  );
}

function Meeting({ booking, isToday }: { booking: StaffBooking; isToday: boolean | undefined }) {
  const { id, startsAt, endsAt, host, visitor, formType } = booking;
  const time = isToday ? formatHour(startsAt) : formatDayTime(startsAt);
  return (
    <Row
      to={bookingsPath({}, id)}
      title={visitor.name}
      note={<Notes parts={[time, formType === 'career' && bookingTexts.interview.title, visitor.company, host.name]} />}
    >
      {Date.parse(endsAt) > Date.now() ? <Join booking={booking} /> : <BookingActions booking={booking} isSmall />}
    </Row>
  );
}

function Join({ booking: { host, visitor } }: { booking: StaffBooking }) {
  if (!host.meetingUrl) return null;
  return (
    <a
      href={host.meetingUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={texts.joinWith(visitor.name)}
      className={buttonClass({ variant: 'secondary', size: 'small' })}
    >
      {texts.join}
    </a>
  );
}
