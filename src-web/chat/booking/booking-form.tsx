import type { ReactNode } from 'react';
import { demoChoice } from '#shared/bookings/demo-hours.ts';
import type { ChatBookingContent } from '#shared/content/en/chat-booking.ts';
import { type FormField as Field, formFields } from '#shared/forms/fields.ts';
import type { Locale } from '#shared/locales.ts';
import { draftOf } from '../../forms/form-draft.ts';
import { FormField } from '../../forms/form-field.tsx';
import { Honeypot, LocaleField } from '../../forms/hidden-fields.tsx';
import { isChoiceName, slotParts } from '../../forms/slot-picker/choice.ts';
import { noteTaken } from '../../forms/slot-picker/known-slots.ts';
import { submitForm, unbookedField } from '../../forms/submit-form.ts';
import { Turnstile } from '../../forms/turnstile.tsx';
import { ApiProblem, alternativesOf, call, NetworkError } from '../../lib/api.ts';
import { useLocale } from '../../locale.tsx';
import { Button } from '../../ui/button.tsx';
import { useChatForm } from '../use-chat-form.ts';
import { TimeList } from './next-times.tsx';
import { type BookedMessage, storeBooking, storedBooking, storeFields, tokenOf } from './stored-booking.ts';

export interface BookingFormProps {
  sessionId: string;
  startsAt: string;
  /** The booking that is moved; without it, a demo is booked. */
  moved?: BookedMessage;
  /** Values that the visitor has given in the conversation. */
  given: Record<string, string>;
  content: ChatBookingContent;
  onTime: (startsAt: string | undefined) => void;
  onDone: (message: BookedMessage) => void;
  children: ReactNode;
}

const fields: readonly Field[] = formFields.demo.filter((field: Field) => field.required && !isChoiceName(field.name));

export function BookingForm({
  sessionId,
  startsAt,
  moved,
  given,
  content,
  onTime,
  onDone,
  children,
}: BookingFormProps) {
  const locale = useLocale();
  const texts = content.form;
  const send = moved
    ? () => move(moved, startsAt, content, locale)
    : (data: FormData) => book(data, { sessionId, startsAt, content, locale });
  const { form, sending, failure, onSubmit } = useChatForm(texts.problems.fields, async (data) =>
    onDone(await send(data)),
  );
  const alternatives = alternativesOf(failure.error);
  const values = { ...draftOf('demo'), ...given, ...storedBooking(sessionId).fields };
  const submit = moved ? content.move.submit : content.submit;

  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      onInput={({ currentTarget }) => !moved && storeFields(sessionId, valuesOf(currentTarget))}
      className="mt-1 grid gap-1.5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-1 rounded bg-sand px-1.5 py-1 text-sm">
        <p>
          {content.chosen}{' '}
          <strong className="font-semibold">{content.slotPicker.hour(slotParts(startsAt, locale))}</strong>
        </p>
        <Button variant="quiet" onClick={() => onTime(undefined)} className="underline">
          {content.changeTime}
        </Button>
      </div>
      {!moved && (
        <div className="grid gap-1.5 sm:grid-cols-2">
          {fields.map((field) => (
            <FormField
              key={field.name}
              form="chat-booking"
              field={{ ...field, wide: !field.name.endsWith('Name') }}
              content={texts.fields[field.name as keyof typeof texts.fields]}
              choose={texts.choose}
              requiredMark={texts.requiredMark}
              defaultValue={values[field.name]}
              error={failure.errors[field.name]}
            />
          ))}
          <LocaleField />
          <Honeypot label={texts.honeypot} />
        </div>
      )}
      {!moved && (
        <>
          <p className="text-sm text-ink-soft">{content.note}</p>
          <Turnstile resetKey={sending} />
        </>
      )}
      <div role="alert" className="text-sm text-danger empty:hidden">
        {failure.error !== undefined && problemText(failure.error, content)}
      </div>
      {alternatives && <TimeList times={alternatives} content={content} onChoose={onTime} />}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Button type="submit" pending={sending}>
          {sending && !moved ? content.submitting : submit}
        </Button>
        {codeOf(failure.error) === 'too_many_bookings' && !moved && (
          <Button type="submit" name={unbookedField} value="1" variant="secondary" pending={sending}>
            {content.slotPicker.limit.send}
          </Button>
        )}
        {children}
      </div>
    </form>
  );
}

interface Booked {
  sessionId: string;
  startsAt: string;
  content: ChatBookingContent;
  locale: Locale;
}

async function book(data: FormData, { sessionId, startsAt, content, locale }: Booked): Promise<BookedMessage> {
  for (const [name, value] of Object.entries({ ...demoChoice(startsAt), chatSessionId: sessionId })) {
    data.set(name, value);
  }
  if (!data.has(unbookedField)) data.set('slotStart', startsAt);
  const { booking, bookingLinks } = await submitForm('demo', data, () => {});
  const text = (name: string) => String(data.get(name)).trim();
  storeBooking(sessionId, {
    contact: { name: `${text('firstName')} ${text('lastName')}`, email: text('email') },
  });
  const at = new Date().toISOString();
  if (!booking || !bookingLinks) return { at, text: content.requested };
  const { page, file } = bookingLinks;
  const hour = content.slotPicker.hour(slotParts(booking.startsAt, locale));
  return { at, text: content.booked(hour, text('email')), startsAt: booking.startsAt, links: { page, file } };
}

async function move(
  { links }: BookedMessage,
  startsAt: string,
  content: ChatBookingContent,
  locale: Locale,
): Promise<BookedMessage> {
  const params = { token: tokenOf(links!) };
  try {
    await call('POST /api/bookings/:token/reschedule', { params, body: { startsAt, locale } }, { keepalive: true });
  } catch (error) {
    const alternatives = alternativesOf(error);
    if (alternatives) noteTaken(startsAt, alternatives);
    throw error;
  }
  noteTaken(startsAt);
  const text = content.moved(content.slotPicker.hour(slotParts(startsAt, locale)));
  return { at: new Date().toISOString(), text, startsAt, links };
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
}

function problemText(error: unknown, { form: { problems, failure }, taken, slotPicker }: ChatBookingContent) {
  if (error instanceof NetworkError)
    return error.status === undefined ? problems.connectionFailed : problems.serverFailed;
  const alternatives = alternativesOf(error);
  if (alternatives) return alternatives.length > 0 ? taken : slotPicker.taken.none;
  const problem = error instanceof ApiProblem ? error.problem : undefined;
  const errors = problem?.errors ?? [];
  if (errors.some(({ path }) => fields.some(({ name }) => name === path))) return undefined;
  const detail = ['too_many_bookings', 'status_changed'].includes(problem?.code ?? '') ? problem?.detail : undefined;
  // The message belongs to a field that is not shown, such as the check for programs.
  return (problem && problems.byCode[problem.code]) ?? errors[0]?.message ?? detail ?? failure.text;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof ApiProblem ? error.problem.code : undefined;
}
