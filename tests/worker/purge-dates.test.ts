import { expect, it } from 'vitest';
import { configOf } from '../../src-worker/env.ts';
import {
  chatPurgeDate,
  dataLinkPurgeDate,
  mailPurgeDate,
  purgedBefore,
  submissionPurgeDate,
  unconfirmedPurgeDate,
} from '../../src-worker/purge-dates.ts';

const config = {
  SUBMISSION_RETENTION_DAYS: 10,
  APPLICATION_RETENTION_DAYS: 4,
  MAIL_RETENTION_DAYS: 5,
  CHAT_RETENTION_DAYS: 2,
};
const first = '2026-03-01T08:30:00.000Z';
const inquiry = { formType: 'partnership', submittedAt: first } as const;
const application = { formType: 'career', submittedAt: first } as const;

it('adds the configured days to the time of a record', () => {
  expect(submissionPurgeDate(config, inquiry)).toBe('2026-03-11T08:30:00.000Z');
  expect(submissionPurgeDate(config, application)).toBe('2026-03-05T08:30:00.000Z');
  expect(mailPurgeDate(config, first)).toBe('2026-03-06T08:30:00.000Z');
  expect(chatPurgeDate(config, first)).toBe('2026-03-03T08:30:00.000Z');
  expect(unconfirmedPurgeDate(first)).toBe('2026-03-31T08:30:00.000Z');
  expect(dataLinkPurgeDate(first)).toBe('2026-03-02T08:30:00.000Z');
});

it('keeps submissions for two years, applications and mails for a year and chats for ninety days by default', () => {
  const defaults = configOf({} as Cloudflare.Env);
  expect(submissionPurgeDate(defaults, inquiry)).toBe('2028-02-29T08:30:00.000Z');
  expect(submissionPurgeDate(defaults, application)).toBe('2027-03-01T08:30:00.000Z');
  expect(mailPurgeDate(defaults, first)).toBe('2027-03-01T08:30:00.000Z');
  expect(chatPurgeDate(defaults, first)).toBe('2026-05-30T08:30:00.000Z');
});

it('purges a mail with its record when the record goes first', () => {
  expect(mailPurgeDate(config, first, '2026-03-04T08:30:00.000Z')).toBe('2026-03-04T08:30:00.000Z');
  expect(mailPurgeDate(config, first, submissionPurgeDate(config, inquiry))).toBe('2026-03-06T08:30:00.000Z');
});

it('keeps a submission until its demo is over', async () => {
  expect(submissionPurgeDate(config, inquiry, '2026-03-12T06:00:00.000Z')).toBe('2026-03-12T06:00:00.000Z');
  expect(submissionPurgeDate(config, inquiry, '2026-03-02T06:00:00.000Z')).toBe('2026-03-11T08:30:00.000Z');
});

it('names as the limit of a run the time whose purge date is now', () => {
  expect(submissionPurgeDate(config, { ...inquiry, submittedAt: purgedBefore(Date.parse(first), 10) })).toBe(first);
});
