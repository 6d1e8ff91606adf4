export type IdField = 'name' | 'nationality' | 'sex' | 'birth' | 'expiry' | 'number';

/** The check digits of the machine-readable zone. The composite one covers the others. */
export type IdCheckName = 'number' | 'birth' | 'expiry' | 'composite';

export type Verdict = 'accepted' | 'refused' | 'review';

export interface IdVerificationContent {
  /** Accessible name of the drawn card. */
  card: string;
  front: string;
  back: string;
  toolbar: string;
  read: string;
  alter: string;
  restore: string;
  /** A hint below the lines of the zone. */
  edit: string;
  /** Accessible name of a line. */
  line: (number: string) => string;
  fieldsTitle: string;
  fields: Record<IdField, string>;
  /** Whether a field of the front is the same in the zone. */
  same: string;
  differs: string;
  checksTitle: string;
  checksLead: string;
  checks: Record<IdCheckName, string>;
  printed: string;
  computed: string;
  passes: string;
  fails: string;
  /** The characters that a check covers: `line 1, 6–14`. */
  place: (line: string, from: string, to: string) => string;
  sum: (places: string, sum: string) => string;
  reading: string;
  verdicts: Record<Verdict, string>;
  /** The reason for each verdict. */
  accepted: string;
  refused: (failed: string) => string;
  review: (differing: string) => string;
}
