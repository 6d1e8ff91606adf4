import type { MarketEyeContent } from '../../../src-shared/content/en/samples/marketeye.ts';
import { instruments } from './day.ts';
import { formatChange, formatPrice } from './format.ts';

/** The prices at a point of the replay, and the range of the day until then. */
export function PriceTable({ content, index }: { content: MarketEyeContent; index: number }) {
  const { columns } = content;
  return (
    <table className="tabular w-full text-sm">
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
