import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PositionChange, StaffPosition } from '#shared/contracts/positions.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { positions as texts } from '#shared/staff-texts/positions.ts';
import { gulfDate } from '#shared/time/days.ts';
import { call } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, inputClass, submits } from '../components/fields.tsx';
import { PageTitle, Panel } from '../components/page.tsx';
import { Feedback, failureText, QueryBoundary } from '../components/states.tsx';
import { showToast } from '../components/toasts.ts';
import { formatDate } from '../format.ts';
import { useChange } from '../queries.ts';

const { views } = admin;

export function PositionsView() {
  const query = useQuery({ queryKey: ['positions'], queryFn: () => call('GET /api/admin/positions', {}) });
  return (
    <>
      <PageTitle title={views.positions} />
      <p className="mb-2 max-w-text text-sm text-ink-soft">{texts.lead}</p>
      <QueryBoundary query={query}>
        {({ items }) => (
          <div className="grid items-start gap-3 lg:grid-cols-2">
            {items.map((position) => (
              <Position key={position.slug} position={position} />
            ))}
          </div>
        )}
      </QueryBoundary>
    </>
  );
}

function Position({ position }: { position: StaffPosition }) {
  const { slug, title, isClosed } = position;
  const [edits, setEdits] = useState<Partial<PositionChange>>({});
  const days = { closesOn: position.closesOn, opensOn: position.opensOn, ...edits };
  const change = useChange(
    ({ closesOn, opensOn }: PositionChange & { isUndo?: boolean }) =>
      call('PUT /api/admin/positions/:slug', { params: { slug }, body: { closesOn, opensOn } }),
    {
      onMutate: (): PositionChange => ({ closesOn: position.closesOn, opensOn: position.opensOn }),
      onSuccess: ({ position: stored }, { isUndo }, before) => {
        setEdits({});
        showToast({
          success: texts.saved(title, stateOf(stored)),
          undo: isUndo ? undefined : () => change.mutate({ ...before, isUndo: true }),
        });
      },
    },
  );

  function dayField(name: keyof PositionChange) {
    return (
      <Field label={texts.fields[name]}>
        <input
          type="date"
          aria-label={texts.fieldOf(texts.fields[name], title)}
          required={name === 'closesOn' && days.opensOn !== null}
          value={days[name] ?? ''}
          onChange={({ target }) => setEdits({ ...edits, [name]: target.value || null })}
          className={inputClass}
        />
      </Field>
    );
  }

  return (
    <Panel title={title} aside={<Badge tone={toneOf(position)}>{stateOf(position)}</Badge>}>
      <form onSubmit={submits(() => change.mutate(days))}>
        <div className="grid gap-1.5 sm:grid-cols-2">
          {dayField('closesOn')}
          {dayField('opensOn')}
        </div>
        <div className="mt-1.5 flex flex-wrap gap-1">
          <Button type="submit" variant="secondary" aria-label={texts.saveOf(title)} pending={change.isPending}>
            {texts.save}
          </Button>
          <Button
            variant="secondary"
            aria-label={isClosed ? texts.reopenOf(title) : texts.closeOf(title)}
            pending={change.isPending}
            onClick={() =>
              change.mutate(
                isClosed ? { closesOn: null, opensOn: null } : { closesOn: gulfDate(), opensOn: position.opensOn },
              )
            }
          >
            {isClosed ? texts.reopen : texts.close}
          </Button>
        </div>
      </form>
      <Feedback failure={failureText(change.error)} />
    </Panel>
  );
}

function stateOf({ isClosed, closesOn, opensOn }: StaffPosition): string {
  if (closesOn === null) return texts.open;
  const closing = isClosed ? texts.closedSince(formatDate(closesOn)) : texts.closesOn(formatDate(closesOn));
  return opensOn === null ? closing : `${closing}, ${texts.opensOn(formatDate(opensOn))}`;
}

function toneOf({ isClosed, closesOn }: StaffPosition) {
  return isClosed ? 'neutral' : closesOn === null ? 'success' : 'caution';
}
