import type { FormOutcome } from '#shared/content/types/forms.ts';
import type { Locale } from '#shared/locales.ts';
import { bookingFormPaths, bookingPath, localizedPath } from '#shared/paths.ts';
import { gulfDate, timeZone } from '#shared/time/days.ts';
import { formatDay } from '#shared/time/format-date.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Columns, Lead, Note, renderView, TokenForm, Top, TopLinks, useTexts } from '../../http/page-view.tsx';
import { copyFor } from '../copy.ts';
import { demoTime, hoursIn, visitorHours } from '../demo-times.ts';
import type { BookedDemo } from '../find.ts';
import { AcceptCard, AgainCard, CalendarCard, CancelCard, MoveCard } from './cards-view.tsx';
import type { Choice } from './month-view.tsx';

interface BookingPage {
  demo: BookedDemo;
  choice: Choice | undefined;
  result?: Result | undefined;
}

export function bookingView(locale: Locale, page: BookingPage): Promise<string> {
  return renderView(locale, <BookingView {...page} />, copyFor(locale, page.demo.isInterview ? 'career' : 'demo'));
}

export function failureView(locale: Locale, sentence: string, token: string): Promise<string> {
  return renderView(locale, <FailureView sentence={sentence} token={token} />);
}

function BookingView({ demo, choice, result }: BookingPage) {
  const { eyebrow, titles, warning, closed } = useTexts().bookingView;
  const { state } = demo;
  return (
    <>
      <Top eyebrow={eyebrow} title={titles[state]} result={result && <ResultPanel demo={demo} {...result} />}>
        <BookedSlot demo={demo} />
      </Top>
      {state === 'upcoming' ? (
        <Columns
          aside={
            <>
              <CalendarCard demo={demo} />
              <CancelCard demo={demo} />
            </>
          }
        >
          <AcceptCard demo={demo} />
          {choice && <MoveCard demo={demo} choice={choice} />}
          <Note>{warning}</Note>
        </Columns>
      ) : (
        <Columns>
          <AgainCard sentence={closed[state]} isInterview={demo.isInterview} />
        </Columns>
      )}
    </>
  );
}

function BookedSlot({ demo }: { demo: BookedDemo }) {
  const { booking, state, visitor, isInterview } = demo;
  const { locale, bookingView, mail } = useTexts();
  const isProposed = isInterview && state === 'upcoming' && !booking.acceptedAt;
  const { startsAt, status } = booking;
  const { date, hours } = demoTime(startsAt, locale);
  const inVisitorsZone = visitorHours(visitor.timezone, locale)(startsAt);
  const struck = state === 'cancelled' && 'line-through';
  return (
    <>
      <p className={classNames('mt-2.5', struck)}>
        <time dateTime={startsAt}>
          <span className="block text-heading font-semibold">{date}</span>
          {inVisitorsZone && <span className="block text-lead">{inVisitorsZone}</span>}
          <span className={inVisitorsZone ? 'block text-starlight-soft' : 'block text-lead'}>
            {hours} {bookingView.inDubai}
          </span>
        </time>
      </p>
      <p className="mt-1.5">
        <Badge tone={status === 'confirmed' && !isProposed ? 'success' : 'neutral'}>
          {isProposed ? bookingView.accept?.proposed : bookingView.statuses[status]}
        </Badge>
      </p>
      <p className="mt-1.5 max-w-text text-sm text-starlight-soft">
        {bookingView.bookedFor}
        <bdi className="wrap-anywhere">{visitor.name}</bdi>
        {visitor.company && mail.comma}
        {visitor.company && <bdi className="wrap-anywhere">{visitor.company}</bdi>}.
      </p>
      <Meeting demo={demo} />
      {state === 'upcoming' && (
        <TopLinks
          links={[
            { href: '#move', label: bookingView.move.link },
            { href: '#cancel', label: bookingView.cancel.link },
          ]}
        />
      )}
    </>
  );
}

const shownBefore = 10 * 60_000;

function Meeting({ demo: { booking, state, meetingUrl } }: { demo: BookedDemo }) {
  const { meeting } = useTexts().bookingView;
  const isOpen = booking.status === 'confirmed' && (state === 'upcoming' || state === 'begun');
  if (!meetingUrl || !isOpen) return null;
  if (Date.parse(booking.startsAt) - Date.now() > shownBefore) return <p className="mt-1.5 text-sm">{meeting.later}</p>;
  return <TopLinks links={[{ href: meetingUrl, label: meeting.join, isPrimary: true }]} />;
}

export interface Result extends FormOutcome {
  tone: 'success' | 'danger';
  alternatives?: string[] | undefined;
}

const tones = {
  success: { role: 'status', border: 'border-amber', title: 'text-amber-bright' },
  danger: { role: 'alert', border: 'border-rose', title: 'text-rose' },
};

function ResultPanel({ demo, tone, title, text, alternatives = [] }: Result & { demo: BookedDemo }) {
  const look = tones[tone];
  return (
    <div
      role={look.role}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page answers a form, so its result comes first
      autoFocus
      className={classNames('mb-5 max-w-text rounded border bg-night-raised p-2 md:p-2.5', look.border)}
    >
      <p className={classNames('font-semibold', look.title)}>{title}</p>
      {text && <p className="mt-0.25 text-sm">{text}</p>}
      {alternatives.length > 0 && <Proposals demo={demo} times={alternatives} />}
    </div>
  );
}

function Proposals({ demo: { token, visitor }, times }: { demo: BookedDemo; times: string[] }) {
  const { locale, bookingView, mail } = useTexts();
  const dubai = hoursIn(timeZone, locale);
  const theirs = visitorHours(visitor.timezone, locale, bookingView.yourTime);
  return (
    <TokenForm path={bookingFormPaths.reschedule} token={token} className="mt-1.5">
      <p className="mb-1 text-sm">{bookingView.alternatives}</p>
      <div className="grid gap-1">
        {times.map((time) => (
          <Button
            key={time}
            type="submit"
            name="startsAt"
            value={time}
            variant="secondary"
            night
            className="flex-col gap-0!"
          >
            <span>{[formatDay(gulfDate(new Date(time)), locale), theirs(time) ?? dubai(time)].join(mail.comma)}</span>
            {theirs(time) && (
              <span className="text-xs font-normal text-starlight-soft">
                {dubai(time)} {bookingView.inDubai}
              </span>
            )}
          </Button>
        ))}
      </div>
    </TokenForm>
  );
}

function FailureView({ sentence, token }: { sentence: string; token: string }) {
  const { locale, bookingView } = useTexts();
  return (
    <Top eyebrow={bookingView.eyebrow} title={bookingView.failure}>
      <Lead role="alert">{sentence}</Lead>
      {token && <TopLinks links={[{ href: localizedPath(bookingPath(token), locale), label: bookingView.retry }]} />}
    </Top>
  );
}
