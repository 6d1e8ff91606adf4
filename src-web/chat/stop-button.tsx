/** Ends the answer that is being written. It is where nothing was before, so that a double click on another button does not press it. */
export function StopButton({ label, onStop }: { label: string; onStop: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onStop}
      className="inline-flex size-5.5 shrink-0 items-center justify-center rounded border border-line-strong bg-raised text-ink transition hover:border-accent hover:bg-accent-wash"
    >
      <span aria-hidden className="size-1.5 rounded-[2px] bg-current" />
    </button>
  );
}
