import { expect, it } from 'vitest';
import privacy from '../../../../../src-shared/content/en/pages/privacy.ts';
import { retentionDays } from '../../../../../src-shared/retention-days.ts';

const textOf = (facts: Parameters<typeof privacy>[0]) => JSON.stringify(privacy(facts).sections);

it('states the retention periods of the settings, and those that no setting changes', () => {
  const entries = privacy({
    days: { submission: 100, application: 70, mail: 50, chat: 1 },
    turnstile: false,
  }).sections.flatMap((section) => section.entries ?? []);
  const keptOf = (name: RegExp) => entries.find((entry) => name.test(entry.name))?.kept;
  expect(keptOf(/^Demo requests/)).toBe('100 days');
  expect(keptOf(/^Job applications/)).toBe(
    '70 days; while an interview or an offer is open, the time begins with the decision',
  );
  expect(keptOf(/^Mails/)).toBe('50 days, but not longer than the request it belongs to');
  expect(keptOf(/Joe/)).toBe('1 day');
  expect(keptOf(/never confirmed/)).toBe('30 days');
  expect(keptOf(/^Requests to see/)).toBe('1 day');
});

it('names Turnstile only when the forms use it', () => {
  expect(textOf({ days: retentionDays, turnstile: false })).not.toContain('Turnstile');
  expect(textOf({ days: retentionDays, turnstile: true })).toContain('Turnstile');
});
