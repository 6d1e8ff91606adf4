import { useMemo } from 'react';
import type { MarketEyeContent } from '#shared/content/en/samples/marketeye.ts';
import type { Alert } from './alerts.ts';
import { type Instrument, instruments, pointCount, priceLine } from './day.ts';
import { formatChange, formatPrice } from './format.ts';

const step = 3;
const width = (pointCount - 1) * step;
const height = 72;

interface PriceChartProps {
  content: MarketEyeContent;
  instrument: Instrument;
  index: number;
  alerts: Alert[];
}

/** Time runs from left to right in every language. */
export function PriceChart({ content, instrument, index, alerts }: PriceChartProps) {
  const { assetClass, points, digits } = instrument;
  // Once for the day, not for each point that is played.
  const { prices, path, yOf } = useMemo(() => {
    const prices = points.map(({ price }) => price);
    return { prices, ...priceLine(prices, step, height) };
  }, [points]);
  const now = prices[index]!;
  const change = formatChange(now / prices[0]! - 1);
  // The path has one segment for each point after the first.
  const reached = path
    .split('l')
    .slice(0, index + 1)
    .join('l');
  const name = content.instruments[assetClass];
  return (
    <li className="min-w-0 border-t border-line p-2">
      <p className="tabular flex items-baseline justify-between gap-1 text-sm">
        <span>
          <span className="font-semibold">{name}</span>{' '}
          <span className="text-xs text-ink-soft">{content.classes[assetClass]}</span>
        </span>
        <bdi className="font-semibold">{formatPrice(now, digits)}</bdi>
      </p>
      <svg
        role="img"
        aria-label={content.chart(name, change)}
        viewBox={`-5 -6 ${width + 10} ${height + 12}`}
        className="w-full"
      >
        <path d={`M0 ${yOf(prices[0]!)}h${width}`} className="stroke-line-strong" strokeDasharray="2 5" />
        <path d={reached} className="fill-none stroke-accent" strokeWidth="2" strokeLinejoin="round" />
        {alerts.map((alert) => (
          <circle
            key={alert.index + alert.rule}
            cx={alert.index * step}
            cy={yOf(prices[alert.index]!)}
            r="4.5"
            className="fill-amber stroke-accent"
            strokeWidth="1.5"
          />
        ))}
      </svg>
    </li>
  );
}

export function PriceTable({ content, index }: { content: MarketEyeContent; index: number }) {
  const { columns } = content;
  return (
    <table className="tabular w-full text-sm wrap-anywhere">
      <caption className="pb-1 text-start text-subheading font-semibold">{content.table}</caption>
      <thead className="text-xs text-ink-soft">
        <tr className="*:py-0.5 *:font-semibold">
          <th scope="col" className="text-start">
            {columns.instrument}
          </th>
          <th scope="col" className="text-end">
            {columns.last}
          </th>
          <th scope="col" className="text-end">
            {columns.change}
          </th>
          <th scope="col" className="text-end max-sm:sr-only">
            {columns.range}
          </th>
        </tr>
      </thead>
      <tbody>
        {instruments.map(({ assetClass, points, digits }) => {
          const prices = points.slice(0, index + 1).map(({ price }) => price);
          const range = [Math.min(...prices), Math.max(...prices)].map((price) => formatPrice(price, digits));
          return (
            <tr key={assetClass} className="border-t border-line *:py-1 *:text-end">
              <th scope="row" className="text-start! font-medium">
                {content.instruments[assetClass]}
              </th>
              <td>{formatPrice(prices[index]!, digits)}</td>
              <td>
                <bdi dir="ltr">{formatChange(prices[index]! / prices[0]! - 1)}</bdi>
              </td>
              <td className="text-ink-soft max-sm:sr-only">
                <bdi dir="ltr">{range.join(' – ')}</bdi>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
