import type { RetentionDays } from '../src-shared/retention-days.ts';

/** vite.config.ts inserts these at build time. */

/** The public origin, without a trailing slash. */
export const siteUrl: string = import.meta.env.SITE_URL;

export const retentionDays: RetentionDays = import.meta.env.RETENTION_DAYS;

export const usesTurnstile: boolean = import.meta.env.TURNSTILE_SITE_KEY !== '';
