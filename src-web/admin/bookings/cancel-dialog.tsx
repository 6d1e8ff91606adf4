import { admin } from '../../../src-shared/content/en/admin.ts';
import type { StaffBooking } from '../../../src-shared/contracts/admin-bookings.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { formatHours } from '../format.ts';

const { confirmCancel: texts } = admin.bookings;

interface CancelDialogProps {
  booking: StaffBooking;
  onClose: () => void;
  onConfirm: () => void;
}

export function CancelDialog({ booking, onClose, onConfirm }: CancelDialogProps) {
  return (
    <ConfirmDialog
      title={texts.title}
      confirm={texts.cancel}
      cancel={texts.keep}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <div className="grid max-w-text gap-1 wrap-anywhere">
        <p>{texts.text(formatHours(booking))}</p>
        <p>{texts.mail(booking.visitor.email)}</p>
      </div>
    </ConfirmDialog>
  );
}
