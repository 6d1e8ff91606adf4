import { type ChangeEvent, useId } from 'react';
import type { IdVerificationContent } from '#shared/content/en/samples/id-verification.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { classNames } from '../../ui/class-names.ts';
import type { Mark } from './field-list.tsx';
import { overwrite } from './specimen.ts';

interface ZoneProps {
  content: IdVerificationContent;
  lines: readonly string[];
  marks: readonly Mark[];
  onChange: (lines: string[]) => void;
}

export function Zone({ content, lines, marks, onChange }: ZoneProps) {
  const hint = useId();
  const hydrated = useHydrated();

  function edit(index: number, { target }: ChangeEvent<HTMLInputElement>) {
    const before = lines[index]!;
    const caret = target.selectionStart ?? 0;
    const isLonger = target.value.length > before.length;
    const line = overwrite(before, target.value, caret);
    // Set here, because React would move the caret to the end of a value that it corrects.
    target.value = line ?? before;
    const place = line === undefined && isLonger ? caret - 1 : caret;
    target.setSelectionRange(place, place);
    if (line !== undefined) onChange(lines.with(index, line));
  }

  return (
    <div data-keep-clear className="rounded bg-starlight pt-1 pb-0.5 text-night shadow-high">
      <p className="flex flex-wrap justify-between gap-x-2 px-1.5 pb-0.5 text-xs font-medium text-night/75">
        {content.back}
        <span id={hint} className="hidden app:inline">
          {content.edit}
        </span>
      </p>
      {/* Thirty characters to a line, at every width. */}
      <div dir="ltr" className="px-[1.5cqi] font-mono text-[5.3cqi]/none">
        {lines.map((line, index) => (
          <div key={index} className="relative">
            <ZoneMarks line={line} marks={marks.filter((mark) => mark.line === index + 1)} />
            <input
              value={line}
              disabled={!hydrated}
              onChange={(event) => edit(index, event)}
              aria-label={content.line(String(index + 1))}
              aria-describedby={hint}
              aria-invalid={marks.some((mark) => mark.line === index + 1 && mark.tone === 'wrong') || undefined}
              autoCapitalize="characters"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              className="relative block min-h-5.5 w-full rounded-sm outline-offset-0 focus-visible:outline-accent"
            />
          </div>
        ))}
      </div>
    </div>
  );
}

const tones: Record<Mark['tone'], string> = {
  covered: 'bg-amber/30',
  digit: 'bg-night/15 outline-2 outline-night/60',
  wrong: 'bg-rose/30',
  'wrong-digit': 'bg-rose/50 outline-2 outline-rose',
  reading: 'bg-amber',
};

/** Invisible copy of the characters behind the field, so that a mark is as wide as its text in every typeface. */
function ZoneMarks({ line, marks }: { line: string; marks: readonly Mark[] }) {
  const ordered = marks.toSorted((a, b) => a.from - b.from);
  return (
    <div
      aria-hidden="true"
      translate="no"
      className="absolute inset-0 flex items-center whitespace-pre text-transparent select-none print:hidden"
    >
      {ordered.map(({ from, to, tone }, index) => (
        <span key={from}>
          {line.slice(ordered[index - 1]?.to ?? 0, from - 1)}
          <span className={classNames('zone-mark transition-colors', tones[tone])}>{line.slice(from - 1, to)}</span>
        </span>
      ))}
    </div>
  );
}
