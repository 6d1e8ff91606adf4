import { Fragment, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Container } from './container.tsx';
import { Eyebrow } from './eyebrow.tsx';
import { NightSky } from './night-sky.tsx';

interface HeroProps {
  eyebrow?: string;
  title: string | readonly string[];
  lead?: ReactNode;
  actions?: ReactNode;
  beside?: ReactNode;
  below?: ReactNode;
  grand?: boolean;
  look?: 'night' | 'day';
}

/** Contains the only `h1` of a page. The fixed header overlaps the top padding. */
export function Hero({ eyebrow, title, lead, actions, beside, below, grand, look = 'night' }: HeroProps) {
  const lines = typeof title === 'string' ? [title] : title;
  const night = look === 'night';
  const soft = night ? 'text-starlight-soft' : 'text-ink-soft';
  const Sky = night ? NightSky : Daylight;
  return (
    <Sky>
      {/* At the top: a centred half moves when the browser paints it before all of its HTML has come. */}
      <Container
        className={classNames(
          'grid items-start gap-5 pt-13 md:pt-22',
          below ? 'pb-5' : grand ? 'pb-5 md:pb-16' : 'pb-6 md:pb-12',
          Boolean(beside) && 'lg:grid-cols-[7fr_5fr]',
        )}
      >
        <div className={classNames('wrap-anywhere', grand ? 'max-w-[72rem]' : 'max-w-[54rem]')}>
          {eyebrow && (
            <Eyebrow night={night} className="mb-2.5">
              {eyebrow}
            </Eyebrow>
          )}
          <h1 className={grand ? 'text-display' : 'text-hero'}>
            {lines.map((line, index) => (
              <span key={line} className={classNames('block', index > 0 && soft)}>
                {grand ? <Sentences text={line} /> : line}
                {index < lines.length - 1 && ' '}
              </span>
            ))}
          </h1>
          {lead && <p className={`mt-2 max-w-[36rem] text-lead md:mt-3 ${soft}`}>{lead}</p>}
          {actions && <div className="mt-3 flex flex-wrap gap-1.5 md:mt-5">{actions}</div>}
        </div>
        {beside && <div className="grows-end min-w-0">{beside}</div>}
      </Container>
      {below}
    </Sky>
  );
}

function Daylight({ children }: { children: ReactNode }) {
  return <div className="daylight">{children}</div>;
}

function Sentences({ text }: { text: string }) {
  return text
    .replaceAll('. ', '.\n')
    .split('\n')
    .map((sentence, index) => (
      <Fragment key={sentence}>
        {index > 0 && ' '}
        <span className="inline-block">{sentence}</span>
      </Fragment>
    ));
}
