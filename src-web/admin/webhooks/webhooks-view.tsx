import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Webhook } from '#shared/contracts/webhooks.ts';
import { webhooks as texts } from '#shared/staff-texts/webhooks.ts';
import { call } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../components/dialog.tsx';
import { ItemList } from '../components/list.tsx';
import { PageTitle, Panel } from '../components/page.tsx';
import { Feedback, QueryBoundary } from '../components/states.tsx';
import { showToast } from '../components/toasts.ts';
import { useChange } from '../queries.ts';
import { Deliveries } from './deliveries.tsx';
import { WebhookForm } from './webhook-form.tsx';

export function WebhooksView() {
  const query = useQuery({ queryKey: ['webhooks'], queryFn: () => call('GET /api/admin/webhooks', {}) });
  return (
    <>
      <PageTitle title={texts.title} />
      <p className="mb-2 max-w-text text-ink-soft">{texts.lead}</p>
      <QueryBoundary query={query}>
        {({ items }) => (
          <ItemList label={texts.title} items={items} empty={texts.empty}>
            {(webhook) => <WebhookItem key={webhook.id} webhook={webhook} />}
          </ItemList>
        )}
      </QueryBoundary>
      <Panel title={texts.form.title} className="mt-3">
        <WebhookForm />
      </Panel>
    </>
  );
}

function WebhookItem({ webhook }: { webhook: Webhook }) {
  const { id, url, events, format, include, lastStatus, failures } = webhook;
  const [isAsked, setAsked] = useState(false);
  const params = { id };
  const removal = useChange(() => call('DELETE /api/admin/webhooks/:id', { params }), {
    onSuccess: () => showToast({ success: texts.removed }),
  });
  const test = useChange(() => call('POST /api/admin/webhooks/:id/test', { params }, { timeout: 30_000 }));
  const answer = test.data?.delivery.answer;
  return (
    <li className="grid gap-1 py-2">
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
        <p className="min-w-0 font-semibold wrap-anywhere">
          <bdi>{url}</bdi>
        </p>
        <Badge tone={failures > 0 ? 'danger' : lastStatus === null ? 'neutral' : 'success'}>
          {failures > 0 ? texts.failing(failures) : texts.lastStatus(lastStatus)}
        </Badge>
        {include && <Badge tone="caution">{texts.includesFields}</Badge>}
      </div>
      <p className="text-xs text-ink-soft">
        {[texts.formats[format], ...events.map((event) => texts.events[event])].join(' · ')}
      </p>
      <div className="flex flex-wrap gap-1">
        <Button
          variant="secondary"
          aria-label={texts.testOf(url)}
          pending={test.isPending}
          onClick={() => test.mutate()}
        >
          {texts.test}
        </Button>
        <Button variant="secondary" aria-label={texts.removeOf(url)} onClick={() => setAsked(true)}>
          {texts.remove}
        </Button>
      </div>
      <Feedback
        success={answer && !answer.error ? texts.tested : undefined}
        failure={answer?.error ? texts.testFailed(answer.error) : (test.error ?? removal.error)?.message}
      />
      {(removal.isIdle || removal.isError) && <Deliveries webhookId={id} />}
      {isAsked && (
        <ConfirmDialog {...texts.confirm} onClose={() => setAsked(false)} onConfirm={() => removal.mutate()}>
          <p className="max-w-text wrap-anywhere">{texts.confirm.text(url)}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
