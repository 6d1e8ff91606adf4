import type { Processors } from '#shared/content/types/legal.ts';
import type { RetentionDays } from '#shared/site/retention-days.ts';

export const siteUrl: string = import.meta.env.SITE_URL;

export const retentionDays: RetentionDays = import.meta.env.RETENTION_DAYS;

export const processors: Processors = import.meta.env.PROCESSORS;

export const usesTurnstile: boolean = import.meta.env.TURNSTILE_SITE_KEY !== '';
