import type { ReactNode } from 'react';

export type Drawing = (props: { labels: readonly string[] }) => ReactNode;

interface BoxProps {
  x: number;
  y: number;
  width: number;
  height?: number;
  label: string;
  strong?: boolean;
  className?: string;
}

export function Box({ x, y, width, height = 36, label, strong, className }: BoxProps) {
  return (
    <g className={className}>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="9"
        strokeWidth="1.25"
        className={strong ? 'fill-amber stroke-amber' : 'il-sheet'}
      />
      <text
        x={x + width / 2}
        y={y + height / 2 + 4.5}
        textAnchor="middle"
        className={strong ? 'fill-amber-ink' : undefined}
      >
        {label}
      </text>
    </g>
  );
}

/** `x` and `y` are the centre. */
export function Tick({ x, y, className }: { x: number; y: number; className?: string }) {
  return (
    <g className={className}>
      <circle cx={x} cy={y} r="8" className="fill-success-wash" />
      <path d={`M${x - 3.5} ${y}l2.5 3 4.5-5.5`} className="il-line stroke-success" />
    </g>
  );
}
