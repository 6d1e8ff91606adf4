import { admin } from '../../../src-shared/content/en/admin.ts';
import type { StaffSubmission } from '../../../src-shared/contracts/inbox.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';

const { decline: texts } = admin.list;

interface DeclineDialogProps {
  applications: StaffSubmission[];
  onClose: () => void;
  onConfirm: () => void;
}

export function DeclineDialog({ applications, onClose, onConfirm }: DeclineDialogProps) {
  const decided = applications.filter(({ stage }) => stage === 'hired' || stage === 'declined').length;
  const mails = applications.length - decided;
  return (
    <ConfirmDialog
      title={texts.title(mails)}
      confirm={texts.confirm}
      cancel={texts.cancel}
      disabled={mails === 0}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>{texts.text(mails)}</p>
      {decided > 0 && <p className="mt-1 text-sm text-ink-soft">{texts.skipped(decided)}</p>}
    </ConfirmDialog>
  );
}
