import { type MouseEvent, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface ModalProps {
  title: ReactNode;
  close: string;
  onClose: () => void;
  wide?: boolean;
  children: ReactNode;
}

/** Open for as long as it is rendered; `onClose` must remove it. */
export function Modal({ title, close, onClose, wide, children }: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect, because its cleanup runs before the dialog leaves the DOM: `close()` can then restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);

  // A drag from inside to the backdrop, such as a text selection, also fires `click` on the dialog.
  const pressedBackdrop = useRef(false);
  function onPointerDown(event: PointerEvent) {
    pressedBackdrop.current = event.target === dialog.current;
  }
  function onClick(event: MouseEvent) {
    if (pressedBackdrop.current && event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser handles Escape and fires `cancel`
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={classNames(
        'm-auto max-h-[90dvh] max-w-none overflow-y-auto rounded-lg bg-paper text-ink shadow-high',
        wide ? 'w-[min(76rem,calc(100vw-2rem))]' : 'w-[min(52rem,calc(100vw-2rem))]',
      )}
    >
      <div className="p-3 md:p-5">
        <div className="mb-3 flex items-start justify-between gap-2">
          <h2 id={id} className="text-heading">
            {title}
          </h2>
          <button
            type="button"
            aria-label={close}
            onClick={onClose}
            className="-me-1 -mt-0.5 inline-flex size-5.5 shrink-0 items-center justify-center rounded text-ink-soft hover:bg-sand hover:text-ink"
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
