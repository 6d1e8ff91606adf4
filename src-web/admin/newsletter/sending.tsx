import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  Newsletter,
  NewsletterAudience,
  NewsletterSegment,
  RecipientCounts,
} from '#shared/contracts/newsletter.ts';
import { newsletter as texts } from '#shared/staff-texts/newsletter.ts';
import { posts as news } from '#shared/staff-texts/posts.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../components/dialog.tsx';
import { ProgressBar } from '../components/figures.tsx';
import { Feedback } from '../components/states.tsx';
import { showToast } from '../components/toasts.ts';
import { formatNumber, formatTime } from '../format.ts';
import { useChange } from '../queries.ts';
import { type Draft, requestOf } from './draft.ts';
import { newsletterQuery } from './newsletter-query.ts';
import { segmentName } from './segment-select.tsx';

const { confirm, audiences, audienceWith } = texts;

interface SendDialogProps {
  draft: Draft;
  counts: RecipientCounts | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

export function SendDialog({ draft, counts, onClose, onConfirm }: SendDialogProps) {
  const { audience, subject, subjectAr, sendAt } = requestOf(draft);
  const count = counts?.[audience] ?? 0;
  const at = sendAt ? formatTime(sendAt) : null;
  if (draft.destination === 'news') return <PublishDialog draft={draft} at={at} {...{ onClose, onConfirm }} />;
  return (
    <ConfirmDialog
      {...confirm}
      confirm={sendAt ? texts.schedule : confirm.confirm}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <div className="grid gap-1 wrap-anywhere">
        <p>{sendAt ? confirm.later(subject, count, formatTime(sendAt)) : confirm.text(subject, count)}</p>
        {draft.segment && <p>{confirm.segment(segmentName(draft.segment))}</p>}
        {subjectAr?.trim() && <p>{confirm.arabic(subjectAr, counts?.ar ?? 0)}</p>}
        {draft.destination === 'both' && <p>{news.confirm.also(at)}</p>}
      </div>
    </ConfirmDialog>
  );
}

interface PublishDialogProps extends Pick<SendDialogProps, 'draft' | 'onClose' | 'onConfirm'> {
  at: string | null;
}

function PublishDialog({ draft, at, onClose, onConfirm }: PublishDialogProps) {
  const titles = [draft.subject, draft.subjectAr].filter((title) => title.trim()).map(news.titleOf);
  const text = at ? news.confirm.later(titles.join(', '), at) : news.confirm.now(titles.join(', '));
  return (
    <ConfirmDialog
      {...news.confirm}
      confirm={at ? news.schedule : news.confirm.confirm}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p className="wrap-anywhere">{text}</p>
    </ConfirmDialog>
  );
}

export function Progress({ id }: { id: string }) {
  const { data } = useQuery(newsletterQuery(id));
  if (!data) return null;
  const { recipients, sent, failed, queued, started } = data.newsletter;
  if (!started) return <StopButton newsletter={data.newsletter} />;
  const completed = recipients - queued;
  return (
    <div className="mt-1.5">
      <ProgressBar label={texts.progressLabel} max={Math.max(recipients, 1)} value={completed} />
      <p className="tabular mt-0.5 text-sm text-ink-soft">{texts.counts(sent, failed, queued)}</p>
    </div>
  );
}

export function StopButton({ newsletter, onStopped }: { newsletter: Newsletter; onStopped?: () => void }) {
  const [asks, setAsks] = useState(false);
  const client = useQueryClient();
  const { id, sent, failed, queued, started, send_at } = newsletter;
  const stop = useChange(() => call('DELETE /api/admin/newsletters/:id', { params: { id } }), {
    onSuccess() {
      void client.resetQueries({ queryKey: ['newsletters', 'list'] });
      onStopped?.();
      client.setQueryData(newsletterQuery(id).queryKey, null);
      showToast({ success: started ? texts.stopped : texts.unscheduled });
    },
  });
  const question = started ? texts.confirmStop : texts.confirmUnschedule;
  if (started && (queued === 0 || sent + failed > 0)) return null;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-1">
      {!started && send_at && <p className="text-sm font-semibold">{texts.scheduledFor(formatTime(send_at))}</p>}
      <Button variant="secondary" aria-disabled={stop.isPending} onClick={() => setAsks(true)}>
        {started ? texts.stop : texts.unschedule}
      </Button>
      <Feedback failure={stop.error?.message} />
      {asks && (
        <ConfirmDialog {...question} onClose={() => setAsks(false)} onConfirm={() => stop.mutate()}>
          <p>{question.text}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

export function useRecipientCounts(segment: NewsletterSegment | null): RecipientCounts | undefined {
  const query = segment ? { segment } : {};
  const counts = useQuery({
    queryKey: ['newsletter-recipients', query],
    queryFn: () => call('GET /api/admin/newsletters/recipients', { query }),
  });
  return counts.data;
}

export function audienceOptions(counts: RecipientCounts | undefined): Record<NewsletterAudience, string> {
  const option = (audience: NewsletterAudience) =>
    counts ? audienceWith(audiences[audience], formatNumber(counts[audience])) : audiences[audience];
  return { all: option('all'), en: option('en'), ar: option('ar') };
}
