import type { StartupsSceneContent } from '#shared/content/en/scenes/startups.ts';
import { Container } from '../../ui/container.tsx';

const days = Array.from({ length: 30 }, (_, index) => index);
const height = 40;

export default function StartupsScene({ content }: { content: StartupsSceneContent }) {
  return (
    <Container width="wide" className="pt-2">
      <figure className="scene">
        <svg
          aria-hidden="true"
          viewBox={`0 0 300 ${height}`}
          preserveAspectRatio="none"
          className="block h-14 w-full mirror-in-rtl md:h-18"
        >
          {days.map((day) => {
            const bar = Math.round(4 + (day / 29) ** 1.4 * (height - 4));
            return (
              <rect
                key={day}
                x={day * 10}
                y={height - bar}
                width="7.5"
                height={bar}
                className={`il-rise il-${1 + Math.floor(day / 5)} ${day === 0 ? 'fill-amber' : 'fill-amber/35'}`}
              />
            );
          })}
        </svg>
        <figcaption className="tabular mb-2 flex justify-between gap-2 rounded-b border-t-2 border-amber bg-night/80 p-1 text-sm">
          {content.ends.map(({ day, what }) => (
            <span key={day} className="last:text-end">
              <span className="block font-semibold text-amber-bright">{day}</span>
              <span className="text-starlight-soft">{what}</span>
            </span>
          ))}
        </figcaption>
      </figure>
    </Container>
  );
}
