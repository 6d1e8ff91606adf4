import { type ComponentType, lazy, Suspense } from 'react';
import { afterInteraction } from './after-interaction.ts';

/**
 * A part of a page that is read, or typed into, before anything in it is pressed: its prerendered markup stays until
 * the first interaction brings its code. That interaction itself is not repeated, so nothing here may act on a first click.
 */
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
