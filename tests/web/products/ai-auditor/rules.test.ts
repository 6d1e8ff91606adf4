import { expect, test } from 'vitest';
import { weekdayOf } from '#shared/time/days.ts';
import { type LedgerLine, ledger } from '#web/products/ai-auditor/ledger.ts';
import { audit, duplicates, onWeekend, policy, underLimit } from '#web/products/ai-auditor/rules.ts';

function line(change: Partial<LedgerLine>): LedgerLine {
  const base = {
    number: 1,
    date: '2026-09-01',
    account: 'it',
    supplier: 'falaj',
    document: 'FS-1',
    by: 'AM',
    amount: 80,
  };
  return { ...base, ...change } as LedgerLine;
}

test('the ledger has forty lines in the order of their days', () => {
  expect(ledger).toHaveLength(40);
  expect(ledger.map(({ date }) => date)).toEqual(ledger.map(({ date }) => date).toSorted());
});

test('the rules find a duplicate, a round sum under the limit, and a Sunday', () => {
  const found = audit(ledger, policy).map(({ rule, lines }) => [rule, lines.map(({ number }) => number)]);
  expect(found).toEqual([
    ['duplicate', [10, 28]],
    ['under-limit', [17]],
    ['weekend', [27]],
  ]);
  expect(weekdayOf('2026-09-20')).toBe(0);
});

test('an invoice is known by supplier, amount and number, in any spelling', () => {
  const first = line({ document: 'FS-12' });
  expect(duplicates([first, line({ document: 'fs 12' })])).toHaveLength(1);
  expect(duplicates([first, line({ document: 'FS-13' })])).toEqual([]);
  expect(duplicates([first, line({ document: 'FS-12', amount: 81 })])).toEqual([]);
  expect(duplicates([first, line({ document: 'FS-12', supplier: 'najm' })])).toEqual([]);
});

test('only a round amount just under the limit is noticed', () => {
  const noticed = (amount: number) => underLimit([line({ amount })], policy).length > 0;
  expect([49_000, 49_900].map(noticed)).toEqual([true, true]);
  expect([48_900, 49_312.75, 49_950, 50_000, 52_000].map(noticed)).toEqual([false, false, false, false, false]);
});

test('which day is unusual depends on the weekend', () => {
  const days = ['2026-09-18', '2026-09-19', '2026-09-20', '2026-09-21'].map((date) => line({ date }));
  const found = (weekend: number[]) => onWeekend(days, { ...policy, weekend }).flatMap(([first]) => first!.date);
  expect(found([6, 0])).toEqual(['2026-09-19', '2026-09-20']);
  expect(found([5, 6])).toEqual(['2026-09-18', '2026-09-19']);
});
