import { useState } from 'react';
import type { StaffAttachment } from '#shared/contracts/conversation.ts';
import { uncheckedType } from '#shared/forms/unchecked-type.ts';
import { conversation as texts } from '#shared/staff-texts/conversation.ts';
import { call } from '#web/lib/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { useStaffNames } from '../../components/staff-names.ts';
import { showToast } from '../../components/toasts.ts';
import { formatSize, formatTime } from '../../format.ts';
import { useChange } from '../../queries.ts';

const look =
  'inline-flex min-h-5.5 items-center font-semibold text-accent underline underline-offset-4 hover:text-ink cursor-pointer';

/** The frame has no `sandbox`, in which browsers show no PDF: their viewer is a sandbox of its own. */
export function isShown({ type, suspicious }: StaffAttachment): boolean {
  return type === 'application/pdf' && !suspicious;
}

interface FileItemProps {
  file: StaffAttachment;
  /** The page shows its content from the beginning. */
  startsOpen?: boolean;
}

export function FileItem({ file, startsOpen = false }: FileItemProps) {
  const { id, name, size, type, suspicious, added } = file;
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <li className="flex flex-wrap items-center gap-x-1">
      <bdi className="wrap-anywhere">{name}</bdi>
      <span className="text-ink-soft">{formatSize(size)}</span>
      {isShown(file) && (
        <button
          type="button"
          aria-label={isOpen ? texts.hideOf(name) : texts.viewOf(name)}
          onClick={() => setIsOpen(!isOpen)}
          className={look}
        >
          {isOpen ? texts.hide : texts.view}
        </button>
      )}
      <a href={`/api/admin/attachments/${id}`} download aria-label={texts.downloadOf(name)} className={look}>
        {texts.download}
      </a>
      {type === uncheckedType && (
        <p className="w-full text-xs">
          <Badge tone="caution">{texts.unchecked}</Badge> {texts.uncheckedWhy}
        </p>
      )}
      {suspicious && (
        <p className="w-full text-xs">
          <Badge tone="danger">{texts.suspicious}</Badge> {texts.suspiciousWhy}
        </p>
      )}
      {added && <Added id={id} name={name} added={added} />}
      {isOpen && (
        <iframe
          title={name}
          src={`/api/admin/attachments/${id}/view`}
          className="h-[70dvh] w-full rounded border border-line bg-raised"
        />
      )}
    </li>
  );
}

interface AddedProps extends Pick<StaffAttachment, 'id' | 'name'> {
  added: { by: string; at: string };
}

function Added({ id, name, added: { by, at } }: AddedProps) {
  const nameOfStaff = useStaffNames();
  const [isAsked, setAsked] = useState(false);
  const removal = useChange(() => call('DELETE /api/admin/attachments/:id', { params: { id } }), {
    onSuccess: () => showToast({ success: texts.addFile.removed }),
    onError: (error) => showToast({ failure: error.message }),
  });
  return (
    <div className="flex w-full flex-wrap items-center gap-x-1 text-xs text-ink-soft">
      {texts.addFile.by(nameOfStaff(by), formatTime(at))}
      <Button
        variant="quiet"
        aria-label={texts.addFile.removeOf(name)}
        pending={removal.isPending}
        onClick={() => setAsked(true)}
      >
        {texts.addFile.remove}
      </Button>
      {isAsked && (
        <ConfirmDialog {...texts.addFile.confirm} onClose={() => setAsked(false)} onConfirm={() => removal.mutate()}>
          <p className="max-w-text">{texts.addFile.confirm.text}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
