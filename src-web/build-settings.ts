import type { RetentionDays } from '../src-shared/retention-days.ts';

export const siteUrl: string = import.meta.env.SITE_URL;

export const retentionDays: RetentionDays = import.meta.env.RETENTION_DAYS;

export const usesTurnstile: boolean = import.meta.env.TURNSTILE_SITE_KEY !== '';
