import type { SampleName } from '#shared/content/types/blocks.ts';
import { type ContentComponent, withContent } from '../lib/content.tsx';

export const sampleLoaders = Object.fromEntries(
  Object.entries(import.meta.glob<ContentComponent>('./*/sample.tsx')).map(([file, load]) => {
    const name = file.split('/')[1] as SampleName;
    return [name, withContent(load, `samples/${name}`)];
  }),
) as Record<SampleName, ReturnType<typeof withContent>>;
