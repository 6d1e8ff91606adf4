import { queryOptions, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { SavedView, SavedViewChange } from '#shared/contracts/saved-views.ts';
import { maxLength } from '#shared/limits.ts';
import { list } from '#shared/staff-texts/list.ts';
import { call } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field, FormActions, inputClass } from '../../components/fields.tsx';
import { Menu } from '../../components/menu.tsx';
import { TabLink } from '../../components/page.tsx';
import { showToast } from '../../components/toasts.ts';
import { meQuery, useChange } from '../../queries.ts';
import { useMay } from '../../roles.ts';

const { views: texts, saved } = list;
const fixedViews = [
  { name: texts.needsReply, search: '' },
  { name: texts.mine, search: 'assignee=me&open=true' },
  { name: texts.unassigned, search: 'assignee=none&open=true' },
  { name: texts.open, search: 'open=true' },
  { name: texts.all, search: 'all=true' },
  { name: texts.nextSteps, search: 'nextStep=true' },
  { name: texts.snoozed, search: 'snoozed=true' },
  { name: texts.spam, search: 'hidden=spam' },
  { name: texts.deleted, search: 'hidden=deleted' },
];

const viewsQuery = queryOptions({ queryKey: ['views'], queryFn: () => call('GET /api/admin/views', {}) });

interface ViewMenuProps {
  search: string;
  /** The name of filters that belong to no view. */
  name: string;
}

/** The views of everyone behind the name of the current one. */
export function ViewMenu({ search, name }: ViewMenuProps) {
  const { views, save, remove, mayRemove } = useSavedViews();
  const [isSaving, setIsSaving] = useState(false);
  const current = search === 'needsReply=true' ? '' : search;
  const currentView = [...fixedViews, ...views].find((view) => view.search === current);
  return (
    <Menu label={currentView?.name ?? name}>
      <nav aria-label={texts.label} className="grid">
        {fixedViews.map((view) => (
          <ViewLink key={view.name} {...view} isCurrent={view === currentView} />
        ))}
        {views.map((view) => (
          <span key={view.id} className="flex justify-between">
            <ViewLink {...view} isCurrent={view === currentView} />
            {mayRemove(view) && (
              <button
                type="button"
                aria-label={saved.remove(view.name)}
                onClick={() => remove.mutate(view.id)}
                className="inline-flex size-5.5 items-center justify-center rounded-sm text-ink-soft hover:bg-sand hover:text-ink"
              >
                <Icon name="close" className="size-2" />
              </button>
            )}
          </span>
        ))}
      </nav>
      {!currentView && (
        <Button variant="quiet" className="justify-self-start px-1.25" onClick={() => setIsSaving(true)}>
          {saved.add}
        </Button>
      )}
      {isSaving && (
        <SaveDialog
          onClose={() => setIsSaving(false)}
          onSave={(chosen) => {
            save.mutate({ name: chosen, search });
            setIsSaving(false);
          }}
        />
      )}
    </Menu>
  );
}

function ViewLink({ name, search, isCurrent }: { name: string; search: string; isCurrent: boolean }) {
  return (
    <TabLink to={`/admin/inbox${search && `?${search}`}`} isCurrent={isCurrent}>
      <bdi>{name}</bdi>
    </TabLink>
  );
}

function SaveDialog({ onClose, onSave }: { onClose: () => void; onSave: (name: string) => void }) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (name) onSave(name);
  }
  return (
    <Dialog title={saved.title} onClose={onClose}>
      <form onSubmit={onSubmit} className="grid gap-1.5">
        <Field label={saved.name}>
          <input name="name" dir="auto" required maxLength={maxLength.viewName} className={inputClass} />
        </Field>
        <p className="text-sm text-ink-soft">{saved.shared}</p>
        <FormActions labels={saved} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

function useSavedViews() {
  const me = useQuery(meQuery).data?.email.toLowerCase();
  const isAdmin = useMay()('admin');
  const views = useQuery(viewsQuery).data?.items ?? [];
  const onError = (error: Error) => showToast({ failure: error.message });
  const save = useChange(
    (view: SavedViewChange) =>
      call('PUT /api/admin/views/:id', {
        params: { id: views.find(({ name, by }) => name === view.name && by === me)?.id ?? crypto.randomUUID() },
        body: view,
      }),
    { onError },
  );
  const remove = useChange((id: string) => call('DELETE /api/admin/views/:id', { params: { id } }), { onError });
  return { views, save, remove, mayRemove: ({ by }: SavedView) => isAdmin || by === me };
}
