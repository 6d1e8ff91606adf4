import type { MarketEyeContent } from '../../types/samples/marketeye.ts';

const marketeye: MarketEyeContent = {
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
  chart: (instrument, change) => `${instrument}: ${change} since 9:00`,
  happened: (time, instrument, reason) => `${time}, ${instrument}: ${reason}`,
  table: 'Prices at this time',
  columns: { instrument: 'Instrument', last: 'Last', change: 'Since 9:00', range: 'Low to high' },
  alertsTitle: (count) => (count === 1 ? '1 alert, with its reason' : `${count} alerts, with their reasons`),
  quiet: 'Nothing unusual so far.',
  reasons: {
    move: (change, minutes) => `${change} in ${minutes} minutes.`,
    volume: (factor) => `Volume ${factor} times the usual of the last hour.`,
    break: {
      high: (hours) => `Clearly above the high of the day, for the first time in ${hours} hours.`,
      low: (hours) => `Clearly below the low of the day, for the first time in ${hours} hours.`,
    },
  },
  alone: 'Nothing else moved.',
  together: (instruments) => `Together with ${instruments}.`,
  toMoment: (time, instrument) => `Go to ${time}, ${instrument}`,
};

export default marketeye;
