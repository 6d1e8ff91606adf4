import type { ChatMessage } from '#shared/contracts/chat.ts';
import type { WhatsappDelivery } from '#shared/contracts/whatsapp.ts';
import { whatsappChat as texts } from '#shared/staff-texts/whatsapp-chat.ts';
import { Icon } from '../../ui/icon.tsx';

interface WhatsappNotesProps {
  message: ChatMessage;
  deliveries: Record<string, WhatsappDelivery>;
  files: Record<string, string>;
}

/** The file of a received message; the ticks of a sent one. */
export function WhatsappNotes({ message: { id, session_id }, deliveries, files }: WhatsappNotesProps) {
  const delivery = deliveries[id];
  const file = files[id];
  return (
    <>
      {file && (
        <a
          href={`/api/admin/chats/${session_id}/files/${id}`}
          download
          className="inline-flex min-h-5.5 items-center text-sm font-semibold text-accent underline wrap-anywhere"
        >
          {texts.file(file)}
        </a>
      )}
      {delivery && <Ticks {...delivery} />}
    </>
  );
}

export function Ticks({ status, reason }: WhatsappDelivery) {
  if (status === 'received' || status === 'handled') return null;
  if (status !== 'failed') {
    return (
      <p className={`text-end text-xs ${status === 'read' ? 'text-info' : 'text-ink-soft'}`}>{texts.ticks[status]}</p>
    );
  }
  return (
    <p className="mt-0.5 flex items-start gap-0.5 text-xs font-medium text-danger">
      <Icon name="alert" className="size-2 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {texts.ticks.failed}
        {reason && `: ${texts.reasons[reason] ?? reason}`}
      </span>
    </p>
  );
}
