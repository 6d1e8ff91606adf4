import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
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

/** A part of the staff area in a script of its own. After a loading line, `lazy` would keep it back for 300 ms. */
export function part<Props extends object = object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let component: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  function loadOnce(): Promise<ComponentType<Props>> {
    loading ??= load().then(
      (loaded) => {
        component = loaded;
        return loaded;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function WhenLoaded(props: Props) {
    const [Loaded, setLoaded] = useState(() => component);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      if (Loaded) return;
      loadOnce()
        .catch(reloadIfReplaced)
        .then(
          (loaded) => setLoaded(() => loaded),
          (error) => setFailure({ error }),
        );
    }, [Loaded]);
    if (failure) throw failure.error;
    return Loaded ? <Loaded {...props} /> : <Loading />;
  }

  function PartOfArea(props: Props) {
    return (
      <ErrorBoundary
        fallback={(retry) => (
          <div role="alert">
            <LoadFailure
              content={{ failure: states.partFailed, retry: states.retry }}
              variant="secondary"
              onRetry={retry}
            />
          </div>
        )}
      >
        <WhenLoaded {...props} />
      </ErrorBoundary>
    );
  }

  // The part handles a failure when it is shown.
  PartOfArea.request = () => void loadOnce().catch(() => {});
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
