import type { Drawing } from '../drawing.tsx';

const bars = [38, 52, 46, 64, 58, 96];

export const AnalystDrawing: Drawing = ({ labels }) => (
  <>
    <rect x="20" y="20" width="206" height="36" rx="12" className="fill-night" />
    <text x="36" y="42.5" className="fill-starlight">
      {labels[0]}
    </text>
    {bars.map((height, index) => (
      <rect
        key={height}
        x={28 + index * 42}
        y={190 - height}
        width="28"
        height={height}
        rx="5"
        className={`il-rise il-${index + 1} ${index === bars.length - 1 ? 'fill-amber' : 'fill-line-strong/35'}`}
      />
    ))}
    <path d="M20 191H276" strokeWidth="1.25" className="stroke-line-strong/60" />
    <g className="il-appear il-6">
      <rect x="160" y="64" width="184" height="28" rx="14" className="fill-success-wash" />
      <text x="252" y="82.5" textAnchor="middle" className="tabular fill-success text-[12.5px]">
        {labels[1]}
      </text>
    </g>
  </>
);
