export type RuleName = 'duplicate' | 'under-limit' | 'weekend';
export type AccountName = 'rent' | 'it' | 'freight' | 'marketing' | 'maintenance' | 'consulting';
export type SupplierName = 'sidra' | 'falaj' | 'najm' | 'wadi' | 'madar' | 'mishkat' | 'raml' | 'qandil' | 'ufuq';

export interface AiAuditorContent {
  toolbar: string;
  run: string;
  /** The filters. */
  show: string;
  all: string;
  findingsOnly: string;
  account: string;
  everyAccount: string;
  supplier: string;
  everySupplier: string;
  /** The caption of the ledger. */
  ledger: string;
  columns: {
    number: string;
    date: string;
    account: string;
    supplier: string;
    document: string;
    by: string;
    amount: string;
    finding: string;
  };
  accounts: Record<AccountName, string>;
  suppliers: Record<SupplierName, string>;
  total: string;
  nothing: string;
  running: string;
  badge: (findings: number) => string;
  summary: (lines: string, checks: string) => string;
  shown: (shown: string, lines: string) => string;
  /** Accessible name of the button in a line of the ledger. */
  toFinding: (number: string, title: string) => string;
  findingsTitle: string;
  findings: Record<RuleName, { title: string; rule: string }>;
  /** What a finding comes to. */
  facts: {
    duplicate: (amount: string) => string;
    'under-limit': (gap: string, limit: string) => string;
    weekend: (weekday: string, others: string) => string;
  };
  /** The caption of the lines beside each other. */
  evidence: (title: string) => string;
  toLine: (number: string) => string;
}
