import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { adminPaths as paths } from '#shared/admin/paths.ts';
import type { UndeliveredCopy } from '#shared/contracts/newsletter.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { newsletter as texts } from '#shared/staff-texts/newsletter.ts';
import { call } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { Notes, Row } from '../components/list.tsx';
import { PageTitle } from '../components/page.tsx';
import { Paged } from '../components/paged.tsx';
import { formatTime } from '../format.ts';
import { newsletterQuery } from './newsletter-query.ts';

const { undelivered } = texts;

/** The addresses that a newsletter did not reach, each with what came of it before. */
export function UndeliveredView() {
  const { id = '' } = useParams();
  const subject = useQuery(newsletterQuery(id)).data?.newsletter.subject;
  return (
    <>
      <PageTitle title={undelivered.title}>
        <ButtonLink variant="quiet" to={paths.newsletter}>
          {texts.list.back}
        </ButtonLink>
      </PageTitle>
      {subject && (
        <p className="mb-2 max-w-text text-ink-soft">
          <bdi>{undelivered.lead(subject)}</bdi>
        </p>
      )}
      <Paged
        label={undelivered.title}
        queryKey={['undelivered', id]}
        load={(cursor) => call('GET /api/admin/newsletters/:id/undelivered', { params: { id }, query: { cursor } })}
        empty={undelivered.empty}
      >
        {(copy) => <CopyRow key={copy.email} copy={copy} />}
      </Paged>
    </>
  );
}

function CopyRow({ copy: { email, at, reason, subscriber, history } }: { copy: UndeliveredCopy }) {
  return (
    <Row
      to={`${paths.subscribers}?q=${encodeURIComponent(email)}`}
      title={email}
      note={<Notes parts={[reason && admin.mail.cause(reason), formatTime(at)]} />}
    >
      {subscriber && <Badge tone="neutral">{admin.subscribers.statuses[subscriber]}</Badge>}
      {history.length > 0 && (
        <details className="w-full text-sm sm:w-60">
          <summary className="min-h-3 cursor-pointer">{undelivered.history(history.length)}</summary>
          <ul>
            {history.map((one) => (
              <li key={one.at} className="py-0.25 wrap-anywhere">
                <Notes
                  parts={[
                    one.subject,
                    one.reason ? admin.mail.cause(one.reason) : undelivered.arrived,
                    formatTime(one.at),
                  ]}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Row>
  );
}
