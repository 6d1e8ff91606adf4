import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { NewsletterAudience } from '../../../src-shared/contracts/newsletter.ts';
import { formatNumber } from '../format.ts';
import { ConfirmDialog } from '../parts/dialog.tsx';
import { ProgressBar } from '../parts/figures.tsx';
import { statsQuery } from '../queries.ts';
import { type Draft, requestOf } from './draft.ts';
import { letterQuery } from './letter-query.ts';

const { confirm, audiences, audienceWith } = admin.newsletter;
const { newsletter: texts } = admin;

interface SendDialogProps {
  draft: Draft;
  readers: Readers;
  onClose: () => void;
  onConfirm: () => void;
}

export function SendDialog({ draft, readers, onClose, onConfirm }: SendDialogProps) {
  const { audience, subject, subjectAr } = requestOf(draft);
  return (
    <ConfirmDialog {...confirm} onClose={onClose} onConfirm={onConfirm}>
      <div className="grid gap-1 wrap-anywhere">
        <p>{confirm.text(subject, readers?.[audience] ?? 0)}</p>
        {subjectAr?.trim() && <p>{confirm.arabic(subjectAr, readers?.ar ?? 0)}</p>}
      </div>
    </ConfirmDialog>
  );
}

export function Progress({ id }: { id: string }) {
  const { data } = useQuery(letterQuery(id));
  if (!data) return null;
  const { recipients, sent, failed, queued } = data.newsletter;
  const done = recipients - queued;
  return (
    <div className="mt-1.5">
      <ProgressBar label={texts.progressLabel} max={Math.max(recipients, 1)} value={done} />
      <p className="tabular mt-0.5 text-sm text-ink-soft">{texts.counts(sent, failed, queued)}</p>
    </div>
  );
}

type Readers = Record<NewsletterAudience, number> | undefined;

export function useReaders(): Readers {
  const { data } = useQuery(statsQuery);
  return data && { all: data.subscribers.active, ...data.readers };
}

export function audienceOptions(readers: Readers): Record<NewsletterAudience, string> {
  const option = (audience: NewsletterAudience) =>
    readers ? audienceWith(audiences[audience], formatNumber(readers[audience])) : audiences[audience];
  return { all: option('all'), en: option('en'), ar: option('ar') };
}
