import { Hono } from 'hono';
import { SubmissionRequest } from '../../src-shared/contracts/submissions.ts';
import { formFields, honeypotField } from '../../src-shared/forms/fields.ts';
import type { FormType } from '../../src-shared/forms/options.ts';
import { jobFacts } from '../../src-shared/jobs.ts';
import { bookingPath, jobIds, jobPath, paths, sentPaths } from '../../src-shared/paths.ts';
import { bookingToken } from '../bookings/token.ts';
import { checkCv } from '../files/upload.ts';
import type { HonoEnv } from '../hono-env.ts';
import { parse } from '../http/body.ts';
import { clientAddress } from '../http/client-address.ts';
import { type PlainForm, plainForm } from '../http/plain-form.ts';
import type { FormValues } from '../http/read-form.ts';
import { acceptSubmission } from './accept.ts';
import { derivedIds, givenIds } from './record-ids.ts';

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
    upload: formType === 'career',
    async accept(c, values, files) {
      const id = values.id || undefined;
      const { cv, errors } = await checkCv(formType === 'career' ? files.cv : undefined);
      const input = {
        ...values,
        formType,
        id,
        slotStart: undefined,
        bookPreference: true,
        [honeypotField]: Boolean(values[honeypotField]),
      };
      const request = parse(SubmissionRequest, input, errors);
      const derived = derivedIds(request, clientAddress(c), cv?.sha256);
      // A given id with other content than before is a new form, not a conflict: the visitor could not change the id.
      const ids = request.id ? { ...givenIds(request.id), fallback: derived } : derived;
      const { booking } = await acceptSubmission(c, request, ids, cv);
      if (!booking) return sentPaths[formType];
      return `${bookingPath(await bookingToken(c.env, booking.id))}&sent=1`;
    },
  });
}

/** The page of the position in the form, else the position's page that the visitor came from. */
function careerPage({ position }: FormValues, referer: string): string {
  const job = jobFacts.find((candidate) => candidate.position === position);
  const pages: string[] = jobIds.map(jobPath);
  if (job) return jobPath(job.id);
  return pages.includes(referer) ? referer : pages[0]!;
}
