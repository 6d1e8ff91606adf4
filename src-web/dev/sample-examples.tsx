import { Suspense, use } from 'react';
import { sampleTexts as arabicTexts } from '../../src-shared/content/ar/sample-texts.ts';
import { sampleTexts } from '../../src-shared/content/en/sample-texts.ts';
import type { SampleName, SceneName } from '../../src-shared/content/types/blocks.ts';
import { direction, locales } from '../../src-shared/locales.ts';
import { LocaleProvider } from '../locale.tsx';
import { sampleLoaders } from '../products/sample-loaders.ts';
import { SampleStage } from '../products/sample-stage.tsx';
import { sceneLoaders } from '../site/scenes/load-scene.ts';
import { NightSky } from '../ui/night-sky.tsx';
import { Example, ExampleGroup } from './example.tsx';

const texts = { en: sampleTexts, ar: arabicTexts };

const names = Object.keys(sampleLoaders) as SampleName[];

const scenes = (Object.keys(sceneLoaders) as SceneName[]).flatMap((name) =>
  locales.map((locale) => ({ name, locale, scene: sceneLoaders[name](locale) })),
);

export function SampleExamples() {
  return (
    <ExampleGroup title="samples">
      {names.flatMap((name) =>
        locales.map((locale) => (
          <Example key={name + locale} name={`SampleStage, ${name}, ${locale}`}>
            <div lang={locale} dir={direction[locale]}>
              <LocaleProvider value={locale}>
                <SampleStage sample={name} invented="All of it is invented." texts={texts[locale]} />
              </LocaleProvider>
            </div>
          </Example>
        )),
      )}
    </ExampleGroup>
  );
}

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
