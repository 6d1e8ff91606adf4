import { useState } from 'react';
import type { StaffAttachment } from '#shared/contracts/inbox.ts';
import { uncheckedType } from '#shared/forms/unchecked-type.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { formatSize } from '../../format.ts';

const { conversation: texts } = admin;
const look =
  'inline-flex min-h-5.5 items-center font-semibold text-accent underline underline-offset-4 hover:text-ink cursor-pointer';

export function FileItem({ file }: { file: StaffAttachment }) {
  const { name, size, type, suspicious } = file;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-1">
      <bdi className="wrap-anywhere">{name}</bdi>
      <span className="text-ink-soft">{formatSize(size)}</span>
      {type === 'application/pdf' && !suspicious && (
        <button type="button" aria-label={texts.viewOf(name)} onClick={() => setIsOpen(true)} className={look}>
          {texts.view}
        </button>
      )}
      <Download file={file} />
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
      {isOpen && <PdfDialog file={file} onClose={() => setIsOpen(false)} />}
    </li>
  );
}

function Download({ file: { id, name } }: { file: StaffAttachment }) {
  return (
    <a href={`/api/admin/attachments/${id}`} download aria-label={texts.downloadOf(name)} className={look}>
      {texts.download}
    </a>
  );
}

/** Without the attribute `sandbox`, in which browsers show no PDF: their viewer is a sandbox of its own. */
function PdfDialog({ file, onClose }: { file: StaffAttachment; onClose: () => void }) {
  return (
    <Dialog wide title={<bdi className="wrap-anywhere">{file.name}</bdi>} onClose={onClose}>
      <p className="mb-1 flex flex-wrap items-center gap-x-1 text-sm">
        {texts.viewHint} <Download file={file} />
      </p>
      <iframe
        title={file.name}
        src={`/api/admin/attachments/${file.id}/view`}
        className="h-[70dvh] w-full rounded border border-line bg-raised"
      />
    </Dialog>
  );
}
