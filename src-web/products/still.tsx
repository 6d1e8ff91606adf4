import { createContext, type ReactNode, useContext } from 'react';
import type { SampleName } from '#shared/content/types/blocks.ts';
import { KeptMarkup } from '../lib/kept-markup.tsx';
import { useIsPrerendered } from '../lib/use-hydrated.ts';

export const StillContext = createContext<((sample: SampleName) => ReactNode) | undefined>(undefined);

const picture = 'min-w-0 has-[+_[data-sample]]:hidden';

/**
 * The sample in its first state, as a picture. Its markup is in the prerendered page alone: the app keeps it and has
 * neither the code nor the texts to render it. A page that the app renders itself has a text instead.
 */
export function Still({ sample, loading }: { sample: SampleName; loading?: string }) {
  const render = useContext(StillContext);
  const isPrerendered = useIsPrerendered();
  if (render) return <div className={picture}>{render(sample)}</div>;
  if (!isPrerendered) return <p className="min-h-[80vh] p-3 text-sm text-ink-soft has-[+*]:hidden">{loading}</p>;
  return <KeptMarkup className={picture} />;
}
