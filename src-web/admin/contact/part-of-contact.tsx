import type { ReactNode } from 'react';
import { adminPaths } from '#shared/admin/paths.ts';
import type { Person } from '#shared/contracts/contact.ts';
import { newestShown } from '#shared/limits.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { BookingRow } from '../bookings/booking-row.tsx';
import { bookingsPath } from '../bookings/bookings-path.ts';
import { ChatRow } from '../chat/chat-row.tsx';
import { List } from '../components/list.tsx';
import { Panel } from '../components/page.tsx';
import { formatSlot } from '../format.ts';
import { useChanges } from '../inbox/changes.ts';
import { SubmissionRow } from '../inbox/list/submission-row.tsx';

const { views } = admin;

interface PartProps<Item> {
  title: string;
  items: Item[];
  /** The page with the items that the newest leave out. */
  rest?: string;
  children: (item: Item) => ReactNode;
}

export function Part<Item>({ title, items, rest, children }: PartProps<Item>) {
  if (items.length === 0) return null;
  return (
    <Panel title={title}>
      <List label={title}>{items.map(children)}</List>
      {rest && items.length >= newestShown.ofPerson && <p className="mt-1 text-sm text-ink-soft">{rest}</p>}
    </Panel>
  );
}

export function SubmissionsPart({ submissions, rest }: Pick<Person, 'submissions'> & { rest: string }) {
  const changes = useChanges();
  return (
    <Part title={views.submissions} items={submissions} rest={rest}>
      {(submission) => (
        <SubmissionRow
          key={submission.id}
          submission={submission}
          to={`${adminPaths.inbox}/${submission.id}`}
          changes={changes}
        />
      )}
    </Part>
  );
}

export function BookingsPart({ bookings }: Pick<Person, 'bookings'>) {
  return (
    <Part title={views.bookings} items={bookings}>
      {(booking) => (
        <BookingRow
          key={booking.id}
          withHost
          booking={booking}
          time={formatSlot(booking)}
          to={bookingsPath({}, booking.id)}
        />
      )}
    </Part>
  );
}

export function ChatsPart({ chats }: Pick<Person, 'chats'>) {
  return (
    <Part title={views.chats} items={chats}>
      {(chat) => <ChatRow key={chat.session_id} chat={chat} />}
    </Part>
  );
}
