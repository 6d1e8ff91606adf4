import { useEffect, useSyncExternalStore } from 'react';
import type { FooterContent } from '#shared/content/en/layout.ts';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { formState, hiddenResult, resultDurationMs, setFormState, subscribeToForms } from './form-store.ts';

export function FormToast({ content }: { content: FooterContent['formToast'] }) {
  const form = useSyncExternalStore(subscribeToForms, hiddenResult, () => undefined);
  const { status, result, page } = form ? formState(form) : {};

  useEffect(() => {
    if (!form || status !== 'success') return;
    const timer = setTimeout(() => setFormState(form, {}), resultDurationMs);
    return () => clearTimeout(timer);
  }, [form, status]);

  return (
    // On a phone the toast is above Joe's button.
    <div
      role="status"
      className="fixed inset-x-0 bottom-0 z-40 flex justify-center p-2 pointer-events-none max-sm:bottom-8"
    >
      {form && (
        <div
          className={`pointer-events-auto flex max-w-text items-center gap-1.5 rounded border bg-raised py-0.5 ps-2 pe-0.5 shadow-high ${status === 'error' ? 'border-danger text-danger' : 'border-success text-success'}`}
        >
          <p className="text-sm font-semibold">{result?.title}</p>
          {status === 'error' && page && (
            <PageLink to={page} className="text-sm font-medium text-ink underline">
              {content.back}
            </PageLink>
          )}
          <button
            type="button"
            aria-label={content.dismiss}
            onClick={() => setFormState(form, {})}
            className="inline-flex size-5.5 shrink-0 items-center justify-center rounded text-ink-soft hover:bg-sand hover:text-ink"
          >
            <Icon name="close" className="size-2.5" />
          </button>
        </div>
      )}
    </div>
  );
}
