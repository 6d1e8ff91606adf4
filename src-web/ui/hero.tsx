import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Container } from './container.tsx';
import { Eyebrow } from './eyebrow.tsx';
import { NightSky } from './night-sky.tsx';

interface HeroProps {
  eyebrow?: string;
  /** One line of the heading, or several that break where the words say so. */
  title: string | readonly string[];
  lead?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Stands beside the words: a illustration, a panel. */
  aside?: ReactNode;
  /** The home page's: taller, with display type. */
  grand?: boolean;
  children?: ReactNode;
}

/** The head of every page: night, light, the page's one `h1`. The header lies over it. */
export function Hero({ eyebrow, title, lead, actions, aside, grand, children }: HeroProps) {
  const lines = typeof title === 'string' ? [title] : title;
  return (
    <NightSky>
      <Container
        className={classNames(
          'grid items-center gap-6 pt-18 md:pt-22',
          grand ? 'pb-12 md:pb-18 lg:min-h-[min(90vh,54rem)]' : 'pb-12 md:pb-14',
          Boolean(aside) && 'lg:grid-cols-[7fr_5fr]',
        )}
      >
        <div className={grand ? 'max-w-[72rem]' : 'max-w-[54rem]'}>
          {eyebrow && (
            <Eyebrow night className="mb-2.5">
              {eyebrow}
            </Eyebrow>
          )}
          <h1 className={grand ? 'text-display' : 'text-title lg:text-[4rem]'}>
            {lines.map((line, index) => (
              <span key={line} className={classNames('block', index > 0 && 'text-starlight-soft')}>
                {line}
                {index < lines.length - 1 && ' '}
              </span>
            ))}
          </h1>
          {lead && <p className="mt-3 max-w-[36rem] text-lead text-starlight-soft">{lead}</p>}
          {actions && <div className="mt-4 flex flex-wrap gap-1.5 md:mt-5">{actions}</div>}
        </div>
        {aside && <div className="min-w-0">{aside}</div>}
        {children}
      </Container>
    </NightSky>
  );
}
