import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths as paths } from '#shared/admin/paths.ts';
import type { Newsletter, NewsletterDraft } from '#shared/contracts/newsletter.ts';
import { newsletter as texts } from '#shared/staff-texts/newsletter.ts';
import { posts as news } from '#shared/staff-texts/posts.ts';
import { gulfDate } from '#shared/time/days.ts';
import { call } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../components/dialog.tsx';
import { Notes, Row } from '../components/list.tsx';
import { useStaffNames } from '../components/staff-names.ts';
import { Feedback } from '../components/states.tsx';
import { formatDay, formatDayTime, formatNumber } from '../format.ts';
import { useChange } from '../queries.ts';
import type { ListedText } from './list-items.ts';
import { useListedNewsletter } from './newsletter-query.ts';
import { postTones } from './post-editor.tsx';
import { segmentName } from './segment-select.tsx';

const { list, drafts: draftTexts } = texts;

export function ListedRow({ text, ofSite }: { text: ListedText; ofSite: boolean }) {
  const { id, draft, newsletter, post } = text;
  if (post && (ofSite || !newsletter)) return <PostRow text={text} />;
  if (newsletter) return <SentRow id={id} newsletter={newsletter} isOnSite={Boolean(post)} />;
  return draft ? <DraftRow draft={draft} /> : null;
}

/** The columns stand below each other where there is room. */
function Columns({ goesTo, state, children }: { goesTo: string; state: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5 text-sm">
      <span className="text-ink-soft lg:w-12">{goesTo}</span>
      <span className="whitespace-nowrap lg:w-18">{state}</span>
      <span className="tabular flex flex-wrap items-center gap-x-1.5 lg:w-42 lg:flex-nowrap lg:justify-end lg:whitespace-nowrap">
        {children}
      </span>
    </div>
  );
}

function SentRow({ id, newsletter, isOnSite }: { id: string; newsletter: Newsletter; isOnSite: boolean }) {
  const nameOfStaff = useStaffNames();
  const { audience, segment, subject, subject_ar, created_by, created_at, changed_by, version } = newsletter;
  const { sent, failed, queued, bounced, unsubscribed, clicks, started, send_at, recipients } =
    useListedNewsletter(newsletter);
  const note = [
    audience !== 'all' && texts.audiences[audience],
    segment && segmentName(segment),
    audience === 'all' && subject_ar,
    texts.by(nameOfStaff(changed_by ?? created_by), formatDayTime(changed_by ? version : created_at)),
  ];
  const isSending = started && queued > 0;
  return (
    <Row
      id={id}
      to={started ? `${paths.newsletter}/${id}` : `${paths.newsletter}/${id}/edit`}
      title={subject}
      note={<Notes parts={note} />}
    >
      <Columns
        goesTo={isOnSite ? list.goesTo.both : list.goesTo.email}
        state={
          <Badge tone={!started ? 'info' : isSending ? 'amber' : 'success'}>
            {started ? list.sentOn(formatDay(gulfDate(new Date(send_at ?? created_at)))) : formatDayTime(send_at!)}
          </Badge>
        }
      >
        {isSending || failed > 0 ? (
          <span>{texts.counts(sent, failed, queued)}</span>
        ) : (
          <span>{started ? list.sent(formatNumber(sent)) : list.copies(formatNumber(recipients))}</span>
        )}
        {clicks !== undefined && clicks > 0 && <span>{list.clicks(formatNumber(clicks))}</span>}
        {bounced > 0 && (
          <Link
            to={`${paths.newsletter}/${id}/undelivered`}
            className="inline-flex min-h-3 items-center text-accent underline underline-offset-4 hover:text-ink"
          >
            {list.bounced(formatNumber(bounced))}
          </Link>
        )}
        {unsubscribed > 0 && <span>{list.left(formatNumber(unsubscribed))}</span>}
      </Columns>
    </Row>
  );
}

function PostRow({ text: { id, post, newsletter } }: { text: ListedText }) {
  const nameOfStaff = useStaffNames();
  const { slug, status, publishedAt, changedBy, version, en, ar } = post!;
  const note = [slug, en && ar?.title, news.by(nameOfStaff(changedBy), formatDayTime(version))];
  return (
    <Row id={id} to={`${paths.posts}/${id}`} title={(en ?? ar)!.title} note={<Notes parts={note} />}>
      <Columns
        goesTo={newsletter ? list.goesTo.both : list.goesTo.news}
        state={
          <Badge tone={postTones[status]}>
            {status === 'scheduled'
              ? formatDayTime(publishedAt)
              : `${news.statuses[status]} ${formatDay(gulfDate(new Date(publishedAt)))}`}
          </Badge>
        }
      />
    </Row>
  );
}

function DraftRow({ draft }: { draft: NewsletterDraft }) {
  const nameOfStaff = useStaffNames();
  const [isDeleting, setIsDeleting] = useState(false);
  const { id, subject, subject_ar, changed_by, changed_at, send_at, destination } = draft;
  const remove = useChange(() => call('DELETE /api/admin/newsletter-drafts/:id', { params: { id } }));
  const name = subject || subject_ar || draftTexts.noSubject;
  return (
    <Row
      id={id}
      to={`${paths.writeNewsletter}/${id}`}
      title={name}
      note={<Notes parts={[texts.by(nameOfStaff(changed_by), formatDayTime(changed_at)), subject && subject_ar]} />}
    >
      <Columns
        goesTo={list.goesTo[destination]}
        state={<Badge tone="amber">{send_at ? list.draftFor(formatDayTime(send_at)) : list.draft}</Badge>}
      >
        <Button variant="quiet" aria-label={draftTexts.deleteOf(name)} onClick={() => setIsDeleting(true)}>
          {draftTexts.delete}
        </Button>
      </Columns>
      {remove.error && <Feedback failure={remove.error.message} />}
      {isDeleting && (
        <ConfirmDialog {...draftTexts.confirm} onClose={() => setIsDeleting(false)} onConfirm={() => remove.mutate()}>
          <p>{draftTexts.confirm.text}</p>
        </ConfirmDialog>
      )}
    </Row>
  );
}
