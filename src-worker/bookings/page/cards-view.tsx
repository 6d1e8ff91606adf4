import { bookingFilePath, bookingFormPaths, localizedPath, paths, withToken } from '#shared/paths.ts';
import { timeZone } from '#shared/time/days.ts';
import { formatDay } from '#shared/time/format-date.ts';
import { Button, ButtonAnchor, buttonClass } from '#web/ui/button.tsx';
import { TitledCard, TokenForm, useTexts } from '../../http/page-view.tsx';
import { calendarLinks, hoursIn, visitorHours } from '../demo-times.ts';
import type { BookedDemo } from '../find.ts';
import { type Choice, Month } from './month-view.tsx';

export function MoveCard({ demo, choice }: { demo: BookedDemo; choice: Choice }) {
  const { move } = useTexts().bookingView;
  return (
    <TitledCard id="move" title={move.title}>
      <p className="mb-2 text-sm">{move.text}</p>
      <div className="grid items-start gap-x-4 gap-y-2 md:grid-cols-2">
        <Month choice={choice} token={demo.token} />
        <Hours demo={demo} choice={choice} />
      </div>
    </TitledCard>
  );
}

function Hours({ demo, choice: { day, free } }: { demo: BookedDemo; choice: Choice }) {
  const { locale, bookingView } = useTexts();
  const { move } = bookingView;
  const hours = free.get(day);
  if (!hours) return <p className="font-semibold">{move.full}</p>;
  const dubai = hoursIn(timeZone, locale);
  const theirs = visitorHours(demo.visitor.timezone, locale, bookingView.yourTime);
  return (
    <TokenForm path={bookingFormPaths.reschedule} token={demo.token}>
      <fieldset>
        <legend className="text-sm font-semibold">
          {formatDay(day, locale)}
          {!theirs(hours[0]!.startsAt) && <span className="block text-xs font-normal text-ink-soft">{move.label}</span>}
        </legend>
        {hours.map(({ startsAt }) => (
          <label
            key={startsAt}
            className="mt-0.5 flex min-h-5.5 cursor-pointer items-center gap-1 rounded border border-line-strong bg-raised px-1.25 py-0.75 hover:border-ink has-checked:border-ink has-checked:bg-accent-wash"
          >
            <input type="radio" name="startsAt" value={startsAt} required className="size-2.25 accent-accent" />
            <span>
              <span className="block font-semibold">{theirs(startsAt) ?? dubai(startsAt)}</span>
              {theirs(startsAt) && (
                <span className="block text-xs text-ink-soft">
                  {dubai(startsAt)} {bookingView.inDubai}
                </span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" className="mt-1.5 w-full">
        {move.submit}
      </Button>
    </TokenForm>
  );
}

export function CalendarCard({ demo: { token, booking, meetingUrl } }: { demo: BookedDemo }) {
  const { locale, bookingView, mail } = useTexts();
  const { title, text, file, google, outlook } = bookingView.calendar;
  const { startsAt, endsAt } = booking;
  const links = calendarLinks({ ...mail.booking.calendar, startsAt, endsAt, location: meetingUrl });
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
