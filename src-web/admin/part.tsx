import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { adminPath } from '#shared/paths.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { ErrorBoundary } from '../lib/error-boundary.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Loading } from './components/states.tsx';

const { states } = admin;

export interface Part<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the script before the part is shown. */
  request: () => void;
}

const requests = new Set<() => void>();

export function requestParts(): void {
  for (const request of requests) request();
}

/** A part of the staff area in a script of its own. */
export function part<Props extends object = object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  // A lazy component that failed stays failed.
  const loadOnce = () =>
    lazy(async () => ({ default: await load().catch(reloadIfReplaced) })) as unknown as ComponentType<Props>;
  let component = loadOnce();
  let isRequested = false;

  function PartOfArea(props: Props) {
    const [Shown, setShown] = useState(() => component);
    function onRetry(retry: () => void) {
      component = loadOnce();
      setShown(() => component);
      retry();
    }
    return (
      <ErrorBoundary
        fallback={(retry) => (
          <div role="alert">
            <LoadFailure
              content={{ failure: states.partFailed, retry: states.retry }}
              variant="secondary"
              onRetry={() => onRetry(retry)}
            />
          </div>
        )}
      >
        <Suspense fallback={<Loading />}>
          <Shown {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }

  PartOfArea.request = () => {
    if (isRequested) return;
    isRequested = true;
    load()
      .then((loaded) => {
        component = loaded;
      })
      // The part handles it when it is shown.
      .catch(() => {
        isRequested = false;
      });
  };
  requests.add(PartOfArea.request);
  return PartOfArea;
}

/** The scripts of an older release are gone. Drafts are in the browser's storage, so a reload keeps them. */
async function reloadIfReplaced(error: unknown): Promise<never> {
  const script = document.querySelector('script[type="module"]')?.getAttribute('src');
  const response = await fetch(adminPath, { headers: { accept: 'text/html' } });
  if (!script || !response.ok || (await response.text()).includes(script)) throw error;
  location.reload();
  return new Promise(() => {});
}
