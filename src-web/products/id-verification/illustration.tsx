import { type Drawing, Tick } from '../drawing.tsx';

export const IdentityDrawing: Drawing = ({ labels }) => (
  <>
    <rect x="20" y="38" width="200" height="140" rx="14" className="fill-night stroke-night-line" />
    <circle cx="62" cy="92" r="17" className="fill-night-line" />
    <path d="M34 140c4-34 52-34 56 0z" className="fill-night-line" />
    <rect x="106" y="58" width="26" height="19" rx="4" className="fill-amber" />
    {[88, 72, 96, 54].map((width, row) => (
      <rect key={width} x="106" y={90 + row * 15} width={width} height="6" rx="3" className="fill-starlight-soft/50" />
    ))}
    <rect x="34" y="156" width="172" height="8" rx="2" className="fill-starlight-soft/25" />
    <rect x="14" y="34" width="212" height="3" rx="1.5" className="il-scan fill-amber-bright" />
    {labels.map((label, row) => (
      <g key={label} className={`il-appear il-${row * 2 + 1}`}>
        <Tick x={250} y={68 + row * 40} />
        <text x="266" y={72.5 + row * 40}>
          {label}
        </text>
      </g>
    ))}
  </>
);
