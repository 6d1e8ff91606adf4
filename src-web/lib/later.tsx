import { type ComponentType, lazy, Suspense } from 'react';
import { afterInteraction } from './after-interaction.ts';

/** A part of a page that is read before it is used: its prerendered markup stays until the first interaction brings its code. */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy(afterInteraction(load)) as unknown as ComponentType<Props>;
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
