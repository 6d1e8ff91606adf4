import { useRef, useState } from 'react';
import type { MarketEyeContent } from '#shared/content/en/samples/marketeye.ts';
import { LiveButton, StatusLine } from '../controls.tsx';
import { linkedState } from '../sample-link.ts';
import { TakeAlong } from '../take-along.tsx';
import { type Alert, alertsOf } from './alerts.ts';
import { instruments, pointCount, timeOf } from './day.ts';
import { reasonOf } from './format.ts';
import { PriceChart, PriceTable } from './price-chart.tsx';
import { pointTimeOf, ReplayControls, type Speed, useReplay } from './replay.tsx';

const alerts = alertsOf(instruments);

const last = pointCount - 1;

export default function MarketEye({ content }: { content: MarketEyeContent }) {
  const place = useRef<HTMLDivElement>(null);
  const [speed, setSpeed] = useState<Speed>('4');
  const { index, isPlaying, goTo, play, pause } = useReplay(last, linkedPoint, pointTimeOf(speed), place);
  const raised = alerts.filter((alert) => alert.index <= index);
  const latest = raised.at(-1);
  const next = alerts.find((alert) => alert.index > index) ?? alerts[0]!;

  function start() {
    // A step leads to the next alert if motion is reduced.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) goTo(next.index);
    else play();
  }

  return (
    <div ref={place}>
      <div className="grid gap-1 p-2 md:px-3">
        <ReplayControls
          content={content}
          index={index}
          isPlaying={isPlaying}
          speed={speed}
          onPlay={start}
          onPause={pause}
          onNextAlert={() => goTo(next.index)}
          onSpeed={setSpeed}
          onTime={goTo}
        />
        {/* Room for the longest message on a narrow screen. */}
        <div className="min-h-[3lh] text-sm @min-[36rem]:min-h-0">
          <StatusLine>
            {latest
              ? content.happened(
                  timeOf(latest.index),
                  content.instruments[latest.assetClass],
                  reasonOf(latest, content),
                )
              : content.quiet}
          </StatusLine>
        </div>
      </div>
      <div className="grid @min-[56rem]:grid-cols-[7fr_5fr]">
        <section>
          <h3 className="sr-only">{content.chartsTitle}</h3>
          <ul className="grid @min-[36rem]:grid-cols-2">
            {instruments.map((instrument) => (
              <PriceChart
                key={instrument.assetClass}
                content={content}
                instrument={instrument}
                index={index}
                alerts={raised.filter(({ assetClass }) => assetClass === instrument.assetClass)}
              />
            ))}
          </ul>
        </section>
        <div className="border-t border-line p-2 md:px-3 @min-[56rem]:border-s">
          <PriceTable content={content} index={index} />
        </div>
      </div>
      <section className="border-t border-line bg-sand p-2 md:p-3">
        <h3 className="mb-1 text-subheading">{content.alertsTitle(raised.length)}</h3>
        <AlertList content={content} alerts={alerts} index={index} onOpen={goTo} />
      </section>
      <TakeAlong state={{ time: index === last ? '' : timeOf(index) }} />
    </div>
  );
}

function linkedPoint(): number {
  const time = linkedState().get('time');
  const point = instruments[0]!.points.findIndex((_, index) => timeOf(index) === time);
  return point === -1 ? last : point;
}

interface AlertListProps {
  content: MarketEyeContent;
  alerts: Alert[];
  index: number;
  onOpen: (index: number) => void;
}

function AlertList({ content, alerts, index, onOpen }: AlertListProps) {
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
