import { useId } from 'react';
import type { MarketEyeContent } from '../../../src-shared/content/en/samples/marketeye.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../select-field.tsx';
import { Toolbar } from '../toolbar.tsx';
import { pointCount, timeOf } from './day.ts';
import { type Speed, speeds } from './speeds.ts';

interface ReplayControlsProps {
  content: MarketEyeContent;
  index: number;
  isPlaying: boolean;
  speed: Speed;
  onPlay: () => void;
  onPause: () => void;
  onNextAlert: () => void;
  onSpeed: (speed: Speed) => void;
  onTime: (index: number) => void;
}

export function ReplayControls({ content, index, isPlaying, speed, ...on }: ReplayControlsProps) {
  const id = useId();
  const time = timeOf(index);
  return (
    <Toolbar label={content.toolbar} className="items-end">
      <Button onClick={isPlaying ? on.onPause : on.onPlay} className="min-w-18">
        {isPlaying ? content.pause : content.play}
      </Button>
      <Button variant="secondary" onClick={on.onNextAlert}>
        {content.nextAlert}
      </Button>
      <SelectField label={content.speed} value={speed} options={speeds} onChange={on.onSpeed} />
      <div className="grid grow gap-0.25 text-sm">
        <label htmlFor={id} className="flex justify-between text-xs font-semibold text-ink-soft">
          {content.time}
          <span className="tabular text-ink">{time}</span>
        </label>
        <input
          id={id}
          type="range"
          dir="ltr"
          min={0}
          max={pointCount - 1}
          value={index}
          aria-valuetext={time}
          onChange={(event) => on.onTime(Number(event.target.value))}
          className="min-h-5.5 accent-accent"
        />
      </div>
    </Toolbar>
  );
}
