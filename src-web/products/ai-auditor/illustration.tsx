import { type Drawing, Tick } from '../drawing.tsx';

const amounts = [84, 58, 110, 46];
const flagged = 2;

export const AuditDrawing: Drawing = ({ labels }) => (
  <>
    {amounts.map((width, row) => {
      const y = 26 + row * 44;
      return (
        <g key={width}>
          <rect
            x="18"
            y={y}
            width="324"
            height="34"
            rx="8"
            className={row === flagged ? 'fill-accent-wash stroke-accent/50' : 'il-sheet'}
          />
          <text x="32" y={y + 22} className="tabular">
            {labels[row]}
          </text>
          <rect x="118" y={y + 13} width={width} height="8" rx="4" className="fill-line-strong/40" />
          {row === flagged ? (
            <g className={`il-appear il-${row + 1}`}>
              <rect x="262" y={y + 6} width="68" height="22" rx="11" className="fill-amber" />
              <text x="296" y={y + 21.5} textAnchor="middle" className="fill-amber-ink text-[12px]">
                {labels[4]}
              </text>
            </g>
          ) : (
            <Tick x={318} y={y + 17} className={`il-appear il-${row + 1}`} />
          )}
        </g>
      );
    })}
    <rect x="18" y="22" width="324" height="3" rx="1.5" className="il-scan fill-amber" />
  </>
);
