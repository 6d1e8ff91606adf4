import { startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { Locale } from '#shared/locales.ts';
import { replayPresses } from '../lib/early-presses.ts';
import { logError } from '../lib/log-error.ts';
import { LocaleProvider } from '../locale.tsx';
import { type IslandName, loadIsland } from './islands.ts';
import type { PagePath } from './pages.ts';
import { rootOptions } from './root-options.ts';

interface HydrateOptions {
  container: HTMLElement;
  path: PagePath;
  locale: Locale;
  onError: (error: unknown) => void;
  signal?: AbortSignal;
}

const hydrated = new WeakMap<HTMLElement, Promise<Root | undefined>>();

/** An island that started before the app stays as it is. */
export function hydrateIsland(options: HydrateOptions): Promise<Root | undefined> {
  const root = hydrated.get(options.container) ?? hydrate(options);
  hydrated.set(options.container, root);
  options.signal?.addEventListener('abort', () => hydrated.delete(options.container));
  return root;
}

/** Returns nothing if the island did not load: its markup stays, and a form is submitted natively. */
async function hydrate({ container, path, locale, onError, signal }: HydrateOptions): Promise<Root | undefined> {
  const name = container.dataset.island as IslandName;
  try {
    const { Island, texts } = await loadIsland(name, locale);
    if (signal?.aborted) return;
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
