import type { AccountName, SupplierName } from '../../../src-shared/content/en/samples/ai-auditor.ts';
import type { LedgerLine } from './ledger.ts';

/** An empty value lets every line pass. */
export interface LineFilters {
  show: '' | 'findings';
  account: '' | AccountName;
  supplier: '' | SupplierName;
}

export const noFilters: LineFilters = { show: '', account: '', supplier: '' };

export function filterLines(
  lines: readonly LedgerLine[],
  { show, account, supplier }: LineFilters,
  isFound: (line: LedgerLine) => boolean,
): LedgerLine[] {
  return lines.filter(
    (line) =>
      (!show || isFound(line)) && (!account || line.account === account) && (!supplier || line.supplier === supplier),
  );
}
