import { type Context, Hono } from 'hono';
import type { BookingLinks } from '#shared/contracts/bookings.ts';
import { SubmissionRequest } from '#shared/contracts/submissions.ts';
import { formFields, honeypotField } from '#shared/forms/fields.ts';
import type { FormType } from '#shared/forms/options.ts';
import { maxUploadBytes } from '#shared/limits.ts';
import {
  bookingFilePath,
  bookingPath,
  jobIds,
  jobPath,
  localizedPath,
  paths,
  sentPaths,
  withToken,
} from '#shared/paths.ts';
import { jobFacts } from '#shared/site/jobs.ts';
import { calendarLinks } from '../bookings/demo-times.ts';
import { bookingOf, bookingToken } from '../bookings/find.ts';
import type { BookingRow } from '../bookings/store.ts';
import { parse, readJson } from '../http/body.ts';
import { clientAddress } from '../http/client.ts';
import { answerInLocaleOf, type HonoEnv } from '../http/hono-env.ts';
import { limitFiles, limitTo } from '../http/limit-body.ts';
import { type PlainForm, plainForm } from '../http/plain-form.ts';
import { type FormValues, limitText, mediaTypeOf, multipart, readCountedForm } from '../http/read-form.ts';
import { reply } from '../http/reply.ts';
import { texts } from '../http/texts.ts';
import { withoutOptions } from '../positions/close-page.ts';
import { closedIn, rememberedClosings } from '../positions/store.ts';
import { checkCv, type Upload, uploadTooLarge } from './files/check-cv.ts';
import { derivedIds, givenIds } from './record.ts';
import { submit } from './submit.ts';

const limitSubmission = limitFiles(
  limitTo(maxUploadBytes, () => {
    throw uploadTooLarge();
  }),
);

export const submissions = new Hono<HonoEnv>().post('/', limitSubmission, async (c) => {
  const { request, cv } = await readSubmission(c);
  const { submission, created, booking } = await submit(c, request, givenIds(request.id), cv);
  const booked = booking && { booking: bookingOf(booking), bookingLinks: await bookingLinks(c, booking) };
  return reply<'POST /api/submissions'>(c, { submission, ...booked }, created ? 201 : 200);
});

const demo = submissionForm('demo', () => paths.scheduleDemo);
const partnership = submissionForm('partnership', () => paths.partner);
const career = submissionForm('career', careerPage);

export const submissionForms = new Hono<HonoEnv>().route('/', demo).route('/', partnership).route('/', career);

function submissionForm(formType: FormType, pageOf: PlainForm['pageOf']) {
  return plainForm({
    name: formType,
    textsOf({ forms }) {
      const { fields, failure } = forms[formType];
      return {
        labels: Object.fromEntries(formFields[formType].map(({ name }) => [name, fields[name]!.label])),
        failure: failure.text,
      };
    },
    pageOf,
    upload: formType === 'career' ? { maxBytes: maxUploadBytes, tooLarge: uploadTooLarge } : undefined,
    async rewrite(c, page) {
      return formType === 'career' ? withoutOptions(page, closedIn(await rememberedClosings(c.env))) : page;
    },
    async accept(c, values, files) {
      const id = values.id || undefined;
      const { cv, errors } = await checkCv(formType === 'career' ? files.cv : undefined, c.env.FILES);
      const input = {
        ...values,
        formType,
        id,
        slotStart: undefined,
        chatSessionId: undefined,
        bookPreference: true,
        [honeypotField]: Boolean(values[honeypotField]),
      };
      const request = parse(SubmissionRequest, input, errors);
      const derived = derivedIds(request, clientAddress(c), cv?.sha256);
      // A known id with different content is a new form, not a conflict: the visitor could not change the id.
      const ids = request.id ? { ...givenIds(request.id), fallback: derived } : derived;
      const { booking } = await submit(c, request, ids, cv);
      if (!booking) return sentPaths[formType];
      return `${bookingPath(await bookingToken(c.env, booking.id))}&sent=1`;
    },
  });
}

function careerPage({ position }: FormValues, referer: string): string {
  const job = jobFacts.find((candidate) => candidate.position === position);
  const pages: string[] = jobIds.map(jobPath);
  if (job) return jobPath(job.id);
  return pages.includes(referer) ? referer : pages[0]!;
}

async function bookingLinks(c: Context<HonoEnv>, { id, startsAt, endsAt }: BookingRow): Promise<BookingLinks> {
  const locale = c.get('locale');
  const token = await bookingToken(c.env, id);
  return {
    page: localizedPath(bookingPath(token), locale),
    file: localizedPath(withToken(bookingFilePath, token), locale),
    ...calendarLinks({ ...texts[locale].mail.booking.calendar, startsAt, endsAt }),
  };
}

async function readSubmission(c: Context<HonoEnv>): Promise<{ request: SubmissionRequest; cv?: Upload | undefined }> {
  if (mediaTypeOf(c.req.raw) !== multipart) return { request: await readJson(c, SubmissionRequest) };
  const { values, files } = await readCountedForm(c);
  answerInLocaleOf(c, values);
  limitText(values);
  const { cv, errors } = await checkCv(values.formType === 'career' ? files.cv : undefined, c.env.FILES);
  const ticked = ['true', 'on'].includes(values[honeypotField] ?? '');
  return { request: parse(SubmissionRequest, { ...values, [honeypotField]: ticked }, errors), cv };
}
