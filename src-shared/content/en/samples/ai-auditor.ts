const aiAuditor = {
  toolbar: 'Audit and filters',
  run: 'Run the audit',
  show: 'Show',
  all: 'All lines',
  findingsOnly: 'Findings only',
  account: 'Account',
  everyAccount: 'All accounts',
  supplier: 'Supplier',
  everySupplier: 'All suppliers',
  ledger: 'Payments, September 2026, in AED',
  columns: {
    number: 'Line',
    date: 'Posted',
    account: 'Account',
    supplier: 'Supplier',
    document: 'Invoice',
    by: 'Posted by',
    amount: 'Amount',
    finding: 'Finding',
  },
  accounts: {
    rent: 'Rent',
    it: 'IT services',
    freight: 'Freight',
    marketing: 'Marketing',
    maintenance: 'Maintenance',
    consulting: 'Consulting',
  },
  suppliers: {
    sidra: 'Sidra Property',
    falaj: 'Falaj Systems',
    najm: 'Najm Freight',
    wadi: 'Wadi Couriers',
    madar: 'Madar Media',
    mishkat: 'Mishkat Design',
    raml: 'Raml Maintenance',
    qandil: 'Qandil Energy',
    ufuq: 'Ufuq Advisory',
  },
  total: 'Total of these lines',
  nothing: 'No line matches these filters.',
  running: 'Reading the ledger',
  badge: (findings: number) => (findings === 1 ? '1 finding' : `${findings} findings`),
  summary: (lines: string, checks: string) => `${lines} lines read, ${checks} checks run.`,
  shown: (shown: string, lines: string) => `${shown} of ${lines} lines shown.`,
  toFinding: (number: string, title: string) => `Finding ${number}: ${title}`,
  findingsTitle: 'What it found, and why',
  findings: {
    duplicate: {
      title: 'One invoice, paid twice',
      rule: 'Same supplier, same amount, and the same invoice number, however it is typed.',
    },
    'under-limit': {
      title: 'A round amount just under the limit',
      rule: 'A multiple of AED 100, within 2% of the second-approval limit.',
    },
    weekend: {
      title: 'Posted at the weekend',
      rule: 'Posted on a Saturday or Sunday, when the office is closed.',
    },
  },
  facts: {
    duplicate: (amount: string) => `AED\u00a0${amount} overpaid.`,
    'under-limit': (gap: string, limit: string) => `AED\u00a0${gap} below the limit of AED\u00a0${limit}.`,
    weekend: (day: string, others: string) => `A ${day}. The other ${others} lines were posted on working days.`,
  },
  evidence: (title: string) => `Evidence: ${title}`,
  toLine: (number: string) => `Line ${number}`,
};
export type AiAuditorContent = typeof aiAuditor;
export type RuleName = keyof AiAuditorContent['findings'];
export type AccountName = keyof AiAuditorContent['accounts'];
export type SupplierName = keyof AiAuditorContent['suppliers'];

export default aiAuditor;
