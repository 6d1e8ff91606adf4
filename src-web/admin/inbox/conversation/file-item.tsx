import { useState } from 'react';
import type { StaffAttachment } from '#shared/contracts/conversation.ts';
import { uncheckedType } from '#shared/forms/unchecked-type.ts';
import { conversation as texts } from '#shared/staff-texts/conversation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { formatSize } from '../../format.ts';

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
  const { id, name, size, type, suspicious } = file;
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
