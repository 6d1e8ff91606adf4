import type { Drawing } from '../drawing.tsx';

const volumes = [58, 84, 112, 124, 92, 66];

export const MarketDrawing: Drawing = ({ labels }) => (
  <>
    <path
      d="M20 168 52 150 78 158 108 118 136 128 168 84 196 96"
      pathLength="1"
      className="il-line il-draw stroke-[2.25]"
    />
    <path d="M20 168 52 150 78 158 108 118 136 128 168 84 196 96V190H20z" className="fill-accent/8" />
    <circle cx="196" cy="96" r="5" className="fill-amber" />
    <circle cx="196" cy="96" r="11" className="il-pulse fill-amber/30" />
    {volumes.map((volume, row) => {
      const y = 22 + row * 30 + (row > 2 ? 6 : 0);
      const isAsk = row < 3;
      return (
        <g key={volume}>
          <rect
            x={342 - volume}
            y={y}
            width={volume}
            height="22"
            rx="5"
            className={`il-grow il-${row + 1} ${isAsk ? 'fill-danger-wash' : 'fill-success-wash'}`}
          />
          <text
            x="334"
            y={y + 15.5}
            textAnchor="end"
            className={`tabular text-[12.5px] ${isAsk ? 'fill-danger' : 'fill-success'}`}
          >
            {labels[row]}
          </text>
        </g>
      );
    })}
  </>
);
