import { type FormEvent, useState } from 'react';
import { admin } from '#shared/staff-texts/admin.ts';
import { safeLocalStorage } from '#web/lib/storage.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field, FormActions, inputClass } from '../../components/fields.tsx';
import { TabLink } from '../../components/page.tsx';

const { views: texts, saved } = admin.list;
const key = 'submission-views';
const fixedViews = [
  { name: texts.all, search: '' },
  { name: texts.mine, search: 'assignee=me&open=true' },
  { name: texts.unassigned, search: 'assignee=none&open=true' },
  { name: texts.open, search: 'open=true' },
  { name: texts.snoozed, search: 'snoozed=true' },
  { name: texts.spam, search: 'hidden=spam' },
  { name: texts.deleted, search: 'hidden=deleted' },
];

export function ViewLinks({ search }: { search: string }) {
  const { views, save, remove } = useSavedViews();
  const [isSaving, setIsSaving] = useState(false);
  const isKnown = [...fixedViews, ...views].some((view) => view.search === search);
  return (
    <div className="mb-2 flex flex-wrap items-center gap-0.5">
      <nav aria-label={texts.label} className="flex max-w-full gap-0.5 overflow-x-auto sm:flex-wrap panes:flex-nowrap">
        {fixedViews.map((view) => (
          <ViewLink key={view.name} {...view} isCurrent={view.search === search} />
        ))}
        {views.map((view) => (
          <span key={view.name} className="inline-flex">
            <ViewLink {...view} isCurrent={view.search === search} />
            <button
              type="button"
              aria-label={saved.remove(view.name)}
              onClick={() => remove(view.name)}
              className="inline-flex size-5.5 items-center justify-center rounded-sm text-ink-soft hover:bg-sand hover:text-ink"
            >
              <Icon name="close" className="size-2" />
            </button>
          </span>
        ))}
      </nav>
      {!isKnown && (
        <Button variant="quiet" className="px-1.25" onClick={() => setIsSaving(true)}>
          {saved.add}
        </Button>
      )}
      {isSaving && (
        <SaveDialog
          onClose={() => setIsSaving(false)}
          onSave={(name) => {
            save({ name, search });
            setIsSaving(false);
          }}
        />
      )}
    </div>
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
          <input name="name" dir="auto" required maxLength={60} className={inputClass} />
        </Field>
        <FormActions labels={saved} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

interface SavedView {
  name: string;
  search: string;
}

function useSavedViews() {
  const [views, setViews] = useState(read);
  function write(items: SavedView[]) {
    safeLocalStorage.set(key, JSON.stringify({ items }));
    setViews(items);
  }
  return {
    views,
    save: (view: SavedView) => write([...views.filter(({ name }) => name !== view.name), view]),
    remove: (name: string) => write(views.filter((view) => view.name !== name)),
  };
}

function read(): SavedView[] {
  const { items } = safeLocalStorage.getObject<{ items: SavedView[] }>(key);
  return Array.isArray(items) ? items : [];
}
