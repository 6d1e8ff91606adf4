import type { LegalFacts } from '#shared/content/types/legal.ts';
import { retentionDays } from '#shared/site/retention-days.ts';

export const legalFacts: LegalFacts = {
  days: retentionDays,
  turnstile: false,
  processors: { mail: ['Cloudflare'], model: { name: 'gpt-4o', host: 'api.openai.com' } },
};
