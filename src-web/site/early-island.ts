import { logError } from '../lib/log-error.ts';
import { waitForStylesheet } from '../lib/stylesheet.ts';
import { documentLocale } from '../locale.tsx';
import { hydrateIsland } from './hydrate-island.tsx';
import { islandsOf } from './islands.ts';
import { pageOf } from './pages.ts';

/** Starts the part that visitors come for, such as the calendar of demos, without the app (`scripts/build/bootstrap.ts`). */
async function start(): Promise<void> {
  await waitForStylesheet();
  const page = { path: pageOf(location.pathname), locale: documentLocale() };
  const onError = (error: unknown) => logError('An island failed', error);
  for (const container of islandsOf(document.querySelector('main')!))
    void hydrateIsland({ container, ...page, onError });
}

void start();
