import type { Drawing } from './vignette.tsx';

const stores = [
  { id: 'a', width: 150 },
  { id: 'b', width: 108 },
  { id: 'c', width: 136 },
];
const best = 1;

/** One basket at three stores. */
export const BasketDrawing: Drawing = ({ words }) =>
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
          className={isBest ? 'fill-accent-wash stroke-amber' : 'v-sheet'}
        />
        <text x="34" y={y + 20}>
          {words[row]}
        </text>
        <rect
          x="34"
          y={y + 29}
          width={width}
          height="9"
          rx="4.5"
          className={`v-grow-start v-${row + 1} ${isBest ? 'fill-amber' : 'fill-line-strong/35'}`}
        />
        <text x="328" y={y + 31} textAnchor="end" className="figures text-[15px]">
          {words[row + 3]}
        </text>
        {isBest && (
          <g className="v-appear v-4">
            <rect x="98" y={y + 7} width="44" height="19" rx="9.5" className="fill-amber" />
            <text x="120" y={y + 20.5} textAnchor="middle" className="fill-amber-ink text-[11.5px]">
              {words[6]}
            </text>
          </g>
        )}
      </g>
    );
  });
