import type { AiAuditorContent, RuleName } from '#shared/content/en/samples/ai-auditor.ts';
import type { Locale } from '#shared/locales.ts';
import { weekdayOf } from '#shared/time/days.ts';
import { formatExactly } from '../money.ts';
import { type LedgerLine, weekdayName } from './ledger.ts';

interface Policy {
  approvalLimit: number;
  /** Days of the week; Sunday is 0. */
  weekend: readonly number[];
}

export interface Finding {
  rule: RuleName;
  lines: LedgerLine[];
}

type Rule = (lines: readonly LedgerLine[], policy: Policy) => LedgerLine[][];

/** The distance of an amount from the limit that it avoids, as a part of the limit. */
const nearLimit = 0.02;

/** AED; an invoice is hardly ever a multiple of it by chance. */
const roundAmount = 100;

export const rules: Record<RuleName, Rule> = {
  duplicate: duplicates,
  'under-limit': underLimit,
  weekend: onWeekend,
};

export const policy: Policy = { approvalLimit: 50_000, weekend: [6, 0] };

export function duplicates(lines: readonly LedgerLine[]): LedgerLine[][] {
  const invoices = Map.groupBy(
    lines,
    ({ supplier, document, amount }) => `${supplier} ${document.replace(/[^A-Z0-9]/gi, '').toUpperCase()} ${amount}`,
  );
  return [...invoices.values()].filter(({ length }) => length > 1);
}

export function underLimit(lines: readonly LedgerLine[], { approvalLimit }: Policy): LedgerLine[][] {
  const isNear = (amount: number) => amount < approvalLimit && amount >= approvalLimit * (1 - nearLimit);
  return lines.filter(({ amount }) => isNear(amount) && amount % roundAmount === 0).map((line) => [line]);
}

export function onWeekend(lines: readonly LedgerLine[], { weekend }: Policy): LedgerLine[][] {
  return lines.filter(({ date }) => weekend.includes(weekdayOf(date))).map((line) => [line]);
}

export function audit(lines: readonly LedgerLine[], policy: Policy): Finding[] {
  return (Object.keys(rules) as RuleName[]).flatMap((rule) =>
    rules[rule](lines, policy).map((found) => ({ rule, lines: found })),
  );
}

export function factOf(
  { rule, lines }: Finding,
  all: readonly LedgerLine[],
  policy: Policy,
  { facts }: AiAuditorContent,
  locale: Locale,
): string {
  const [{ amount, date }] = lines as [LedgerLine];
  if (rule === 'duplicate') return facts.duplicate(formatExactly(amount * (lines.length - 1)));
  if (rule === 'under-limit') {
    return facts['under-limit'](formatExactly(policy.approvalLimit - amount), formatExactly(policy.approvalLimit));
  }
  const onWorkingDays = all.length - onWeekend(all, policy).length;
  return facts.weekend(weekdayName(date, locale), String(onWorkingDays));
}
