import { expect, it } from 'vitest';
import privacy from '#shared/content/en/pages/privacy.ts';
import trust from '#shared/content/en/pages/trust.ts';
import type { LegalFacts } from '#shared/content/types/legal.ts';
import { legalFacts } from '../../../../support/legal-facts.ts';

const days = { submission: 100, application: 70, mail: 50, chat: 1 };

function textOf(page: typeof privacy, facts: Partial<LegalFacts> = {}): string {
  return JSON.stringify(page({ ...legalFacts, ...facts }).sections);
}

it('states the retention periods of the settings, and those that no setting changes', () => {
  const entries = privacy({ ...legalFacts, days }).sections.flatMap((section) => section.entries ?? []);
  const keptOf = (name: RegExp) => entries.find((entry) => name.test(entry.name))?.kept;
  expect(keptOf(/^Demo requests/)).toBe('100 days');
  expect(keptOf(/^Job applications/)).toBe(
    '70 days; while an interview or an offer is open, the time starts with the decision',
  );
  expect(keptOf(/^Emails/)).toBe('50 days, but no longer than the request it belongs to');
  expect(keptOf(/Joe/)).toBe('1 day');
  expect(keptOf(/never confirmed/)).toBe('30 days');
  expect(keptOf(/^Requests to see/)).toBe('1 day');
  expect(keptOf(/spam or delete/)).toBe('marked as spam: 30 days; deleted: 1 day');
});

it.each([['privacy page', privacy] as const, ['trust page', trust] as const])(
  'names on the %s exactly who processes data for this installation',
  (_, page) => {
    expect(textOf(page)).not.toContain('Turnstile checks');
    expect(textOf(page, { turnstile: true })).toContain('Turnstile checks');
    expect(textOf(page)).toContain('gpt-4o at api.openai.com');
    expect(textOf(page)).not.toContain('WhatsApp');
    expect(textOf(page, { processors: { mail: ['Resend'], whatsapp: true } })).toContain('WhatsApp, Meta carries');
    expect(textOf(page, { processors: { mail: ['Resend'] } })).toContain('Resend delivers our emails');
    expect(textOf(page, { processors: { mail: ['Resend'] } })).not.toMatch(/api\.openai\.com|Cloudflare or Resend/);
  },
);
