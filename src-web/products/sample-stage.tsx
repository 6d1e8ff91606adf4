import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { SampleBlock } from '#shared/content/types/blocks.ts';
import { ErrorBoundary } from '../lib/error-boundary.tsx';
import { useLoadNear } from '../lib/use-load-near.ts';
import { useLocale } from '../locale.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { leadsToSample } from './sample-link.ts';
import { sampleLoaders } from './sample-loaders.ts';
import { Still } from './still.tsx';
import { StageContext } from './take-along.tsx';

export function SampleStage({ sample, texts }: Pick<SampleBlock, 'sample' | 'texts'>) {
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const loadSample = useCallback(async () => {
    const loaded = await sampleLoaders[sample](locale);
    await focusLeaves(place.current);
    return loaded;
  }, [sample, locale]);
  const { loaded, failed, unnoticed, load } = useLoadNear(place, 'The sample', loadSample);
  const Loaded = loaded?.value;
  const stage = useMemo(() => ({ sample, texts: texts.takeAlong }), [sample, texts]);

  useEffect(() => {
    if (leadsToSample(location.hash)) place.current!.scrollIntoView();
  }, []);

  const failure = (retry: () => void) => (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line p-2 text-sm md:px-3">
      <LoadFailure content={texts} variant="secondary" onRetry={retry} />
    </div>
  );
  return (
    <div
      tabIndex={-1}
      data-stage={sample}
      className="@container grows overflow-clip rounded-lg border border-line bg-raised shadow-high"
    >
      <p className="flex items-center gap-1 border-b border-line bg-sand px-2 py-1 text-sm text-ink-soft md:px-3">
        <Icon name="spark" className="size-2.25 text-accent" />
        {texts.invented}
      </p>
      <div ref={place} data-invented className="grid">
        <StageContext value={stage}>
          <Still sample={sample} />
          <ErrorBoundary fallback={failure}>
            {Loaded && (
              <div data-sample={sample} className="min-w-0">
                <Loaded />
              </div>
            )}
          </ErrorBoundary>
        </StageContext>
      </div>
      <div role="status">{failed && failure(load)}</div>
      {unnoticed && !Loaded && !failed && (
        <div className="border-t border-line p-2 md:px-3">
          <Button variant="secondary" onClick={load}>
            {texts.start}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Resolves when the focus is outside the element, so that replacing it cannot steal the focus. */
export function focusLeaves(element: HTMLElement | null): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  function check(focused: Element | null) {
    if (element?.contains(focused)) return;
    element?.removeEventListener('focusout', onFocusOut);
    resolve();
  }
  function onFocusOut({ relatedTarget }: FocusEvent) {
    check(relatedTarget as Element | null);
  }
  element?.addEventListener('focusout', onFocusOut);
  check(document.activeElement);
  return promise;
}
