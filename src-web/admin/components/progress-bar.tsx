/** A native progress bar in the colours of the site. */
export function ProgressBar({ label, max, value }: { label: string; max: number; value: number }) {
  return (
    <progress
      aria-label={label}
      max={max}
      value={value}
      className="block h-1 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-amber [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-amber"
    />
  );
}
