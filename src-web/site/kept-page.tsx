import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { Meta, SampleName, SampleTexts } from '../../src-shared/content/types/blocks.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { loadContent } from '../lib/content.tsx';
import { KeptMarkup } from '../lib/kept-markup.tsx';
import { logError } from '../lib/log-error.ts';
import { LocaleProvider } from '../locale.tsx';
import { PageHead } from './layout/page-head.tsx';
import { leaveKeptPage } from './page-loading.ts';
import type { PagePath } from './pages.ts';

export function KeptPage({ path, locale }: { path: PagePath; locale: Locale }) {
  const [meta] = useState(metaOfDocument);
  useEffect(() => {
    const roots = takeOverSamples(locale);
    return () => {
      roots.then((roots) => {
        for (const root of roots) root.unmount();
      });
      leaveKeptPage(path, locale);
    };
  }, [path, locale]);
  return (
    <>
      <PageHead path={path} locale={locale} meta={meta} />
      <KeptMarkup />
    </>
  );
}

function metaOfDocument(): Meta {
  const contentOf = (name: string) => document.querySelector<HTMLMetaElement>(`head meta[${name}]`)?.content;
  return {
    title: contentOf('property="og:title"') ?? document.title,
    description: contentOf('name="description"') ?? '',
  };
}

async function takeOverSamples(locale: Locale): Promise<Root[]> {
  const stages = [...document.querySelectorAll<HTMLElement>('main [data-stage]')];
  if (stages.length === 0) return [];
  try {
    const [{ SampleStage }, { sampleTexts }] = await Promise.all([
      import('../products/sample-stage.tsx'),
      loadContent<{ sampleTexts: SampleTexts }>(locale, 'sample-texts'),
    ]);
    return stages.map((stage) => {
      const sample = stage.dataset.stage as SampleName;
      const invented = stage.querySelector('p')!.textContent;
      const content = <SampleStage sample={sample} invented={invented} texts={sampleTexts} />;
      return hydrateRoot(stage, <LocaleProvider value={locale}>{content}</LocaleProvider>);
    });
  } catch (error) {
    logError('The samples did not load', error);
    return [];
  }
}
