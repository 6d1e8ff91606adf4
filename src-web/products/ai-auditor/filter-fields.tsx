import type { AccountName, AiAuditorContent, SupplierName } from '#shared/content/en/samples/ai-auditor.ts';
import { SelectField } from '../controls.tsx';
import type { LedgerLine } from './ledger.ts';

interface FilterFieldsProps {
  content: AiAuditorContent;
  filters: LineFilters;
  onChange: (filters: LineFilters) => void;
}

export function FilterFields({ content, filters, onChange }: FilterFieldsProps) {
  return (
    <>
      <SelectField<string>
        label={content.show}
        value={filters.show}
        options={{ '': content.all, findings: content.findingsOnly }}
        onChange={(show) => onChange({ ...filters, show: show as LineFilters['show'] })}
      />
      <SelectField<string>
        label={content.account}
        value={filters.account}
        options={{ '': content.everyAccount, ...content.accounts }}
        onChange={(account) => onChange({ ...filters, account: account as '' | AccountName })}
      />
      <SelectField<string>
        label={content.supplier}
        value={filters.supplier}
        options={{ '': content.everySupplier, ...content.suppliers }}
        onChange={(supplier) => onChange({ ...filters, supplier: supplier as '' | SupplierName })}
      />
    </>
  );
}

interface LineFilters {
  show: '' | 'findings';
  account: '' | AccountName;
  supplier: '' | SupplierName;
}

export const noFilters: LineFilters = { show: '', account: '', supplier: '' };

/** Unknown values of a link are no filters. */
export function linkedFilters(state: URLSearchParams, { accounts, suppliers }: AiAuditorContent): LineFilters {
  const knownValue = (name: string, values: object) =>
    Object.hasOwn(values, state.get(name) ?? '') ? state.get(name)! : '';
  return {
    show: knownValue('show', { findings: '' }) as LineFilters['show'],
    account: knownValue('account', accounts) as LineFilters['account'],
    supplier: knownValue('supplier', suppliers) as LineFilters['supplier'],
  };
}

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
