import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { DeadLetter, OutboxEmail } from '#shared/contracts/mail.ts';
import type { Newsletter } from '#shared/contracts/newsletter.ts';
import { emailKinds } from '#shared/mail/email-kinds.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { newsletter as newsletterTexts } from '#shared/staff-texts/newsletter.ts';
import { call } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useCloseOpened } from '../components/detail.tsx';
import { Select } from '../components/fields.tsx';
import { FilterBar, useFilters } from '../components/filters.tsx';
import { Notes, Row } from '../components/list.tsx';
import { PageTitle, Panel } from '../components/page.tsx';
import { Paged, PagedList, usePages } from '../components/paged.tsx';
import { Search } from '../components/search.tsx';
import { useStaffNames } from '../components/staff-names.ts';
import { Feedback } from '../components/states.tsx';
import { formatNumber, formatTime } from '../format.ts';
import { newslettersQuery, useListedNewsletter } from '../newsletter/newsletter-query.ts';
import { segmentName } from '../newsletter/segment-select.tsx';
import { mailStateQuery, useChange } from '../queries.ts';
import { useMay } from '../roles.ts';
import { MailBadge, MailModal, RetryButton } from './mail-detail.tsx';
import { isNewsletter, withNewsletters } from './with-newsletters.ts';

const { mail: texts, states, views } = admin;
const { deadLetters } = texts;

const limit = 25;

const kindOptions = Object.fromEntries(emailKinds.map((kind) => [kind, texts.kindOf(kind)]));

export function MailView() {
  const { id } = useParams();
  const { control, query, search, typing } = useFilters('status', 'kind', 'q');
  const suffix = search && `?${search}`;
  const may = useMay();
  const newsletters = useQuery({ ...newslettersQuery, enabled: !search && may('marketing') }).data?.items;
  const mails = usePages(['emails', query], (cursor) =>
    call('GET /api/admin/emails', { query: { ...query, limit, cursor, letters: search ? undefined : 'none' } }),
  );
  const pages = mails.data && withNewsletters(mails.data.pages, search ? [] : (newsletters ?? []));
  const close = useCloseOpened(`/admin/settings/mail${suffix}`);
  return (
    <>
      <PageTitle title={views.mail} />
      <DeadLetters />
      <div className="mb-2 flex flex-wrap items-end justify-between gap-1.5">
        <FilterBar
          search={<Search {...typing} placeholder={texts.searchPlaceholder} />}
          active={[query.status, query.kind].filter(Boolean).length}
        >
          <Select label={texts.status} options={texts.statuses} {...control('status')} />
          <Select label={texts.kind} options={kindOptions} {...control('kind')} />
        </FilterBar>
        <RetryAll />
      </div>
      <PagedList
        label={views.mail}
        query={{ ...mails, data: pages && { pages } }}
        empty={search ? states.noMatch : texts.empty}
      >
        {(item) =>
          isNewsletter(item) ? (
            <NewsletterRow key={item.id} newsletter={item} />
          ) : (
            <MailRow key={item.id} mail={item} to={`/admin/settings/mail/${item.id}${suffix}`} />
          )
        }
      </PagedList>
      {id && <MailModal key={id} id={id} onClose={close} />}
    </>
  );
}

export function MailRow({ mail, to }: { mail: OutboxEmail; to: string }) {
  const time = mail.sent_at ? texts.sent(formatTime(mail.sent_at)) : texts.due(formatTime(mail.due_at));
  const note = [
    texts.kindOf(mail.kind),
    texts.to(mail.to_address),
    texts.attempts(mail.attempts),
    time,
    mail.last_error && texts.cause(mail.last_error),
  ];
  return (
    <Row to={to} title={mail.subject} note={<Notes parts={note} />}>
      <MailBadge status={mail.status} />
      {mail.status === 'failed' && <RetryButton mail={mail} />}
    </Row>
  );
}

function RetryAll() {
  const may = useMay();
  const failed = useQuery(mailStateQuery).data?.failed ?? 0;
  const retry = useChange(() => call('POST /api/admin/emails/retry', {}, { timeout: 60_000 }));
  const { retried, remaining } = retry.data ?? {};
  return (
    <div>
      {failed > 0 && may('admin') && (
        <Button variant="secondary" pending={retry.isPending} onClick={() => retry.mutate()}>
          {texts.retryAll(formatNumber(failed))}
        </Button>
      )}
      <Feedback
        success={retried === undefined ? undefined : texts.retriedAll(formatNumber(retried), remaining ?? 0)}
        failure={retry.error?.message}
      />
    </div>
  );
}

function DeadLetters() {
  const state = useQuery(mailStateQuery).data;
  if (!state?.deadLetters) return null;
  return (
    <Panel title={deadLetters.title} className="mb-3">
      <p className="mb-1 max-w-text text-sm text-ink-soft">{deadLetters.text}</p>
      <Paged
        label={deadLetters.title}
        queryKey={['dead-letters']}
        load={(cursor) => call('GET /api/admin/dead-letters', { query: { limit: 10, cursor } })}
        empty={admin.states.noMatch}
      >
        {(deadLetter) => <DeadLetterRow key={deadLetter.id} deadLetter={deadLetter} />}
      </Paged>
    </Panel>
  );
}

function DeadLetterRow({ deadLetter }: { deadLetter: DeadLetter }) {
  const seen = useChange(() => call('DELETE /api/admin/dead-letters/:id', { params: { id: deadLetter.id } }));
  const title = titleOf(deadLetter);
  return (
    <Row
      title={title}
      note={<Notes parts={[deadLetter.body?.eventId, deadLetters.failed(formatTime(deadLetter.failed_at))]} />}
    >
      <div>
        <Button
          variant="secondary"
          aria-label={deadLetters.seenOf(title)}
          pending={seen.isPending}
          onClick={() => seen.mutate()}
        >
          {deadLetters.seen}
        </Button>
        <Feedback failure={seen.error?.message} />
      </div>
    </Row>
  );
}

function titleOf({ body }: DeadLetter): string {
  if (body?.batchId) return deadLetters.batch(body.batchId);
  if (body?.type) return deadLetters.report(body.type.split('.').at(-1) ?? body.type);
  return deadLetters.unknown;
}

function NewsletterRow({ newsletter }: { newsletter: Newsletter }) {
  const nameOfStaff = useStaffNames();
  const { id, kind, audience, segment, subject, subject_ar, created_by, created_at } = newsletter;
  const note = [
    newsletterTexts.kinds[kind],
    newsletterTexts.audiences[audience],
    segment && segmentName(segment),
    audience === 'all' && subject_ar,
    newsletterTexts.by(nameOfStaff(created_by), formatTime(created_at)),
  ];
  return (
    <Row to={`/admin/newsletter/${id}`} title={subject} note={<Notes parts={note} />}>
      <Counts newsletter={newsletter} />
    </Row>
  );
}

function Counts({ newsletter }: { newsletter: Newsletter }) {
  const { sent, failed, queued, started, send_at } = useListedNewsletter(newsletter);
  if (!started && send_at) return <Badge tone="info">{newsletterTexts.scheduledFor(formatTime(send_at))}</Badge>;
  return <span className="tabular text-sm">{newsletterTexts.counts(sent, failed, queued)}</span>;
}
