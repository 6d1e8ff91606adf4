export type HolidayName =
  | 'newYear'
  | 'nationalDay'
  | 'islamicNewYear'
  | 'prophetsBirthday'
  | 'ramadan'
  | 'eidAlFitr'
  | 'eidAlAdha';

/** Why a day has no demos. */
export interface GulfCalendarContent {
  holidays: Record<HolidayName, string>;
  weekend: string;
  /** A working day on which nobody takes demos. */
  noDemos: string;
}
