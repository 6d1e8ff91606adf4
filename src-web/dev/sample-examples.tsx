import { sampleTexts as arabicTexts } from '../../src-shared/content/ar/sample-texts.ts';
import { sampleTexts } from '../../src-shared/content/en/sample-texts.ts';
import type { SampleName } from '../../src-shared/content/types/blocks.ts';
import { direction, locales } from '../../src-shared/locales.ts';
import { LocaleProvider } from '../locale.tsx';
import { sampleLoaders } from '../products/sample-loaders.ts';
import { SampleStage } from '../products/sample-stage.tsx';
import { Example, ExampleGroup } from './example.tsx';

const texts = { en: sampleTexts, ar: arabicTexts };
const names = Object.keys(sampleLoaders) as SampleName[];

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
