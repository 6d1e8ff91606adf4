import { startTransition, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { Locale } from '#shared/locales.ts';
import { replayPresses } from '../lib/early-presses.ts';
import { KeptMarkup } from '../lib/kept-markup.tsx';
import { logError } from '../lib/log-error.ts';
import { LocaleProvider } from '../locale.tsx';
import { type IslandName, islandsOf, loadIsland } from './islands.ts';
import { PageHead } from './layout/page-head.tsx';
import { type LoadedPage, loadPage, readPage } from './page-loading.ts';
import type { PagePath } from './pages.ts';
import { rootOptions } from './root-options.ts';

interface PageProps {
  path: PagePath;
  locale: Locale;
}

/** A page is markup that the build has rendered; each of its islands is hydrated on its own. */
export function Page({ path, locale }: PageProps) {
  const page = use(loadPage(path, locale));
  return (
    <>
      <PageHead path={path} locale={locale} meta={page.meta} />
      <Markup page={page} path={path} locale={locale} />
    </>
  );
}

function Markup({ page, path, locale }: PageProps & { page: LoadedPage }) {
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState<{ error: unknown }>();

  useLayoutEffect(() => {
    // The first page is there.
    if (place.current!.hasChildNodes()) return;
    place.current!.replaceChildren(...document.importNode(page.markup, true).childNodes);
    // A newer release may have styles and islands that this one lacks.
    if (page.app !== readPage(document).app) location.reload();
  }, [page]);

  useEffect(() => {
    const leaving = new AbortController();
    const onError = (error: unknown) => setFailed({ error });
    const roots = islandsOf(place.current!).map((container) =>
      hydrateIsland({ container, path, locale, onError, signal: leaving.signal }),
    );
    Promise.all(roots).then(() => leaving.signal.aborted || markHydrated());
    return () => {
      leaving.abort();
      delete document.documentElement.dataset.hydrated;
      for (const root of roots) root.then((root) => root?.unmount());
    };
  }, [path, locale]);

  if (failed) throw failed.error;
  return <KeptMarkup ref={place} />;
}

interface HydrateOptions extends PageProps {
  container: HTMLElement;
  onError: (error: unknown) => void;
  signal: AbortSignal;
}

/** Returns nothing if the island did not load: its markup stays, and a form is submitted natively. */
async function hydrateIsland({ container, path, locale, onError, signal }: HydrateOptions): Promise<Root | undefined> {
  const name = container.dataset.island as IslandName;
  try {
    const { Island, texts } = await loadIsland(name, locale);
    if (signal.aborted) return;
    return await new Promise((resolve) => {
      startTransition(() => {
        const root = hydrateRoot(
          container,
          <LocaleProvider value={locale}>
            <Island texts={texts} path={path} container={container} />
            <Hydrated
              onHydrated={() => {
                replayPresses(container);
                resolve(root);
              }}
            />
          </LocaleProvider>,
          // Ids of two roots would otherwise be the same.
          { ...rootOptions, identifierPrefix: name, onUncaughtError: onError },
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

/** The end-to-end tests wait for the attribute. */
function markHydrated() {
  document.documentElement.dataset.hydrated = '';
}
