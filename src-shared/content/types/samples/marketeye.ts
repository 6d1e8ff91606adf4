export type AssetClass = 'stocks' | 'crypto' | 'forex' | 'commodities';
export type AlertRule = 'move' | 'volume' | 'break';

export interface MarketEyeContent {
  toolbar: string;
  play: string;
  pause: string;
  nextAlert: string;
  speed: string;
  time: string;
  /** The class of an instrument, and its invented name. */
  classes: Record<AssetClass, string>;
  instruments: Record<AssetClass, string>;
  chartsTitle: string;
  /** The name of a chart: what the line does. Amounts are formatted. */
  chart: (instrument: string, change: string) => string;
  /** What has just happened: an alert. */
  happened: (time: string, instrument: string, reason: string) => string;
  table: string;
  columns: { instrument: string; last: string; change: string; range: string };
  alertsTitle: (count: number) => string;
  quiet: string;
  /** Why an alert was raised. Percentages have their sign. */
  reasons: {
    move: (change: string, minutes: number) => string;
    volume: (factor: string) => string;
    break: { high: (hours: number) => string; low: (hours: number) => string };
  };
  /** What the other classes did in the same half hour. */
  alone: string;
  together: (instruments: string) => string;
  /** The button of an alert leads to its moment. */
  toMoment: (time: string, instrument: string) => string;
}
