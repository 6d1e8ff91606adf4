import type { MarketEyeContent } from '#shared/content/en/samples/marketeye.ts';
import { isolated } from '#shared/content/isolated.ts';
import type { Alert } from './alerts.ts';

const percent = new Intl.NumberFormat('en', { style: 'percent', signDisplay: 'exceptZero', minimumFractionDigits: 1 });
const factor = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const formatChange = percent.format;

export function formatPrice(price: number, digits: number): string {
  return price.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export function reasonOf(alert: Alert, { reasons, alone, together, instruments }: MarketEyeContent): string {
  switch (alert.rule) {
    case 'move': {
      const others = alert.with.map((assetClass) => instruments[assetClass]).join(' · ');
      return `${reasons.move(isolated(formatChange(alert.change)), 30)} ${others ? together(others) : alone}`;
    }
    case 'volume':
      return reasons.volume(factor.format(alert.factor));
    case 'break':
      return reasons.break[alert.side](alert.hours);
  }
}
