import type { MarketEyeContent } from '#shared/content/en/samples/marketeye.ts';
import { alertsOf } from './alerts.ts';
import { instruments, pointCount, priceLine, timeOf } from './day.ts';
import { reasonOf } from './format.ts';

const step = 3;
const width = (pointCount - 1) * step;
const height = 72;
const { points } = instruments.find(({ assetClass }) => assetClass === 'crypto')!;
const { path, yOf } = priceLine(
  points.map(({ price }) => price),
  step,
  height,
);
// The sides and the bottom of the ground are out of sight.
const ground = `M-9 99V${yOf(points[0]!.price)}H0${path.slice(path.indexOf('l'))}h9V99z`;
const alerts = alertsOf(instruments).filter(({ assetClass }) => assetClass === 'crypto');
const move = alerts.at(-1)!;

export default function MarketEyeScene({ content }: { content: MarketEyeContent }) {
  return (
    // Time runs from left to right in every language.
    <div aria-hidden="true" dir="ltr" className="scene">
      <div className="flex w-[69%] justify-end ps-2.5">
        <p dir="auto" className="il-appear il-4 max-w-[20rem] text-sm text-starlight-soft">
          <span className="tabular block font-semibold text-amber-bright">
            {timeOf(move.index)} · {content.instruments[move.assetClass]}
          </span>
          {reasonOf(move, content)}
        </p>
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 -6 ${width} ${height + 20}`}
        preserveAspectRatio="none"
        className="block h-14 w-full md:h-28"
      >
        <path d={ground} className="fill-paper stroke-amber" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        {alerts.map(({ index, rule }, at) => (
          <path
            key={rule}
            // A dot that stays round while the drawing is stretched.
            d={`M${index * step} ${yOf(points[index]!.price)}h0`}
            className={`il-appear stroke-amber-bright il-${at + 2}`}
            strokeWidth="13"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
    </div>
  );
}
