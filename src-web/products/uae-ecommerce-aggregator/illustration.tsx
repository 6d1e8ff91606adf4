import type { Drawing } from '../drawing.tsx';

const stores = [
  { id: 'a', width: 150 },
  { id: 'b', width: 108 },
  { id: 'c', width: 136 },
];
const best = 1;

export const BasketDrawing: Drawing = ({ labels }) =>
  stores.map(({ id, width }, row) => {
    const y = 24 + row * 58;
    const isBest = row === best;
    return (
      <g key={id}>
        <rect
          x="18"
          y={y}
          width="324"
          height="50"
          rx="10"
          strokeWidth={isBest ? 1.75 : 1.25}
          className={isBest ? 'fill-accent-wash stroke-amber' : 'il-sheet'}
        />
        <text x="34" y={y + 20}>
          {labels[row]}
        </text>
        <rect
          x="34"
          y={y + 29}
          width={width}
          height="9"
          rx="4.5"
          className={`il-grow-start il-${row + 1} ${isBest ? 'fill-amber' : 'fill-line-strong/35'}`}
        />
        <text x="328" y={y + 31} textAnchor="end" className="tabular text-[15px]">
          {labels[row + 3]}
        </text>
        {isBest && (
          <g className="il-appear il-4">
            <rect x="92" y={y + 7} width="56" height="19" rx="9.5" className="fill-amber" />
            <text x="120" y={y + 20.5} textAnchor="middle" className="fill-amber-ink text-[11.5px]">
              {labels[6]}
            </text>
          </g>
        )}
      </g>
    );
  });
