import { expect, test } from 'vitest';
import { type Alert, alertsOf, changeAt } from '#web/products/marketeye/alerts.ts';
import { type Instrument, instruments, type Point, pointCount, timeOf } from '#web/products/marketeye/day.ts';

const alerts = alertsOf(instruments);
const brief = ({ index, assetClass, rule }: Alert) => `${timeOf(index)} ${assetClass} ${rule}`;

function instrumentOf(points: Point[]): Instrument {
  return { assetClass: 'stocks', digits: 2, largeMove: 0.02, points };
}
const flat = (count: number, price = 100): Point[] => Array.from({ length: count }, () => ({ price, volume: 10 }));

test('the rules find nine things in the day, and nothing else', () => {
  expect(alerts.map(brief)).toEqual([
    '12:10 stocks volume',
    '12:10 commodities break',
    '12:15 stocks break',
    '12:20 stocks move',
    '12:20 commodities move',
    '13:00 crypto break',
    '14:25 crypto volume',
    '14:40 crypto move',
    '16:05 forex break',
  ]);
});

test('the day is the same on every machine, from 9:00 to 17:00', () => {
  for (const { points } of instruments) expect(points).toHaveLength(pointCount);
  expect([timeOf(0), timeOf(pointCount - 1)]).toEqual(['9:00', '17:00']);
  expect(instruments.map(({ points }) => points.at(-1)!.price)).toEqual([178.63, 2528.4, 1.3793, 97.93]);
});

test('a large change in half an hour is one alert, with the prices that moved along', () => {
  for (const alert of alerts) {
    if (alert.rule !== 'move') continue;
    const instrument = instruments.find(({ assetClass }) => assetClass === alert.assetClass)!;
    expect(Math.abs(alert.change)).toBeGreaterThanOrEqual(instrument.largeMove);
    expect(alert.change).toBe(changeAt(instrument, alert.index));
  }
  expect(alerts.flatMap((alert) => (alert.rule === 'move' ? [alert.with] : []))).toEqual([
    ['commodities'],
    ['stocks'],
    [],
  ]);
});

test('a price that stays where it is raises no alert', () => {
  expect(alertsOf([instrumentOf(flat(60))])).toEqual([]);
});

test('a volume counts from four times the median of the hour before', () => {
  const points = flat(30);
  points[20] = { price: 100, volume: 39 };
  expect(alertsOf([instrumentOf(points)])).toEqual([]);
  points[20] = { price: 100, volume: 40 };
  expect(alertsOf([instrumentOf(points)])).toEqual([{ rule: 'volume', index: 20, assetClass: 'stocks', factor: 4 }]);
});

test('a new high is news only when it is clear and after three hours without one', () => {
  const rise = (at: number, price: number) => {
    const points = flat(50);
    for (let index = at; index < points.length; index++) points[index] = { price, volume: 10 };
    return alertsOf([instrumentOf(points)]).map(brief);
  };
  expect(rise(36, 100.6)).toEqual(['12:00 stocks break']);
  expect(rise(35, 100.6)).toEqual([]);
  expect(rise(36, 100.5)).toEqual([]);
});
