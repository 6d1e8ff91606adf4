import { useState } from 'react';
import type { NewsletterDraft } from '#shared/contracts/newsletter.ts';
import { newestShown } from '#shared/limits.ts';
import { newsletter } from '#shared/staff-texts/newsletter.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../components/dialog.tsx';
import { Notes, Row } from '../components/list.tsx';
import { useStaffNames } from '../components/staff-names.ts';
import { Feedback } from '../components/states.tsx';
import { formatTime } from '../format.ts';
import { useChange } from '../queries.ts';
import { type Draft, draftFrom } from './draft.ts';
import type { useSharedDraft } from './use-shared-draft.ts';

const { drafts: texts } = newsletter;

type Shared = ReturnType<typeof useSharedDraft>;

export function DraftState({ shared }: { shared: Shared }) {
  if (shared.isConflict) {
    return (
      <div role="alert" className="rounded border border-caution/25 bg-caution-wash p-1.5 text-sm">
        <p>{shared.failure}</p>
        <div className="mt-0.5 flex flex-wrap gap-1">
          <Button variant="secondary" onClick={shared.takeTheirs}>
            {texts.takeTheirs}
          </Button>
          <Button variant="secondary" onClick={shared.keepMine}>
            {texts.keepMine}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="flex min-h-5.5 flex-wrap items-center gap-x-1 text-xs text-ink-soft">
      <p>{shared.failure ? texts.notSaved(shared.failure) : shared.isSaved ? texts.saved : texts.hint}</p>
      {!shared.isBlank && (
        <Button variant="quiet" onClick={shared.start}>
          {texts.start}
        </Button>
      )}
    </div>
  );
}

/** Newest first. */
const maxShown = 5;

export function OtherDrafts({ shared, onOpen }: { shared: Shared; onOpen: (draft: Draft) => void }) {
  const nameOfStaff = useStaffNames();
  const [showsAll, setShowsAll] = useState(false);
  const [deleting, setDeleting] = useState<NewsletterDraft>();
  const remove = useChange((id: string) => call('DELETE /api/admin/newsletter-drafts/:id', { params: { id } }));
  const { others } = shared;
  if (others.length === 0) return null;
  const shown = showsAll ? others : others.slice(0, maxShown);
  return (
    <section aria-label={texts.title} className="mb-2 rounded border border-line px-1">
      <h3 className="pt-0.5 text-xs font-semibold">{texts.title}</h3>
      <ul className="divide-y divide-line">
        {shown.map((draft) => {
          const name = draft.subject || draft.subject_ar || texts.noSubject;
          return (
            <Row
              key={draft.id}
              title={name}
              note={<Notes parts={[nameOfStaff(draft.changed_by), formatTime(draft.changed_at)]} />}
            >
              <Button variant="secondary" aria-label={texts.openOf(name)} onClick={() => onOpen(draftFrom(draft))}>
                {texts.open}
              </Button>
              <Button variant="quiet" aria-label={texts.deleteOf(name)} onClick={() => setDeleting(draft)}>
                {texts.delete}
              </Button>
            </Row>
          );
        })}
      </ul>
      {shown.length < others.length && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {texts.all(others.length)}
        </Button>
      )}
      {others.length >= newestShown.drafts - 1 && <p className="text-xs text-ink-soft">{texts.newest}</p>}
      <Feedback failure={remove.error?.message} />
      {deleting && (
        <ConfirmDialog
          {...texts.confirm}
          onClose={() => setDeleting(undefined)}
          onConfirm={() => remove.mutate(deleting.id)}
        >
          <p>{texts.confirm.text}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
