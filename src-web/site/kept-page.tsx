import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { Meta } from '#shared/content/types/blocks.ts';
import type { Locale } from '#shared/locales.ts';
import { loadContent } from '../lib/content.tsx';
import { KeptMarkup } from '../lib/kept-markup.tsx';
import { logError } from '../lib/log-error.ts';
import { LocaleProvider } from '../locale.tsx';
import { type IslandName, islands } from './islands.ts';
import { PageHead } from './layout/page-head.tsx';
import { leaveKeptPage } from './page-loading.ts';
import type { PagePath } from './pages.ts';
import { rootOptions } from './root-options.ts';

interface IslandProps {
  texts: object;
  path: PagePath;
  container: HTMLElement;
}

const components = import.meta.glob<{ default: (props: IslandProps) => ReactNode }>('./islands/*.tsx');

interface KeptPageProps {
  path: PagePath;
  locale: Locale;
  onHydrated: () => void;
}

/** A prerendered page: its markup stays, and each of its islands is hydrated on its own. */
export function KeptPage({ path, locale, onHydrated }: KeptPageProps) {
  const [meta] = useState(metaOfDocument);
  const [failed, setFailed] = useState<{ error: unknown }>();
  useEffect(() => {
    const containers = [...document.querySelectorAll<HTMLElement>('main [data-island]')];
    const roots = containers.map((container) =>
      hydrateIsland(container, path, locale, (error) => setFailed({ error })),
    );
    Promise.all(roots).then(onHydrated);
    return () => {
      for (const root of roots) root.then((root) => root?.unmount());
      leaveKeptPage(path, locale);
    };
  }, [path, locale, onHydrated]);
  if (failed) throw failed.error;
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

/** Returns nothing if the island did not load: its markup stays, and a form is submitted natively. */
async function hydrateIsland(
  container: HTMLElement,
  path: PagePath,
  locale: Locale,
  onUncaughtError: (error: unknown) => void,
): Promise<Root | undefined> {
  const name = container.dataset.island as IslandName;
  try {
    const [{ default: Island }, ...texts] = await Promise.all([
      components[`./islands/${name}.tsx`]!(),
      ...islands[name].map((file) => loadContent<object>(locale, file)),
    ]);
    return await new Promise((resolve) => {
      startTransition(() => {
        const root = hydrateRoot(
          container,
          <LocaleProvider value={locale}>
            <Island texts={Object.assign({}, ...texts)} path={path} container={container} />
            <Hydrated onHydrated={() => resolve(root)} />
          </LocaleProvider>,
          // Ids of two roots would otherwise be the same.
          { ...rootOptions, identifierPrefix: name, onUncaughtError },
        );
      });
    });
  } catch (error) {
    logError(`The island "${name}" did not load`, error);
  }
}

function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, []);
  return null;
}
