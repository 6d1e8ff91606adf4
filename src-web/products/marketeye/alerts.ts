import type { AssetClass } from '#shared/content/en/samples/marketeye.ts';
import { type Instrument, pointMinutes } from './day.ts';

interface Found {
  index: number;
  assetClass: AssetClass;
}

/** `change` is a part of the price, `factor` a multiple of the usual volume; `hours` are those since the last break. */
export type Alert = Found &
  (
    | { rule: 'move'; change: number; with: AssetClass[] }
    | { rule: 'volume'; factor: number }
    | { rule: 'break'; side: 'high' | 'low'; hours: number }
  );

const halfHour = 30 / pointMinutes;
const hour = 60 / pointMinutes;
/** A multiple of the median of the hour before. */
const largeVolume = 4;
/** A number of points: a high of the day is news after this time without one. */
const quietTime = 3 * hour;
/** The distance beyond the last one, as a part of a large move. */
const clearBreak = 0.3;

export function alertsOf(instruments: readonly Instrument[]): Alert[] {
  const alerts = instruments.flatMap((instrument) => [
    ...moves(instrument, instruments),
    ...volumes(instrument),
    ...breaks(instrument),
  ]);
  return alerts.toSorted((a, b) => a.index - b.index);
}

function moves(instrument: Instrument, all: readonly Instrument[]): Alert[] {
  const { assetClass, largeMove, points } = instrument;
  const holds = (index: number) => Math.abs(changeAt(instrument, index)) >= largeMove;
  const others = all.filter((other) => other !== instrument);
  return points.flatMap((_, index): Alert[] => {
    if (!isNews(holds, index)) return [];
    const along = others.filter((other) => Math.abs(changeAt(other, index)) >= other.largeMove / 2);
    const change = changeAt(instrument, index);
    return [{ rule: 'move', index, assetClass, change, with: along.map((other) => other.assetClass) }];
  });
}

export function changeAt({ points }: Instrument, index: number): number {
  return points[index]!.price / points[Math.max(0, index - halfHour)]!.price - 1;
}

function volumes({ assetClass, points }: Instrument): Alert[] {
  const factorAt = (index: number) =>
    index < hour ? 0 : points[index]!.volume / median(points.slice(index - hour, index).map(({ volume }) => volume));
  const holds = (index: number) => factorAt(index) >= largeVolume;
  return points.flatMap((_, index): Alert[] =>
    isNews(holds, index) ? [{ rule: 'volume', index, assetClass, factor: factorAt(index) }] : [],
  );
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function breaks({ assetClass, points, largeMove }: Instrument): Alert[] {
  return (['high', 'low'] as const).flatMap((side) => {
    const sign = side === 'high' ? 1 : -1;
    let last = 0;
    return points.flatMap(({ price }, index): Alert[] => {
      if (sign * (price / points[last]!.price - 1) < clearBreak * largeMove) return [];
      const quiet = index - last;
      last = index;
      return quiet < quietTime ? [] : [{ rule: 'break', index, assetClass, side, hours: Math.floor(quiet / hour) }];
    });
  });
}

/** The rule holds now and did not hold at the point before, nor in the hour before. */
function isNews(holds: (index: number) => boolean, index: number): boolean {
  return holds(index) && !Array.from({ length: hour }, (_, i) => index - 1 - i).some((at) => at >= 0 && holds(at));
}
