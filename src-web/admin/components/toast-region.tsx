import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { admin } from '#shared/staff-texts/admin.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useShortcuts } from './shortcuts.ts';
import { addPlace, hideToast, type ShownToast, useToastIn } from './toasts.ts';

const { toasts: texts } = admin;

/** Both live regions are always rendered: screen readers announce only changes inside an existing one. */
export function ToastRegion({ inDialog = false }: { inDialog?: boolean }) {
  const [place] = useState(() => Symbol('toast place'));
  useLayoutEffect(() => addPlace(place), [place]);
  const toast = useToastIn(place);
  const undo = toast?.undo && (() => runUndo(toast));

  function runUndo({ undo }: ShownToast) {
    hideToast();
    undo!();
  }

  useShortcuts(
    undo
      ? {
          z: ({ repeat }) => {
            if (!repeat) undo();
          },
        }
      : {},
    inDialog,
  );
  return (
    <div
      className={classNames(
        // The buttons of an open conversation are at the lower edge.
        'pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-2 panes:top-0 panes:bottom-auto panes:p-0.5',
        !inDialog &&
          'mb-(--bottom-bar) [body:has([data-bottom-bar])_&]:bottom-22 sm:[body:has([data-bottom-bar])_&]:bottom-8',
      )}
    >
      <div
        tabIndex={-1}
        className={classNames(
          'pointer-events-auto max-w-full rounded',
          toast && 'on-night flex items-center gap-x-1.5 border border-night-line bg-night ps-2 pe-0.5 shadow-high',
        )}
      >
        <div className="min-w-0 text-sm font-medium text-starlight wrap-anywhere">
          <div role="status">{toast?.success && <p className="py-0.75">{toast.success}</p>}</div>
          <div role="alert">
            {toast?.failure && (
              <p className="flex gap-1 py-0.75">
                <Icon name="alert" className="mt-0.25 size-2.5 shrink-0 text-amber-bright" />
                {toast.failure}
              </p>
            )}
          </div>
        </div>
        {toast && <Controls key={toast.key} toast={toast} onUndo={undo} />}
      </div>
    </div>
  );
}

function Controls({ toast, onUndo }: { toast: ShownToast; onUndo: (() => void) | undefined }) {
  const buttons = useRef<HTMLDivElement>(null);
  const [seconds, setLeft] = useState(() => secondsLeft(toast));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft(toast)), 250);
    return () => clearInterval(timer);
  }, [toast]);
  useEffect(() => {
    const isUsed = buttons.current!.parentElement!.matches(':hover, :focus-within');
    if (seconds <= 0 && (toast.undoMs || !isUsed)) hideToast();
  }, [seconds, toast]);
  const button = 'inline-flex min-h-5.5 items-center rounded-sm px-1 text-sm font-semibold';
  return (
    <div ref={buttons} className="flex shrink-0 items-center">
      {/* A screen reader announces the seconds once. */}
      {toast.undoMs && (
        <span aria-hidden="true" className="tabular text-sm text-starlight-soft">
          {texts.left(Math.max(0, seconds))}
        </span>
      )}
      {onUndo && (
        <button type="button" onClick={onUndo} className={classNames(button, 'text-amber-bright hover:text-starlight')}>
          {texts.undo}
        </button>
      )}
      <button
        type="button"
        aria-label={texts.hide}
        onClick={hideToast}
        className={classNames(button, 'text-starlight-soft hover:text-starlight')}
      >
        <Icon name="close" className="size-2" />
      </button>
    </div>
  );
}

function secondsLeft({ until }: ShownToast): number {
  return Math.ceil((until - Date.now()) / 1000);
}
