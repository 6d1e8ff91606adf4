import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { demoEnd } from '#shared/bookings/demo-hours.ts';
import { maxLength } from '#shared/limits.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { call } from '../../lib/api.ts';
import { Dialog } from '../components/dialog.tsx';
import { TextField } from '../components/fields.tsx';
import { ItemList, Notes } from '../components/list.tsx';
import { Feedback, QueryBoundary } from '../components/states.tsx';
import { showToast } from '../components/toasts.ts';
import { useSettledText } from '../components/use-settled-text.ts';
import { formatSlot } from '../format.ts';
import { nameOf } from '../inbox/list/submission-row.tsx';
import { useChange } from '../queries.ts';
import { bookingFailure } from './booking-change.ts';

const { bookings: texts } = admin;

/** Books one of the demo requests for an hour of the calendar. */
export function BookDialog({ startsAt, onClose }: { startsAt: string; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  // Opening a dialog moves the focus to its first button.
  useEffect(() => input.current!.focus(), []);
  const [typed, setTyped] = useState('');
  const q = useSettledText(typed).trim();
  const query = useQuery({
    queryKey: ['submissions', 'to-book', q],
    queryFn: () =>
      call('GET /api/admin/submissions', {
        query: { formType: 'demo', limit: 20, ...(q ? { q } : { unanswered: 'true' }) },
      }),
  });
  const book = useChange(
    (submissionId: string) => call('POST /api/admin/bookings', { body: { submissionId, startsAt } }),
    {
      onSuccess({ booking }) {
        showToast({ success: texts.booked(formatSlot(booking)) });
        onClose();
      },
    },
  );
  return (
    <Dialog title={formatSlot({ startsAt, endsAt: demoEnd(startsAt) })} onClose={onClose}>
      <TextField label={texts.bookFor.label} hint={texts.bookFor.hint}>
        {(control) => (
          <input
            {...control}
            type="search"
            dir="auto"
            ref={input}
            maxLength={maxLength.search}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </TextField>
      <Feedback failure={bookingFailure(book.error)} />
      <div className="mt-1">
        <QueryBoundary query={query}>
          {({ items }) => (
            <ItemList
              label={texts.bookFor.list}
              items={items.filter(({ demo }) => demo?.status !== 'confirmed')}
              empty={texts.bookFor.empty}
            >
              {(submission) => (
                <li key={submission.id} className="py-0.5">
                  <button
                    type="button"
                    aria-disabled={book.isPending}
                    onClick={() => book.isPending || book.mutate(submission.id)}
                    className="w-full rounded-sm p-0.75 text-start hover:bg-sand"
                  >
                    <bdi className="block font-semibold wrap-anywhere">{nameOf(submission)}</bdi>
                    <span className="text-xs text-ink-soft">
                      <Notes parts={[submission.company, submission.email]} />
                    </span>
                  </button>
                </li>
              )}
            </ItemList>
          )}
        </QueryBoundary>
      </div>
    </Dialog>
  );
}
