import type { MarketEyeContent } from '../../../src-shared/content/en/samples/marketeye.ts';
import { LiveButton } from '../controls.tsx';
import type { Alert } from './alerts.ts';
import { timeOf } from './day.ts';
import { reasonOf } from './format.ts';

interface AlertListProps {
  content: MarketEyeContent;
  alerts: Alert[];
  index: number;
  onOpen: (index: number) => void;
}

export function AlertList({ content, alerts, index, onOpen }: AlertListProps) {
  return (
    <ol className="grid @min-[40rem]:grid-cols-2 @min-[40rem]:gap-x-3">
      {alerts.map((alert) => {
        const name = content.instruments[alert.assetClass];
        const time = timeOf(alert.index);
        return (
          <li
            key={`${alert.assetClass} ${alert.rule} ${alert.index}`}
            className={`flex gap-1.5 border-t border-line py-1 text-sm ${alert.index > index ? 'invisible' : ''}`}
          >
            <LiveButton
              label={content.toMoment(time, name)}
              onClick={() => onOpen(alert.index)}
              className="tabular inline-flex size-5.5 shrink-0 items-center justify-center font-semibold text-accent underline underline-offset-4"
            >
              {time}
            </LiveButton>
            <p className="min-w-0">
              <span className="block font-semibold">{name}</span>
              <span className="text-ink-soft">{reasonOf(alert, content)}</span>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
