import type { AiAuditorContent } from '../../../src-shared/content/en/samples/ai-auditor.ts';
import type { Locale } from '../../../src-shared/locales.ts';
import { formatAed } from '../money.ts';
import { weekdayName } from './format.ts';
import type { LedgerLine } from './ledger.ts';
import { type Finding, onWeekend, type Policy } from './rules.ts';

/** What a finding comes to, in a sentence. */
export function factOf(
  { rule, lines }: Finding,
  all: readonly LedgerLine[],
  policy: Policy,
  { facts }: AiAuditorContent,
  locale: Locale,
): string {
  const [{ amount, date }] = lines as [LedgerLine];
  if (rule === 'duplicate') return facts.duplicate(formatAed(amount * (lines.length - 1)));
  if (rule === 'under-limit') {
    return facts['under-limit'](formatAed(policy.approvalLimit - amount), formatAed(policy.approvalLimit));
  }
  const onWorkingDays = all.length - onWeekend(all, policy).length;
  return facts.weekend(weekdayName(date, locale), String(onWorkingDays));
}
