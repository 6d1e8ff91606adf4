import { classNames } from '../../ui/class-names.ts';
import type { Mark } from './marks.ts';

const tones: Record<Mark['tone'], string> = {
  covered: 'bg-amber/30',
  digit: 'bg-night/15 outline-2 outline-night/60',
  wrong: 'bg-rose/30',
  'wrong-digit': 'bg-rose/50 outline-2 outline-rose',
  reading: 'bg-amber',
};

/** The same characters behind the field, unseen, so that a mark is as wide as what it marks in every typeface. */
export function ZoneMarks({ line, marks }: { line: string; marks: readonly Mark[] }) {
  const ordered = marks.toSorted((a, b) => a.from - b.from);
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 flex items-center whitespace-pre text-transparent select-none print:hidden"
    >
      {ordered.map(({ from, to, tone }, index) => (
        <span key={from}>
          {line.slice(ordered[index - 1]?.to ?? 0, from - 1)}
          <span className={classNames('rounded-sm py-0.5 -outline-offset-2 transition-colors', tones[tone])}>
            {line.slice(from - 1, to)}
          </span>
        </span>
      ))}
    </div>
  );
}
