import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebhookDelivery } from '#shared/contracts/webhooks.ts';
import { webhooks as texts } from '#shared/staff-texts/webhooks.ts';
import { call } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ItemList, Notes, Row } from '../components/list.tsx';
import { Feedback, QueryBoundary } from '../components/states.tsx';
import { showToast } from '../components/toasts.ts';
import { formatNumber, formatTime } from '../format.ts';
import { useChange } from '../queries.ts';

const tones = { queued: 'info', sending: 'info', sent: 'success', failed: 'danger' } as const;

/** Loaded when it is opened. */
export function Deliveries({ webhookId }: { webhookId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-5.5 cursor-pointer items-center text-sm font-semibold text-accent">
        {texts.deliveries}
      </summary>
      {isOpen && <DeliveryList webhookId={webhookId} />}
    </details>
  );
}

function DeliveryList({ webhookId }: { webhookId: string }) {
  const query = useQuery({
    queryKey: ['webhooks', webhookId, 'deliveries'],
    queryFn: () => call('GET /api/admin/webhooks/:id/deliveries', { params: { id: webhookId } }),
  });
  return (
    <QueryBoundary query={query}>
      {({ items }) => (
        <ItemList label={texts.deliveries} items={items} empty={texts.noDeliveries}>
          {(delivery) => <DeliveryRow key={delivery.id} webhookId={webhookId} delivery={delivery} />}
        </ItemList>
      )}
    </QueryBoundary>
  );
}

function DeliveryRow({ webhookId, delivery }: { webhookId: string; delivery: WebhookDelivery }) {
  const { id, event, status, attempts, createdAt, dueAt, answer } = delivery;
  const params = { id: webhookId, deliveryId: id };
  const resend = useChange(
    () => call('POST /api/admin/webhooks/:id/deliveries/:deliveryId/retry', { params }, { timeout: 30_000 }),
    {
      onSuccess: ({ delivery: { answer } }) =>
        showToast(answer?.error ? { failure: texts.resendFailed(answer.error) } : { success: texts.resent }),
    },
  );
  const time = formatTime(createdAt);
  const notes = [
    time,
    texts.attempts(attempts),
    answer && answer.status !== null && texts.answer(answer.status, formatNumber(answer.ms)),
    answer?.error,
    answer?.error && answer.text,
    status === 'queued' && attempts > 0 && texts.nextAt(formatTime(dueAt)),
  ];
  return (
    <Row title={texts.events[event]} note={<Notes parts={notes} />}>
      <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>
      <Button
        variant="secondary"
        aria-label={texts.resendOf(texts.events[event], time)}
        pending={resend.isPending || status === 'sending'}
        onClick={() => resend.mutate()}
      >
        {texts.resend}
      </Button>
      <Feedback failure={resend.error?.message} />
    </Row>
  );
}
