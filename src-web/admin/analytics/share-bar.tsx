import { classNames } from '../../ui/class-names.ts';

interface ShareBarProps {
  value: number;
  highest: number;
  className?: string;
}

/** The number is beside it. The outline shows it also with forced colours. */
export function ShareBar({ value, highest, className }: ShareBarProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className={classNames('block w-full', className)}
    >
      <rect width="100" height="1" className="fill-line/60" />
      <rect
        width={highest > 0 ? (value / highest) * 100 : 0}
        height="1"
        className="fill-amber forced-colors:fill-[CanvasText]"
      />
    </svg>
  );
}
