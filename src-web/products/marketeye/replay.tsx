import { type RefObject, useEffect, useId, useState } from 'react';
import type { MarketEyeContent } from '#shared/content/en/samples/marketeye.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, Toolbar } from '../controls.tsx';
import { pointCount, timeOf } from './day.ts';

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

interface Replay {
  index: number;
  isPlaying: boolean;
  goTo: (index: number) => void;
  play: () => void;
  pause: () => void;
}

/**
 * Plays the points from `first` to `last`, then from 0, one every `pointTimeMs`. Pauses when its place is out of view
 * or the tab is hidden.
 */
export function useReplay(
  last: number,
  first: () => number,
  pointTimeMs: number,
  place: RefObject<HTMLElement | null>,
): Replay {
  const [index, setIndex] = useState(first);
  const [wantsToPlay, setWantsToPlay] = useState(false);
  const isPlaying = wantsToPlay && index < last;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setIndex(index + 1), pointTimeMs);
    return () => clearTimeout(timer);
  }, [isPlaying, index, pointTimeMs]);

  useEffect(() => {
    if (!isPlaying) return;
    const pause = () => setWantsToPlay(false);
    const observer =
      window.IntersectionObserver && new IntersectionObserver(([entry]) => !entry?.isIntersecting && pause());
    observer?.observe(place.current!);
    document.addEventListener('visibilitychange', pause);
    return () => {
      observer?.disconnect();
      document.removeEventListener('visibilitychange', pause);
    };
  }, [isPlaying, place]);

  return {
    index,
    isPlaying,
    goTo(next) {
      setWantsToPlay(false);
      setIndex(next);
    },
    play() {
      if (index >= last) setIndex(0);
      setWantsToPlay(true);
    },
    pause: () => setWantsToPlay(false),
  };
}

const speeds = { '1': '1×', '4': '4×', '16': '16×' };
export type Speed = keyof typeof speeds;

const longestPointTimeMs = 600;

export function pointTimeOf(speed: Speed): number {
  return longestPointTimeMs / Number(speed);
}
