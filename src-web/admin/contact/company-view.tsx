import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { adminPaths } from '#shared/admin/paths.ts';
import type { Company } from '#shared/contracts/companies.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { nextSteps as stepTexts } from '#shared/staff-texts/next-steps.ts';
import { call } from '../../lib/api.ts';
import { Row } from '../components/list.tsx';
import { PageTitle } from '../components/page.tsx';
import { Empty, QueryBoundary } from '../components/states.tsx';
import { formatWeekday } from '../format.ts';
import { BookingsPart, ChatsPart, Part, SubmissionsPart } from './part-of-contact.tsx';

const { company: texts } = admin;

export function CompanyView() {
  const { key = '' } = useParams();
  const query = useQuery({
    queryKey: ['company', key],
    queryFn: () => call('GET /api/admin/companies/:key', { params: { key } }),
  });
  return (
    <>
      <PageTitle title={query.data?.name ?? key} />
      <QueryBoundary query={query}>{(company) => <Everything company={company} />}</QueryBoundary>
    </>
  );
}

function Everything({ company }: { company: Company }) {
  const { key, name, people, submissions, bookings, chats, nextSteps } = company;
  return (
    <>
      {name !== key && key.includes('.') && <p className="mb-2 text-sm text-ink-soft wrap-anywhere">{key}</p>}
      {submissions.length === 0 && <Empty>{texts.empty}</Empty>}
      <div className="mb-3 grid items-start gap-3 lg:grid-cols-2">
        <Part title={stepTexts.title} items={nextSteps}>
          {({ submissionId, name, text, dueOn }) => (
            <Row
              key={submissionId}
              to={`${adminPaths.inbox}/${submissionId}`}
              title={text}
              note={`${name} · ${stepTexts.by(formatWeekday(dueOn))}`}
            />
          )}
        </Part>
        <Part title={texts.people} items={people}>
          {({ name, email, phone, submissions }) => (
            <Row
              key={email}
              to={`${adminPaths.person}?${new URLSearchParams({ email })}`}
              title={name}
              note={[email, phone, texts.records(submissions)].filter(Boolean).join(' · ')}
            />
          )}
        </Part>
        <BookingsPart bookings={bookings} />
        <ChatsPart chats={chats} />
      </div>
      <SubmissionsPart submissions={submissions} rest={texts.inInbox} />
    </>
  );
}
