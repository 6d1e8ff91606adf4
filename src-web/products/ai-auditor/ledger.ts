import type { AccountName, SupplierName } from '#shared/content/en/samples/ai-auditor.ts';
import type { Locale } from '#shared/locales.ts';
import { dateLocale } from '#shared/time/format-date.ts';

export interface LedgerLine {
  number: number;
  date: string;
  account: AccountName;
  supplier: SupplierName;
  document: string;
  by: string;
  /** AED. */
  amount: number;
}

export const accountCodes: Record<AccountName, string> = {
  rent: '5100',
  it: '5200',
  freight: '5300',
  marketing: '5400',
  maintenance: '5500',
  consulting: '5600',
};

type Entry = [day: string, account: AccountName, supplier: SupplierName, document: string, by: string, amount: number];

const entries: Entry[] = [
  ['01', 'rent', 'sidra', 'SP-901', 'RK', 36_750],
  ['01', 'it', 'falaj', 'FS-2210', 'AM', 12_480],
  ['02', 'freight', 'najm', 'NF-7741', 'SH', 4_118.5],
  ['02', 'maintenance', 'qandil', 'QE-388', 'LN', 9_264.2],
  ['03', 'freight', 'wadi', 'WC-1502', 'SH', 866],
  ['04', 'marketing', 'madar', 'MM-640', 'LN', 21_905],
  ['07', 'consulting', 'ufuq', 'UA-118', 'RK', 27_300],
  ['07', 'freight', 'najm', 'NF-7760', 'SH', 6_032.75],
  ['07', 'it', 'falaj', 'FS-2231', 'AM', 3_150],
  ['08', 'maintenance', 'raml', 'RM-3317', 'LN', 18_640],
  ['08', 'freight', 'wadi', 'WC-1519', 'SH', 1_204.6],
  ['09', 'marketing', 'mishkat', 'MD-77', 'RK', 5_890],
  ['09', 'rent', 'sidra', 'SP-902', 'RK', 36_750],
  ['10', 'freight', 'najm', 'NF-7802', 'SH', 5_377.9],
  ['11', 'maintenance', 'qandil', 'QE-395', 'LN', 2_713.35],
  ['11', 'it', 'falaj', 'FS-2244', 'AM', 52_000],
  ['14', 'consulting', 'ufuq', 'UA-121', 'RK', 49_900],
  ['14', 'freight', 'wadi', 'WC-1533', 'SH', 934.25],
  ['14', 'marketing', 'madar', 'MM-652', 'LN', 49_312.75],
  ['15', 'it', 'falaj', 'FS-2251', 'AM', 12_480],
  ['15', 'freight', 'najm', 'NF-7839', 'SH', 7_441],
  ['16', 'maintenance', 'raml', 'RM-3340', 'LN', 11_275.5],
  ['16', 'freight', 'wadi', 'WC-1547', 'SH', 1_018.4],
  ['17', 'marketing', 'mishkat', 'MD-81', 'AM', 8_200],
  ['17', 'freight', 'najm', 'NF-7866', 'SH', 3_980.15],
  ['18', 'maintenance', 'qandil', 'QE-402', 'LN', 9_127.8],
  ['20', 'marketing', 'mishkat', 'MD-82', 'RK', 7_315.4],
  ['21', 'maintenance', 'raml', 'RM 3317', 'AM', 18_640],
  ['21', 'freight', 'wadi', 'WC-1560', 'SH', 1_151],
  ['22', 'it', 'falaj', 'FS-2268', 'AM', 4_725],
  ['22', 'freight', 'najm', 'NF-7904', 'SH', 6_820.3],
  ['23', 'consulting', 'ufuq', 'UA-124', 'RK', 31_500],
  ['24', 'marketing', 'madar', 'MM-668', 'LN', 14_060],
  ['24', 'freight', 'wadi', 'WC-1574', 'SH', 788.9],
  ['25', 'maintenance', 'qandil', 'QE-409', 'LN', 3_402.65],
  ['28', 'freight', 'najm', 'NF-7951', 'SH', 5_116.45],
  ['28', 'it', 'falaj', 'FS-2280', 'AM', 12_480],
  ['29', 'maintenance', 'raml', 'RM-3371', 'LN', 6_930],
  ['30', 'freight', 'wadi', 'WC-1588', 'SH', 1_340.75],
  ['30', 'consulting', 'ufuq', 'UA-127', 'RK', 22_050],
];

export const ledger: readonly LedgerLine[] = entries.map(([day, account, supplier, document, by, amount], index) => ({
  number: index + 1,
  date: `2026-09-${day}`,
  account,
  supplier,
  document,
  by,
  amount,
}));

function formatDay(date: string, locale: Locale, format: Intl.DateTimeFormatOptions): string {
  return new Date(date).toLocaleDateString(dateLocale[locale], { ...format, timeZone: 'UTC' });
}

export function shortDay(date: string, locale: Locale): string {
  return formatDay(date, locale, { weekday: 'short', day: 'numeric', month: 'short' });
}

export function weekdayName(date: string, locale: Locale): string {
  return formatDay(date, locale, { weekday: 'long' });
}
