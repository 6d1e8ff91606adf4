import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retentionSettings } from '../../../scripts/lib/retention-settings.ts';
import { retentionDays } from '../../../src-shared/retention-days.ts';

const names = ['SUBMISSION_RETENTION_DAYS', 'APPLICATION_RETENTION_DAYS', 'MAIL_RETENTION_DAYS', 'CHAT_RETENTION_DAYS'];
/** Without settings of its own. */
const folder = tmpdir();

beforeEach(() => {
  for (const name of names) vi.stubEnv(name, undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it('states the defaults, or the settings of the Worker', () => {
  expect(retentionSettings(folder)).toEqual(retentionDays);
  vi.stubEnv('CHAT_RETENTION_DAYS', '30');
  expect(retentionSettings(folder)).toEqual({ ...retentionDays, chat: 30 });
});

it.each(['0', '-1', '1.5', 'a year'])('refuses %s', (value) => {
  vi.stubEnv('MAIL_RETENTION_DAYS', value);
  expect(() => retentionSettings(folder)).toThrow('MAIL_RETENTION_DAYS must be a positive whole number of days');
});
