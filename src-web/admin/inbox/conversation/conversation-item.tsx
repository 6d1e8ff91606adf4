import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ConversationEntry, SenderDoubt } from '#shared/contracts/conversation.ts';
import type { EmailStatus } from '#shared/mail/email-kinds.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { MarkdownView } from '../../components/markdown-view.tsx';
import { useStaffNames } from '../../components/staff-names.ts';
import { formatSize, formatTime } from '../../format.ts';
import { MailBadge } from '../../mail/mail-detail.tsx';
import { FileItem } from './file-item.tsx';
import { Note } from './note.tsx';

const { timeline: texts } = conversation;
const looks = {
  note: 'ms-auto border-caution/25 bg-caution-wash',
  sent: 'ms-auto border-info/25 bg-info-wash',
  received: 'border-line bg-raised',
};

interface ConversationItemProps {
  entry: ConversationEntry;
  foreign: boolean;
  visitor?: string | undefined;
}

export function ConversationItem({ entry, foreign, visitor }: ConversationItemProps) {
  const nameOfStaff = useStaffNames();
  const id = useId();
  const { kind, text, by, at, emailStatus, undelivered, subject, quoted, files, automatic, doubts = [] } = entry;
  return (
    <li
      aria-labelledby={id}
      className={classNames(
        'w-full max-w-[52rem] rounded border p-1.5 lg:w-[92%]',
        undelivered ? 'ms-auto border-danger/40 bg-danger-wash' : looks[kind],
      )}
    >
      <p id={id} className="flex flex-wrap items-center gap-x-1 gap-y-0.5 text-xs text-ink-soft">
        <span className="font-semibold text-ink">{texts.kinds[kind]}</span>
        <bdi className="wrap-anywhere">{visitor ?? nameOfStaff(by)}</bdi>
        <span>{formatTime(at)}</span>
        {entry.editedAt && <span>{texts.edited(formatTime(entry.editedAt))}</span>}
        {foreign && (
          <>
            <Badge tone="caution">{texts.foreign}</Badge>
            <span>{texts.foreignWhy}</span>
          </>
        )}
        {doubts.length > 0 && <Badge tone="caution">{texts.doubtful}</Badge>}
        {automatic && <Badge>{texts.automatic}</Badge>}
      </p>
      {doubts.length > 0 && (
        <ul className="mt-0.5 text-xs text-ink-soft">
          {doubts.map((doubt) => (
            <li key={doubt.check} className="wrap-anywhere">
              {doubtText(doubt)}
            </li>
          ))}
        </ul>
      )}
      {undelivered && (
        <p className="mt-0.5 text-sm wrap-anywhere">
          <strong className="font-semibold text-danger">{texts.undelivered}</strong> {admin.mail.cause(undelivered)}
        </p>
      )}
      {kind === 'sent' && emailStatus && (
        <p className="mt-0.5 flex flex-wrap items-center gap-x-1 text-xs">
          <MailState id={entry.id} status={emailStatus} isUndelivered={Boolean(undelivered)} />
        </p>
      )}
      {entry.cc && (
        <p className="mt-0.5 text-xs wrap-anywhere text-ink-soft">
          {texts.copies} <bdi>{entry.cc.join(', ')}</bdi>
        </p>
      )}
      {subject && (
        <p dir="auto" className="mt-0.5 text-sm font-semibold wrap-anywhere">
          {subject}
        </p>
      )}
      {kind === 'note' ? (
        <Note entry={entry} />
      ) : (
        <WrittenText kind={kind} text={kind === 'received' && by === '' ? texts.erased : text} />
      )}
      {quoted && (
        <details className="mt-0.5 text-sm">
          <summary className="min-h-5.5 cursor-pointer content-center text-xs text-ink-soft">{texts.quoted}</summary>
          <p dir="auto" className="border-s-2 border-line ps-1 whitespace-pre-wrap text-ink-soft wrap-anywhere">
            {quoted}
          </p>
        </details>
      )}
      {files && files.length > 0 && (
        <ul aria-label={texts.filesOf} className="mt-0.5 text-xs text-ink-soft">
          {files.map(({ id: file, name, size, type, suspicious = false }, index) =>
            file ? (
              <FileItem key={file} file={{ id: file, name, size, type, suspicious }} />
            ) : (
              <li key={index} className="wrap-anywhere">
                {texts.notStored(name, formatSize(size))}
              </li>
            ),
          )}
        </ul>
      )}
    </li>
  );
}

/** Staff write Markdown, visitors plain text. */
function WrittenText({ kind, text }: Pick<ConversationEntry, 'kind' | 'text'>) {
  if (kind === 'sent') return <MarkdownView className="mt-0.5 text-sm">{text}</MarkdownView>;
  return (
    <p dir="auto" className="mt-0.5 text-sm whitespace-pre-wrap wrap-anywhere">
      {text}
    </p>
  );
}

function doubtText(doubt: SenderDoubt): string {
  switch (doubt.check) {
    case 'unchecked':
      return texts.doubts.unchecked;
    case 'envelope':
      return texts.doubts.envelope(doubt.domain);
    default:
      return texts.doubts[doubt.check](doubt.result, doubt.domain);
  }
}

interface MailStateProps {
  id: string;
  status: EmailStatus;
  last_error?: string | null;
  isUndelivered?: boolean;
}

export function MailState({ id, status, last_error, isUndelivered }: MailStateProps) {
  return (
    <>
      {/* “Sent” would contradict the line above. */}
      {!isUndelivered && <MailBadge status={status} />}
      {status === 'failed' && <span className="text-danger">{texts.mailFailed}</span>}
      {status === 'cancelled' && last_error && <span>{texts.mailHeldBack(admin.mail.cause(last_error))}</span>}
      <Link to={`/admin/settings/mail/${id}`} className="text-accent underline underline-offset-4 hover:text-ink">
        {texts.openMail}
      </Link>
    </>
  );
}
