const idVerification = {
  card: 'The front of a specimen identity card of the made-up country Utopia, with the portrait and the printed fields of a made-up person.',
  front: 'Front',
  back: 'Back: the machine-readable zone',
  toolbar: 'Try it',
  read: 'Read the card',
  alter: 'Forge a digit',
  restore: 'Restore it',
  edit: 'Type over any character.',
  line: (number: string) => `Line ${number} of the machine-readable zone`,
  fieldsTitle: 'What it reads',
  fields: {
    name: 'Name',
    nationality: 'Nationality',
    sex: 'Sex',
    birth: 'Date of birth',
    expiry: 'Valid until',
    number: 'Document number',
  },
  same: 'matches the MRZ',
  differs: 'differs from the MRZ',
  checksTitle: 'What it checks',
  checksLead:
    'The check digits of ICAO Doc 9303: characters are multiplied by 7, 3 and 1 and added up. The last digit of the sum must match the one on the card.',
  checks: {
    number: 'Document number',
    birth: 'Date of birth',
    expiry: 'Valid until',
    composite: 'All together',
  },
  printed: 'on the card',
  computed: 'computed',
  passes: 'valid',
  fails: 'wrong',
  /** The characters that a check covers: `line 1, 6–14`. */
  place: (line: string, from: string, to: string) => `line ${line}, ${from} to ${to}`,
  sum: (places: string, sum: string) => `Sum ${sum}, from ${places}`,
  reading: 'Reading the card',
  verdicts: { accepted: 'Accepted', refused: 'Rejected', review: 'Needs review' },
  accepted: 'Six fields read in Arabic and Latin script. All four check digits agree.',
  refused: (failed: string) => `Wrong check digit: ${failed}.`,
  review: (differing: string) => `The check digits are valid, but the front and the MRZ don’t match: ${differing}.`,
};
export type IdVerificationContent = typeof idVerification;
export type IdField = keyof IdVerificationContent['fields'];
export type IdCheckName = keyof IdVerificationContent['checks'];

export default idVerification;
