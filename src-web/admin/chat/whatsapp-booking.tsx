import type { BookingMessages } from '#shared/contracts/whatsapp.ts';
import { whatsappChat } from '#shared/staff-texts/whatsapp-chat.ts';
import { Icon } from '../../ui/icon.tsx';
import { formatTime } from '../format.ts';
import { Ticks } from './whatsapp-notes.tsx';

const { booking: texts } = whatsappChat;

/** The confirmation and the reminder for which the visitor asked, or why one is not sent. */
export function BookingOnWhatsapp({ messages: { askedAt, note, sent } }: { messages: BookingMessages }) {
  return (
    <div className="mt-1.5 mb-2 text-sm">
      {askedAt && (
        <p className="flex items-start gap-0.5">
          <Icon name="whatsapp" className="mt-0.25 size-2 shrink-0 text-success" />
          {texts.asked(formatTime(askedAt))}
        </p>
      )}
      {sent.map(({ kind, at, ...delivery }) => (
        <div key={`${kind} ${at}`} className="mt-0.5 flex flex-wrap items-baseline gap-x-1">
          <span>
            {texts.kinds[kind]}, {formatTime(at)}
          </span>
          <Ticks {...delivery} />
        </div>
      ))}
      {note && <p className="mt-0.5 text-caution">{texts.notes[note]}</p>}
    </div>
  );
}
