import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '#shared/locales.ts';
import { KeptMarkup } from '../lib/kept-markup.tsx';
import { hydrateIsland } from './hydrate-island.tsx';
import { islandsOf } from './islands.ts';
import { PageHead } from './layout/page-head.tsx';
import { type LoadedPage, loadPage, readPage } from './page-loading.ts';
import type { PagePath } from './pages.ts';

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

/** The end-to-end tests wait for the attribute. */
function markHydrated() {
  document.documentElement.dataset.hydrated = '';
}
