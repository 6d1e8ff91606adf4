import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { HandoverState } from '#shared/contracts/chat.ts';
import type { WhatsappPerson } from '#shared/contracts/whatsapp.ts';
import { live } from '#shared/staff-texts/live-chat.ts';
import { whatsappChat as texts } from '#shared/staff-texts/whatsapp-chat.ts';
import { minuteLength } from '#shared/time/days.ts';
import { call } from '../../lib/api.ts';
import type { LiveSession } from '../../lib/use-live-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ContactLink } from '../components/contact-link.tsx';
import { ConfirmDialog } from '../components/dialog.tsx';
import { useStaffNames } from '../components/staff-names.ts';
import { Feedback } from '../components/states.tsx';
import { formatDayTime, formatDuration } from '../format.ts';
import { useChange } from '../queries.ts';
import { useMay } from '../roles.ts';
import { useIsMine } from './takeover.tsx';

interface WhatsappBarProps {
  sessionId: string;
  person: WhatsappPerson;
  state: HandoverState | undefined;
  session: LiveSession;
}

export function WhatsappBar({ sessionId, person, state, session }: WhatsappBarProps) {
  const { phone, name, stopped, blocked } = person;
  const params = { sessionId };
  const navigate = useNavigate();
  const may = useMay();
  const isMine = useIsMine(state);
  const nameOfStaff = useStaffNames();
  const [isErasing, setIsErasing] = useState(false);
  const blocking = useChange(() =>
    call('PUT /api/admin/chats/:sessionId/block', { params, body: { blocked: !blocked } }),
  );
  const erasure = useChange(() => call('DELETE /api/admin/chats/:sessionId', { params }), {
    onSuccess: () => void navigate('/admin/inbox/chats', { replace: true }),
  });
  return (
    <>
      <section
        aria-label={texts.person}
        className="mb-2 flex max-w-narrow flex-wrap items-start gap-x-2 gap-y-1 rounded border border-line bg-raised px-2 py-1.5"
      >
        <div className="min-w-0 flex-[1_1_16rem] text-sm">
          <p className="flex flex-wrap items-center gap-x-1 gap-y-0.5">
            <Icon name="whatsapp" className="size-2.5 shrink-0 text-success" />
            {name && <bdi className="font-semibold wrap-anywhere">{name}</bdi>}
            {phone ? (
              <>
                <bdi dir="ltr" className="text-ink-soft">
                  {phone}
                </bdi>
                <ContactLink by="phone" value={phone} />
              </>
            ) : (
              <span className="text-ink-soft">{texts.hiddenNumber}</span>
            )}
            {stopped && <Badge tone="caution">{texts.stopped}</Badge>}
            {blocked && <Badge tone="danger">{texts.blocked}</Badge>}
          </p>
          <WindowClock endsAt={person.windowEndsAt} />
          <p role="status" className="text-ink-soft wrap-anywhere">
            {stateText(state, isMine, session.connected, nameOfStaff)}
          </p>
        </div>
        <div className="flex flex-wrap gap-1">
          {isMine && (
            <Button variant="secondary" disabled={!session.connected} onClick={() => session.send({ type: 'leave' })}>
              {live.leave}
            </Button>
          )}
          <Button variant="secondary" pending={blocking.isPending} onClick={() => blocking.mutate()}>
            {blocked ? texts.unblock : texts.block}
          </Button>
          {may('admin') && (
            <Button variant="danger" pending={erasure.isPending} onClick={() => setIsErasing(true)}>
              {texts.erase.action}
            </Button>
          )}
        </div>
        {isErasing && (
          <ConfirmDialog {...texts.erase} onClose={() => setIsErasing(false)} onConfirm={() => erasure.mutate()}>
            <p className="max-w-text">
              {texts.erase.text} {stopped && texts.erase.stopped}
            </p>
          </ConfirmDialog>
        )}
      </section>
      <Feedback failure={(erasure.error ?? blocking.error)?.message} />
    </>
  );
}

function stateText(
  state: HandoverState | undefined,
  isMine: boolean,
  connected: boolean,
  nameOfStaff: ReturnType<typeof useStaffNames>,
): string {
  if (!connected || !state) return texts.states.reconnecting;
  if (state.state === 'person') {
    return isMine ? live.states.mine : live.states.other(state.by ? nameOfStaff(state.by) : state.name);
  }
  return texts.states[state.state === 'promised' && state.sent ? 'sent' : state.state];
}

function WindowClock({ endsAt }: { endsAt: string | null }) {
  const now = useNow();
  if (endsAt === null) return <p className="font-medium text-caution">{texts.window.never}</p>;
  const remainingMs = Date.parse(endsAt) - now;
  return (
    <p className={remainingMs > 0 ? 'text-ink-soft' : 'font-medium text-caution'}>
      {remainingMs > 0
        ? texts.window.open(formatDuration(remainingMs), formatDayTime(endsAt))
        : texts.window.closed(formatDayTime(endsAt))}
    </p>
  );
}

/** The clock shows minutes. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteLength / 4);
    return () => clearInterval(timer);
  }, []);
  return now;
}
