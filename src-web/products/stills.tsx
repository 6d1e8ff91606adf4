import type { ReactNode } from 'react';
import type { SampleName } from '../../src-shared/content/types/blocks.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { sampleLoaders } from './sample-loaders.ts';

/** For the prerenderer: renders samples in their first state, with controls that cannot be used. */
export async function loadStills(locale: Locale): Promise<(name: SampleName) => ReactNode> {
  const names = Object.keys(sampleLoaders) as SampleName[];
  const loaded = await Promise.all(names.map(async (name) => [name, await sampleLoaders[name](locale)] as const));
  const samples = new Map(loaded);
  return (name) => {
    const Sample = samples.get(name)!;
    return <Sample />;
  };
}
