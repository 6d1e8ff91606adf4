import { createContext, type ReactNode, useContext } from 'react';
import type { SampleName } from '#shared/content/types/blocks.ts';
import { KeptMarkup } from '../lib/kept-markup.tsx';

export const StillContext = createContext<((sample: SampleName) => ReactNode) | undefined>(undefined);

const picture = 'sample-still min-w-0';

/** The sample in its first state, as a picture. The build renders it; the browser has neither its code nor its texts. */
export function Still({ sample }: { sample: SampleName }) {
  const render = useContext(StillContext);
  return render ? <div className={picture}>{render(sample)}</div> : <KeptMarkup className={picture} />;
}
