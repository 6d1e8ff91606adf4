const marketeye = {
  toolbar: 'Replay',
  play: 'Play the day',
  pause: 'Pause',
  nextAlert: 'Next alert',
  speed: 'Speed',
  time: 'Time of day',
  classes: { stocks: 'Stocks', crypto: 'Crypto', forex: 'Forex', commodities: 'Commodities' },
  instruments: {
    stocks: 'Alpha share',
    crypto: 'Beta coin',
    forex: 'Gamma/Delta',
    commodities: 'Epsilon metal',
  },
  chartsTitle: 'Four prices',
  chart: (instrument: string, change: string) => `${instrument}: ${change} since 9:00`,
  happened: (time: string, instrument: string, reason: string) => `${time}, ${instrument}: ${reason}`,
  table: 'Prices at this time',
  columns: { instrument: 'Instrument', last: 'Last', change: 'Since 9:00', range: 'Low to high' },
  alertsTitle: (count: number) =>
    count === 0 ? 'No alerts yet' : count === 1 ? '1 alert, with its reason' : `${count} alerts, with their reasons`,
  quiet: 'Nothing unusual so far.',
  reasons: {
    move: (change: string, minutes: number) => `${change} in ${minutes} minutes.`,
    volume: (factor: string) => `Volume ${factor} times the median of the last hour.`,
    break: {
      high: (hours: number) => `New high of the day, the first in ${hours} hours.`,
      low: (hours: number) => `Clearly below the low of the day, for the first time in ${hours} hours.`,
    },
  },
  alone: 'Nothing else moved.',
  together: (instruments: string) => `Together with ${instruments}.`,
  toMoment: (time: string, instrument: string) => `Go to ${time}, ${instrument}`,
};
export type MarketEyeContent = typeof marketeye;
export type AssetClass = keyof MarketEyeContent['classes'];

export default marketeye;
