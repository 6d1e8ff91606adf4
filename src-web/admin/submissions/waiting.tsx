import { admin } from '../../../src-shared/content/en/admin.ts';

const { row: texts } = admin.list;
const minute = 60_000;
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** How long a visitor has waited. */
export function Waiting({ since }: { since: string }) {
  return <time dateTime={since}>{texts.waits(formatDuration(Date.now() - Date.parse(since)))}</time>;
}

/** In the largest unit that fits: `3 hours`. */
function formatDuration(milliseconds: number): string {
  const [unit, length] = units.find(([, length]) => milliseconds >= length) ?? units[2];
  const count = Math.max(0, Math.floor(milliseconds / length));
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
