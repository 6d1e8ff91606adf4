import type { Slot } from '../../../src-shared/contracts/bookings.ts';
import {
  bookingFilePath,
  bookingFormPaths,
  bookingPath,
  localizedPath,
  paths,
  withToken,
} from '../../../src-shared/paths.ts';
import { gulfDate, timeZone } from '../../../src-shared/time/days.ts';
import { formatDay } from '../../../src-shared/time/format-date.ts';
import { Button, ButtonAnchor, buttonClass } from '../../../src-web/ui/button.tsx';
import { FieldLabel, inputClass } from '../../../src-web/ui/field.tsx';
import { TitledCard, TokenForm, useTexts } from '../../http/page-view.tsx';
import { calendarLinks, hoursIn, visitorHours } from '../demo-times.ts';
import type { BookedDemo } from '../find.ts';

export interface Choice {
  slots: Slot[];
  earlier: number | undefined;
  later: number | undefined;
}

export function MoveCard({ demo, choice: { slots, earlier, later } }: { demo: BookedDemo; choice: Choice }) {
  const { move } = useTexts().bookingView;
  return (
    <TitledCard id="move" title={move.title}>
      <p className="mb-2 text-sm">{move.text}</p>
      {slots.length > 0 ? (
        <TokenForm path={bookingFormPaths.reschedule} token={demo.token}>
          <FieldLabel htmlFor="move-hour">{move.label}</FieldLabel>
          <select id="move-hour" name="startsAt" required className={inputClass}>
            <option value="">{move.choose}</option>
            <Hours demo={demo} slots={slots} />
          </select>
          <Button type="submit" className="mt-1.5 w-full sm:w-auto">
            {move.submit}
          </Button>
        </TokenForm>
      ) : (
        <p className="font-semibold">{move.full}</p>
      )}
      <p className="mt-1 flex flex-wrap gap-x-3 empty:hidden">
        {earlier !== undefined && <OtherDays demo={demo} page={earlier} label={move.earlierDays} />}
        {later !== undefined && <OtherDays demo={demo} page={later} label={move.laterDays} />}
      </p>
    </TitledCard>
  );
}

function Hours({ demo, slots }: { demo: BookedDemo; slots: Slot[] }) {
  const { locale, bookingView } = useTexts();
  const dubai = hoursIn(timeZone, locale);
  const theirs = visitorHours(demo.visitor.timezone, locale, bookingView.yourTime);
  const days = Map.groupBy(slots, ({ startsAt }) => gulfDate(new Date(startsAt)));
  return [...days].map(([day, ofDay]) => (
    <optgroup key={day} label={formatDay(day, locale)}>
      {ofDay.map(({ startsAt }) => {
        const inVisitorsZone = theirs(startsAt);
        return (
          <option key={startsAt} value={startsAt}>
            {dubai(startsAt)}
            {inVisitorsZone && ` (${inVisitorsZone})`}
          </option>
        );
      })}
    </optgroup>
  ));
}

function OtherDays({ demo, page, label }: { demo: BookedDemo; page: number; label: string }) {
  const path = localizedPath(bookingPath(demo.token), useTexts().locale);
  return (
    <ButtonAnchor variant="quiet" href={`${path}&later=${page}#move`} className="underline underline-offset-4">
      {label}
    </ButtonAnchor>
  );
}

export function CalendarCard({ demo: { token, booking } }: { demo: BookedDemo }) {
  const { locale, bookingView, mail } = useTexts();
  const { title, text, file, google, outlook } = bookingView.calendar;
  const links = calendarLinks({ ...mail.booking.calendar, startsAt: booking.startsAt, endsAt: booking.endsAt });
  return (
    <TitledCard id="calendar" title={title}>
      <p className="text-sm">{text}</p>
      <div className="mt-2 grid gap-1">
        <ButtonAnchor variant="secondary" href={localizedPath(withToken(bookingFilePath, token), locale)} download>
          {file}
        </ButtonAnchor>
        <ButtonAnchor variant="secondary" href={links.google}>
          {google}
        </ButtonAnchor>
        <ButtonAnchor variant="secondary" href={links.outlook}>
          {outlook}
        </ButtonAnchor>
      </div>
    </TitledCard>
  );
}

export function CancelCard({ demo }: { demo: BookedDemo }) {
  const { cancel } = useTexts().bookingView;
  return (
    <TitledCard id="cancel" title={cancel.title}>
      <p className="text-sm">{cancel.text}</p>
      <details className="mt-2">
        <summary className={buttonClass({ variant: 'secondary', className: 'w-full' })}>{cancel.ask}</summary>
        <TokenForm path={bookingFormPaths.cancel} token={demo.token} className="mt-2">
          <p className="text-sm font-semibold">{cancel.question}</p>
          <Button type="submit" variant="danger" className="mt-1 w-full">
            {cancel.submit}
          </Button>
        </TokenForm>
      </details>
    </TitledCard>
  );
}

/** Of an interview to which the applicant has not agreed yet. */
export function AcceptCard({ demo: { booking, isInterview, token } }: { demo: BookedDemo }) {
  const { accept } = useTexts().bookingView;
  if (!isInterview || booking.acceptedAt || !accept) return null;
  return (
    <TitledCard id="accept" title={accept.title}>
      <p className="text-sm">{accept.text}</p>
      <TokenForm path={bookingFormPaths.accept} token={token} className="mt-1.5">
        <Button type="submit" className="w-full sm:w-auto">
          {accept.submit}
        </Button>
      </TokenForm>
    </TitledCard>
  );
}

export function AgainCard({ sentence, isInterview }: { sentence: string; isInterview: boolean }) {
  const { locale, bookingView } = useTexts();
  return (
    <TitledCard id="again" title={bookingView.again.title}>
      <p>{sentence}</p>
      {!isInterview && (
        <p className="mt-2">
          <ButtonAnchor href={localizedPath(paths.scheduleDemo, locale)}>{bookingView.again.action}</ButtonAnchor>
        </p>
      )}
    </TitledCard>
  );
}
