import { pillClass } from './pill.ts';

/** Ends the answer that is being written. */
export function StopButton({ label, onStop }: { label: string; onStop: () => void }) {
  return (
    <button type="button" onClick={onStop} className={`${pillClass} ms-2 shrink-0 gap-1`}>
      <span aria-hidden className="size-1.25 rounded-[2px] bg-current" />
      {label}
    </button>
  );
}
