import { type MouseEvent, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

interface ModalProps {
  title: string;
  /** The name of the button that closes it. */
  close: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the page, open as long as it is rendered; closes on Escape, its button and a click on the backdrop. */
export function Modal({ title, close, onClose, children }: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect: it is undone while the dialog is still in the page, so that callToAction gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);

  // A press that began inside, to select text say, ends on the backdrop as a click on the dialog.
  const pressedBackdrop = useRef(false);
  function onPointerDown(event: PointerEvent) {
    pressedBackdrop.current = event.target === dialog.current;
  }
  function onClick(event: MouseEvent) {
    if (pressedBackdrop.current && event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own, and comes as `cancel`
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-auto max-h-[90dvh] w-[min(52rem,calc(100vw-2rem))] max-w-none overflow-y-auto rounded-lg bg-paper text-ink shadow-high"
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
