import { type ComponentProps, createContext, type ReactNode } from 'react';
import { admin } from '#shared/staff-texts/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { ToastRegion } from './toast-region.tsx';

/** True in a dialog, where a component must not open another one. */
export const IsInDialog = createContext(false);

export function Dialog({ children, ...props }: Omit<ComponentProps<typeof Modal>, 'close'>) {
  return (
    <Modal close={admin.states.close} {...props}>
      <ConnectionBanner />
      <ToastRegion inDialog />
      <IsInDialog value={true}>{children}</IsInDialog>
    </Modal>
  );
}

interface ConfirmDialogProps {
  title: string;
  confirm: string;
  cancel: string;
  disabled?: boolean;
  /** Its owner closes it, once the confirmed action has begun. */
  stays?: boolean;
  onClose: () => void;
  onConfirm: () => void;
  children: ReactNode;
}

export function ConfirmDialog({
  title,
  confirm,
  cancel,
  disabled,
  stays,
  onClose,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  function act() {
    if (!stays) onClose();
    onConfirm();
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <div className="mt-3 flex flex-wrap gap-1">
        <Button disabled={disabled} onClick={act}>
          {confirm}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </Dialog>
  );
}
