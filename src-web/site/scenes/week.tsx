import type { WeekSceneContent } from '#shared/content/en/scenes/week.ts';
import { classNames } from '../../ui/class-names.ts';
import { Container } from '../../ui/container.tsx';

export default function WeekScene({ content }: { content: WeekSceneContent }) {
  return (
    <Container width="wide">
      <figure className="scene">
        <figcaption className="mb-1.5 text-xs text-ink-soft">{content.title}</figcaption>
        <ol className="grid gap-0.5 md:grid-cols-5 md:gap-1">
          {content.days.map(({ day, work, home }) => (
            <li
              key={day}
              className="grid grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)_minmax(0,1fr)] gap-0.5 text-sm md:grid-cols-1"
            >
              <p className="font-semibold md:min-h-6 lg:min-h-0">
                {day}
                {home && <span className="block text-xs font-normal text-accent lg:inline"> {content.home}</span>}
              </p>
              {work.map((what, index) => (
                <p
                  key={index}
                  className={classNames(
                    'rounded-sm border px-1.25 py-0.75 md:min-h-12',
                    home ? 'border-accent/40 bg-accent-wash' : 'border-line bg-raised',
                  )}
                >
                  {what}
                </p>
              ))}
            </li>
          ))}
        </ol>
        <p className="dusk il-appear il-2 mt-1 rounded-t px-2 py-1.5 text-center font-semibold text-amber-ink">
          {content.evening}
        </p>
      </figure>
    </Container>
  );
}
