import type { MarketEyeContent } from '../../en/samples/marketeye.ts';
import { plural } from '../plural.ts';

const hours = (n: number) =>
  plural(n, {
    zero: `${n} ساعة`,
    one: 'ساعة',
    two: 'ساعتين',
    few: `${n} ساعات`,
    many: `${n} ساعة`,
    other: `${n} ساعة`,
  });

const marketeye: MarketEyeContent = {
  toolbar: 'إعادة العرض',
  play: 'تشغيل أحداث اليوم',
  pause: 'إيقاف مؤقت',
  nextAlert: 'التنبيه التالي',
  speed: 'السرعة',
  time: 'الوقت',
  classes: { stocks: 'الأسهم', crypto: 'العملات المشفّرة', forex: 'العملات (فوركس)', commodities: 'السلع' },
  instruments: {
    stocks: 'سهم ألفا',
    crypto: 'عملة بيتا',
    forex: 'غاما/دلتا',
    commodities: 'معدن إبسلون',
  },
  chartsTitle: 'أربعة أسعار',
  chart: (instrument, change) => `${instrument}: ${change} منذ 9:00`,
  happened: (time, instrument, reason) => `${time}، ${instrument}: ${reason}`,
  table: 'الأسعار في هذا الوقت',
  columns: { instrument: 'الأداة', last: 'آخر سعر', change: 'منذ 9:00', range: 'من الأدنى إلى الأعلى' },
  alertsTitle: (count) =>
    plural(count, {
      zero: 'لا تنبيهات',
      one: 'تنبيه واحد وسببه',
      two: 'تنبيهان وسبباهما',
      few: `${count} تنبيهات وأسبابها`,
      many: `${count} تنبيهًا وأسبابها`,
      other: `${count} تنبيه وأسبابها`,
    }),
  quiet: 'لا شيء غير معتاد حتى الآن.',
  reasons: {
    move: (change, minutes) => `${change} خلال ${minutes} دقيقة.`,
    volume: (factor) => `بلغ حجم التداول ${factor} أضعاف مستواه الوسيط في الساعة الأخيرة.`,
    break: {
      high: (n) => `تجاوز بوضوح أعلى سعر لليوم، لأول مرة منذ ${hours(n)}.`,
      low: (n) => `هبط بوضوح دون أدنى سعر لليوم، لأول مرة منذ ${hours(n)}.`,
    },
  },
  alone: 'ولم يتحرّك غيره.',
  together: (instruments) => `ومعه ${instruments}.`,
  toMoment: (time, instrument) => `الانتقال إلى ${time}، ${instrument}`,
};

export default marketeye;
