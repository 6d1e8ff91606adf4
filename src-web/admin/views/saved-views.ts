import { useState } from 'react';
import { safeLocalStorage } from '../../lib/storage.ts';

const key = 'submission-views';

/** `search` is a search string without `?`. */
export interface SavedView {
  name: string;
  search: string;
}

/** The views that somebody has saved in this browser. A view replaces one of the same name. */
export function useSavedViews() {
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
