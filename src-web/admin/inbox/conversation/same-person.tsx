import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#shared/admin/paths.ts';
import type { SameRecord } from '#shared/contracts/conversation.ts';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import { maxLength } from '#shared/limits.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { samePerson as texts } from '#shared/staff-texts/same-person.ts';
import { call } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/fields.tsx';
import { ItemList, Notes } from '../../components/list.tsx';
import { failureText, QueryBoundary } from '../../components/states.tsx';
import { showToast } from '../../components/toasts.ts';
import { useSettledText } from '../../components/use-settled-text.ts';
import { formatTime } from '../../format.ts';
import { useChange } from '../../queries.ts';
import { nameOf } from '../name-of.ts';

const { types } = admin.submissions;

/** The other records of the person, as staff have marked them. */
export function SamePerson({ submission, same }: { submission: StaffSubmission; same: SameRecord[] }) {
  const [asks, setAsks] = useState(false);
  const unmark = useUnmark();
  const mark = useChange(
    (other: StaffSubmission) =>
      call('PUT /api/admin/submissions/:id/same', { params: { id: submission.id }, body: { as: other.id } }),
    {
      onSuccess: (_, other) =>
        showToast({ success: texts.marked(nameOf(other)), undo: () => unmark.mutate(submission.id) }),
      onError: (error) => showToast({ failure: failureText(error) }),
    },
  );
  return (
    <section className="mt-1 text-sm">
      {same.length > 0 && (
        <>
          <h3 className="font-semibold">{texts.title}</h3>
          <ul>
            {same.map(({ id, name, email, form_type, submitted_at }) => (
              <li key={id}>
                <Link
                  to={`${adminPaths.inbox}/${id}`}
                  className="inline-flex min-h-4 items-center text-accent underline underline-offset-4 hover:text-ink"
                >
                  <bdi className="wrap-anywhere">{name || email}</bdi>
                </Link>
                <p className="text-xs text-ink-soft wrap-anywhere">
                  <Notes parts={[email, types[form_type], formatTime(submitted_at)]} />
                </p>
              </li>
            ))}
          </ul>
          <Button variant="quiet" pending={unmark.isPending} onClick={() => unmark.mutate(submission.id)}>
            {texts.unmark}
          </Button>
        </>
      )}
      <Button variant="quiet" aria-label={texts.markOf(nameOf(submission))} onClick={() => setAsks(true)}>
        {texts.mark}
      </Button>
      {asks && (
        <SameDialog
          id={submission.id}
          onClose={() => setAsks(false)}
          onChoose={(other) => {
            setAsks(false);
            mark.mutate(other);
          }}
        />
      )}
    </section>
  );
}

export function useUnmark() {
  return useChange((id: string) => call('DELETE /api/admin/submissions/:id/same', { params: { id } }), {
    onSuccess: () => showToast({ success: texts.unmarked }),
    onError: (error) => showToast({ failure: failureText(error) }),
  });
}

interface SameDialogProps {
  id: string;
  onChoose: (other: StaffSubmission) => void;
  onClose: () => void;
}

function SameDialog({ id, onChoose, onClose }: SameDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  // Opening a dialog moves the focus to its first button.
  useEffect(() => input.current!.focus(), []);
  const [typed, setTyped] = useState('');
  const q = useSettledText(typed).trim();
  const query = useQuery({
    queryKey: ['submissions', 'same-person', q],
    queryFn: () => call('GET /api/admin/submissions', { query: { limit: 10, q } }),
    enabled: q !== '',
  });
  return (
    <Dialog title={texts.dialog} onClose={onClose}>
      <div className="grid gap-1">
        <TextField label={texts.search} hint={texts.hint}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="search"
              dir="auto"
              maxLength={maxLength.search}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </TextField>
        {q !== '' && (
          <QueryBoundary query={query}>
            {({ items }) => (
              <ItemList label={texts.list} items={items.filter((one) => one.id !== id)} empty={texts.empty}>
                {(other) => (
                  <li key={other.id} className="py-0.5">
                    <button
                      type="button"
                      onClick={() => onChoose(other)}
                      className="w-full rounded-sm p-0.75 text-start hover:bg-sand"
                    >
                      <bdi className="block font-semibold wrap-anywhere">{nameOf(other)}</bdi>
                      <span className="text-xs text-ink-soft">
                        <Notes
                          parts={[types[other.form_type], other.company, other.email, formatTime(other.submitted_at)]}
                        />
                      </span>
                    </button>
                  </li>
                )}
              </ItemList>
            )}
          </QueryBoundary>
        )}
      </div>
    </Dialog>
  );
}
