import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Person } from '#shared/contracts/contact.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { samePerson } from '#shared/staff-texts/same-person.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../components/page.tsx';
import { Empty, QueryBoundary } from '../components/states.tsx';
import { useUnmark } from '../inbox/conversation/same-person.tsx';
import { nameOf } from '../inbox/name-of.ts';
import { MailRow } from '../mail/mail-view.tsx';
import { SubscriberRow } from '../newsletter/subscriber-row.tsx';
import { BookingsPart, ChatsPart, Part, SubmissionsPart } from './part-of-contact.tsx';

const { person: texts, views } = admin;

export function ContactView() {
  const [params] = useSearchParams();
  const key = ['email', 'phone'].find((name) => params.get(name)) ?? 'email';
  const value = params.get(key) ?? '';
  const query = useQuery({
    queryKey: ['person', key, value],
    queryFn: () => call('GET /api/admin/person', { query: { [key]: value } }),
  });
  const [newest] = query.data?.submissions ?? [];
  return (
    <>
      <PageTitle title={newest ? nameOf(newest) : value} />
      <QueryBoundary query={query}>{(person) => <Everything person={person} />}</QueryBoundary>
    </>
  );
}

/** Each address that staff have joined, to take it out again. */
function Marked({ marked }: Pick<Person, 'marked'>) {
  const unmark = useUnmark();
  return (
    <ul className="mb-2 flex flex-wrap gap-x-2 text-sm">
      {marked.map(({ id, email }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-0.5">
          <bdi className="wrap-anywhere">{email}</bdi>
          <Button
            variant="quiet"
            aria-label={samePerson.unmarkOf(email)}
            pending={unmark.isPending}
            onClick={() => unmark.mutate(id)}
          >
            {samePerson.unmark}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Everything({ person }: { person: Person }) {
  const { emails, phones, marked, submissions, bookings, chats, mails, subscribers } = person;
  const isUnknown = [submissions, chats, mails, subscribers].every((items) => items.length === 0);
  return (
    <>
      <p className="mb-2 text-sm text-ink-soft wrap-anywhere">
        <bdi>{[...emails, ...phones].join(' · ')}</bdi>
        {emails.length > 1 && <span className="block">{marked.length > 1 ? samePerson.joined : texts.joined}</span>}
      </p>
      {marked.length > 1 && <Marked marked={marked} />}
      {isUnknown && <Empty>{texts.empty}</Empty>}
      <div className="mb-3 empty:hidden">
        <SubmissionsPart submissions={submissions} rest={texts.inInbox} />
      </div>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <BookingsPart bookings={bookings} />
        <Part title={views.mail} items={mails} rest={texts.inLog}>
          {(mail) => <MailRow key={mail.id} mail={mail} to={`/admin/settings/mail/${mail.id}`} />}
        </Part>
        <ChatsPart chats={chats} />
        <Part title={views.newsletters} items={subscribers}>
          {(subscriber) => <SubscriberRow key={subscriber.id} subscriber={subscriber} />}
        </Part>
      </div>
    </>
  );
}
