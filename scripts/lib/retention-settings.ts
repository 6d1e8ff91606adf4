import { type RetentionDays, retentionDays } from '../../src-shared/retention-days.ts';
import { buildSetting } from './build-setting.ts';

/** The retention periods that the legal pages state. @throws Error when a setting is not a positive integer */
export function retentionSettings(folder?: string): RetentionDays {
  return {
    submission: days('SUBMISSION_RETENTION_DAYS', retentionDays.submission, folder),
    application: days('APPLICATION_RETENTION_DAYS', retentionDays.application, folder),
    mail: days('MAIL_RETENTION_DAYS', retentionDays.mail, folder),
    chat: days('CHAT_RETENTION_DAYS', retentionDays.chat, folder),
  };
}

function days(name: string, otherwise: number, folder?: string): number {
  const value = Number(buildSetting(name, folder) || otherwise);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a positive whole number of days`);
  return value;
}
