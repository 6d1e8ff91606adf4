import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookingStatuses } from '#shared/bookings/statuses.ts';
import { submissionStatuses } from '#shared/contracts/submissions.ts';
import { stages } from '#shared/inbox/stages.ts';
import { database } from '#worker/db/client.ts';
import { keptDays, mailPurgeDate, purgedBefore, submissionPurgeDate } from '#worker/db/purge-dates.ts';
import { bookings, formSubmissions } from '#worker/db/schema.ts';
import { configOf } from '#worker/env.ts';
import { myDataOf } from '#worker/privacy/my-data/load.ts';
import { purgeExpired } from '#worker/privacy/retention.ts';
import { emptyTables } from '../support/tables.ts';

const config = {
  SUBMISSION_RETENTION_DAYS: 10,
  APPLICATION_RETENTION_DAYS: 4,
  MAIL_RETENTION_DAYS: 5,
  CHAT_RETENTION_DAYS: 2,
};
const kept = keptDays(config);
const day = 24 * 60 * 60 * 1000;
const first = '2026-03-01T08:30:00.000Z';
const unchanged = { submittedAt: first, lastChangeAt: null, status: 'pending' } as const;
const inquiry = { ...unchanged, formType: 'partnership', stage: null } as const;
const application = { ...unchanged, formType: 'career', stage: 'new' } as const;

it('adds the configured days to the time of a record', () => {
  expect(submissionPurgeDate(kept, inquiry)).toBe('2026-03-11T08:30:00.000Z');
  expect(submissionPurgeDate(kept, application)).toBe('2026-03-05T08:30:00.000Z');
  expect(mailPurgeDate(kept, first)).toBe('2026-03-06T08:30:00.000Z');
});

it('keeps submissions two years, applications and emails one, chats 90 days', () => {
  const defaults = keptDays(configOf({} as Cloudflare.Env));
  expect(defaults).toMatchObject({ submission: 730, application: 365, mail: 365, chat: 90 });
});

it('purges an email with its record when the record goes first', () => {
  expect(mailPurgeDate(kept, first, '2026-03-04T08:30:00.000Z')).toBe('2026-03-04T08:30:00.000Z');
  expect(mailPurgeDate(kept, first, submissionPurgeDate(kept, inquiry))).toBe('2026-03-06T08:30:00.000Z');
});

it('keeps a submission until its demo is over', async () => {
  expect(submissionPurgeDate(kept, inquiry, '2026-03-12T06:00:00.000Z')).toBe('2026-03-12T06:00:00.000Z');
  expect(submissionPurgeDate(kept, inquiry, '2026-03-02T06:00:00.000Z')).toBe('2026-03-11T08:30:00.000Z');
});

it('counts from the last change', () => {
  const changed = { lastChangeAt: '2026-03-03T08:30:00.000Z' };
  expect(submissionPurgeDate(kept, { ...inquiry, ...changed })).toBe('2026-03-13T08:30:00.000Z');
  expect(submissionPurgeDate(kept, { ...application, ...changed })).toBe('2026-03-07T08:30:00.000Z');
});

it.each(['interview', 'offer'] as const)('keeps an application in the stage %s as long as it is open', (stage) => {
  expect(submissionPurgeDate(kept, { ...application, stage, status: 'contacted' })).toBeNull();
  expect(submissionPurgeDate(kept, { ...application, stage, status: 'completed' })).toBe('2026-03-05T08:30:00.000Z');
});

it('keeps a decided application to the end of the day to which its applicant agreed', () => {
  const declined = { ...application, stage: 'declined', status: 'completed', keepUntil: '2026-06-30' } as const;
  expect(submissionPurgeDate(kept, { ...declined, keepAgreedAt: first })).toBe('2026-06-30T20:00:00.000Z');
  expect(submissionPurgeDate(kept, { ...declined, keepAgreedAt: null })).toBe('2026-03-05T08:30:00.000Z');
  const shorter = { ...declined, keepUntil: '2026-03-02', keepAgreedAt: first };
  expect(submissionPurgeDate(kept, shorter)).toBe('2026-03-02T20:00:00.000Z');
  expect(submissionPurgeDate(kept, { ...shorter, status: 'contacted', stage: 'screening' })).toBe(
    '2026-03-05T08:30:00.000Z',
  );
});

it('purges each submission after the date that its owner is shown, not before', async () => {
  const db = database(env);
  const email = 'owner@purged.example';
  const time = fc.integer({ min: 0, max: 12 }).map((days) => new Date(Date.parse(first) + days * day).toISOString());
  const submission = fc.record({
    formType: fc.constantFrom('demo', 'partnership', 'career', 'other'),
    status: fc.constantFrom(...submissionStatuses),
    stage: fc.option(fc.constantFrom(...stages)),
    submittedAt: time,
    lastChangeAt: fc.option(time),
    keep: fc.option(fc.record({ until: time, agrees: fc.boolean() })),
    demo: fc.option(fc.record({ startsAt: time, status: fc.constantFrom(...bookingStatuses) })),
  });
  const bindings = {
    ...env,
    ...Object.fromEntries(Object.entries(config).map(([name, days]) => [name, String(days)])),
  };
  await fc.assert(
    fc.asyncProperty(fc.array(submission, { minLength: 1, maxLength: 8 }), async (records) => {
      await emptyTables('form_submissions', 'bookings');
      for (const [i, { demo, keep, ...row }] of records.entries()) {
        const id = `s${i}`;
        const isApplication = row.formType === 'career';
        const agreed = isApplication &&
          keep && {
            keepUntil: keep.until.slice(0, 10),
            keepAskedAt: first,
            keepAgreedAt: keep.agrees ? first : null,
          };
        await db
          .insert(formSubmissions)
          .values({ ...row, id, email, stage: isApplication ? row.stage : null, ...agreed });
        if (row.formType !== 'demo' || !demo) continue;
        const startsAt = `${demo.startsAt.slice(0, 11)}09:00:00.000Z`;
        const at = { startsAt, endsAt: startsAt.replace('T09', 'T10'), createdAt: first, changedAt: first };
        await db
          .insert(bookings)
          .values({ ...at, id, submissionId: id, hostId: id, status: demo.status, changedBy: 'x' });
      }
      const shown = new Map((await myDataOf(bindings, email)).submissions.map(({ id, purge_at }) => [id, purge_at]));
      const remaining = async () =>
        (await db.select({ id: formSubmissions.id }).from(formSubmissions)).map(({ id }) => id).sort();
      const keptAt = (now: number) =>
        [...shown].flatMap(([id, date]) => (date === null || now <= Date.parse(date) ? [id] : [])).sort();
      const moments = [...shown.values()].flatMap((date) => (date ? [Date.parse(date), Date.parse(date) + 1] : []));
      for (const now of moments.sort((a, b) => a - b)) {
        await purgeExpired(bindings, now);
        expect(await remaining()).toEqual(keptAt(now));
      }
    }),
    { numRuns: 15 },
  );
});

it('names as the limit of a run the time whose purge date is now', () => {
  expect(submissionPurgeDate(kept, { ...inquiry, submittedAt: purgedBefore(Date.parse(first), 10) })).toBe(first);
});
