import { Suspense, use } from 'react';
import type { SceneName } from '../../src-shared/content/types/blocks.ts';
import { direction, locales } from '../../src-shared/locales.ts';
import { LocaleProvider } from '../locale.tsx';
import { sceneLoaders } from '../site/scenes/load-scene.ts';
import { NightSky } from '../ui/night-sky.tsx';
import { Example, ExampleGroup } from './example.tsx';

const scenes = (Object.keys(sceneLoaders) as SceneName[]).flatMap((name) =>
  locales.map((locale) => ({ name, locale, scene: sceneLoaders[name](locale) })),
);

export function SceneExamples() {
  return (
    <ExampleGroup title="scenes">
      {scenes.map(({ name, locale, scene }) => (
        <Example key={name + locale} name={`Scene, ${name}, ${locale}`}>
          <div lang={locale} dir={direction[locale]}>
            <LocaleProvider value={locale}>
              <NightSky className="p-3">
                <Suspense>
                  <Loaded scene={scene} />
                </Suspense>
              </NightSky>
            </LocaleProvider>
          </div>
        </Example>
      ))}
    </ExampleGroup>
  );
}

function Loaded({ scene }: { scene: (typeof scenes)[number]['scene'] }) {
  const Scene = use(scene);
  return <Scene />;
}
