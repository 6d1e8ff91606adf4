import { useId } from 'react';
import type {
  AccountName,
  AiAuditorContent,
  SupplierName,
} from '../../../src-shared/content/types/samples/ai-auditor.ts';
import type { LineFilters } from './filters.ts';

interface FilterFieldsProps {
  content: AiAuditorContent;
  filters: LineFilters;
  onChange: (filters: LineFilters) => void;
}

export function FilterFields({ content, filters, onChange }: FilterFieldsProps) {
  return (
    <>
      <Filter
        label={content.show}
        value={filters.show}
        options={{ '': content.all, findings: content.findingsOnly }}
        onChange={(show) => onChange({ ...filters, show: show as LineFilters['show'] })}
      />
      <Filter
        label={content.account}
        value={filters.account}
        options={{ '': content.everyAccount, ...content.accounts }}
        onChange={(account) => onChange({ ...filters, account: account as '' | AccountName })}
      />
      <Filter
        label={content.supplier}
        value={filters.supplier}
        options={{ '': content.everySupplier, ...content.suppliers }}
        onChange={(supplier) => onChange({ ...filters, supplier: supplier as '' | SupplierName })}
      />
    </>
  );
}

interface FilterProps {
  label: string;
  value: string;
  /** The labels by value. */
  options: Record<string, string>;
  onChange: (value: string) => void;
}

function Filter({ label, value, options, onChange }: FilterProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 grow gap-0.25 text-sm @min-[40rem]:grow-0">
      <label htmlFor={id} className="text-xs font-semibold text-ink-soft">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-5.5 min-w-0 rounded border border-line-strong bg-raised px-1"
      >
        {Object.entries(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
