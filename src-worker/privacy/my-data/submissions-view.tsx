import type { BookingRecord, MyData } from '#shared/contracts/privacy.ts';
import type { Submission, SubmissionSource } from '#shared/contracts/submissions.ts';
import { formFields } from '#shared/forms/fields.ts';
import { myDataFormPaths } from '#shared/paths.ts';
import { formatDate, formatLongDate } from '#shared/time/format-date.ts';
import { Badge, statusTones } from '#web/ui/badge.tsx';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { demoTime } from '../../bookings/demo-times.ts';
import { Note, TitledSection, TokenForm, useTexts } from '../../http/page-view.tsx';
import { optionLabel, type WorkerTexts } from '../../http/texts.ts';
import type { OpenLink } from './link.ts';
import { Dates, Empty, Fields, FileLink } from './parts-view.tsx';

interface SubmissionsProps {
  link: OpenLink;
  data: Pick<MyData, 'submissions' | 'bookings' | 'files'>;
  bookingLinks: ReadonlyMap<string, string>;
}

export function Submissions({ link, data: { submissions: all, bookings, files }, bookingLinks }: SubmissionsProps) {
  const texts = useTexts();
  const { submissions } = texts.myDataView;
  const cards = all.map((one) => {
    const booking = bookings.find(({ submission_id }) => submission_id === one.id);
    const own = files.filter(({ submission_id }) => submission_id === one.id);
    const rows = fieldsOf(texts, one);
    if (one.source) rows.push([submissions.source, sourceText(one.source)]);
    const { whatsapp_consent_at: askedAt } = one;
    if (askedAt) rows.push([texts.forms.demo.whatsappReminders!.label, formatDate(askedAt.slice(0, 10), texts.locale)]);
    return (
      <Card as="article" key={one.id}>
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5">
          <h3 className="text-subheading">{submissions.types[one.form_type]}</h3>
          <Badge tone={statusTones[one.status]}>{submissions.statuses[one.status]}</Badge>
        </div>
        <Fields rows={rows} />
        {own.length > 0 && <Files files={own} link={link} />}
        {booking && <BookedDemo booking={booking} link={bookingLinks.get(booking.id)} />}
        <Dates
          before={submissions.sent}
          at={one.submitted_at}
          purgeAt={one.purge_at}
          kept="open"
          className="mt-2 border-t border-line pt-1.5"
        />
        {one.keep?.agreed_at && <Kept id={one.id} until={one.keep.until} link={link} />}
        {one.form_type === 'career' && one.status !== 'withdrawn' && <Withdraw id={one.id} link={link} />}
      </Card>
    );
  });
  return (
    <TitledSection id="submissions" title={submissions.title}>
      {cards.length > 0 ? <div className="grid gap-2">{cards}</div> : <Empty>{submissions.empty}</Empty>}
    </TitledSection>
  );
}

function Files({ files, link }: { files: MyData['files']; link: OpenLink }) {
  return (
    <div className="mt-1.5 text-sm">
      <h4 className="text-ink-soft">{useTexts().myDataView.submissions.files}</h4>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <FileLink {...file} link={link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Withdraw({ id, link }: { id: string; link: OpenLink }) {
  const { withdraw } = useTexts().myDataView.submissions;
  return (
    <TokenForm path={myDataFormPaths.withdraw} token={link.token} className="mt-1.5">
      <input type="hidden" name="id" value={id} />
      <Note className="mb-1">{withdraw.text}</Note>
      <Button type="submit" variant="secondary">
        {withdraw.submit}
      </Button>
    </TokenForm>
  );
}

function Kept({ id, until, link }: { id: string; until: string; link: OpenLink }) {
  const { locale, myDataView } = useTexts();
  const { kept } = myDataView.submissions;
  return (
    <TokenForm path={myDataFormPaths.keep} token={link.token} className="mt-1.5">
      <input type="hidden" name="id" value={id} />
      <Note className="mb-1">{kept.text(formatLongDate(until, locale))}</Note>
      <Button type="submit" variant="secondary">
        {kept.submit}
      </Button>
    </TokenForm>
  );
}

function sourceText({ referrer, source, medium, campaign, landing }: SubmissionSource): string {
  return [referrer ?? source, medium, campaign, landing].filter(Boolean).join('\n');
}

function BookedDemo({ booking, link }: { booking: BookingRecord; link: string | undefined }) {
  const { locale, bookingView, mail, myDataView } = useTexts();
  const { starts_at, status } = booking;
  const { date, hours } = demoTime(starts_at, locale);
  return (
    <div className="mt-2 rounded bg-sand p-2">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5">
        <h4 className="text-sm font-semibold">{myDataView.submissions.booked}</h4>
        <Badge tone={status === 'confirmed' ? 'success' : 'neutral'}>{bookingView.statuses[status]}</Badge>
      </div>
      <p className="mt-0.25">
        <time dateTime={starts_at}>{[date, hours].join(mail.comma)}</time> {bookingView.inDubai}
      </p>
      {link && (
        <p>
          <ButtonAnchor variant="quiet" href={link}>
            {myDataView.submissions.toBooking}
          </ButtonAnchor>
        </p>
      )}
    </div>
  );
}

function fieldsOf(texts: WorkerTexts, submission: Submission): [label: string, value: string][] {
  const { form_type: type, additional_data: additional } = submission;
  const values: Record<string, string | null | undefined> = {
    ...additional,
    firstName: submission.first_name,
    lastName: submission.last_name,
    email: submission.email,
    company: submission.company,
    phone: submission.phone,
    ...(!('coverLetter' in additional) && !('useCase' in additional) && { message: submission.message }),
  };
  // An application's name is stored as one field and in two columns.
  if ('name' in additional) for (const part of ['firstName', 'lastName']) delete values[part];
  const labelOf = (name: string) =>
    name === 'timezone' || name === 'consent'
      ? texts.myDataView.submissions[name]
      : texts.forms[type].fields[name]?.label;
  const shown = (name: string, value: string) =>
    name === 'preferredDate' ? formatDate(value, texts.locale) : optionLabel(texts, type, name, value);
  const names = new Set([...formFields[type].map(({ name }) => name as string), ...Object.keys(values)]);
  return [...names].flatMap((name) => (values[name] ? [[labelOf(name) ?? name, shown(name, values[name])]] : []));
}
