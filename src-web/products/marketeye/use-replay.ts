import { type RefObject, useEffect, useState } from 'react';

interface Replay {
  index: number;
  isPlaying: boolean;
  goTo: (index: number) => void;
  /** From the beginning if the end is reached. */
  play: () => void;
  pause: () => void;
}

/** Plays the points 0 to `last`, one each `pointTime` milliseconds. Pauses when its place is out of view or the tab is hidden. */
export function useReplay(last: number, pointTime: number, place: RefObject<HTMLElement | null>): Replay {
  const [index, setIndex] = useState(last);
  const [wantsToPlay, setWantsToPlay] = useState(false);
  const isPlaying = wantsToPlay && index < last;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setIndex(index + 1), pointTime);
    return () => clearTimeout(timer);
  }, [isPlaying, index, pointTime]);

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
