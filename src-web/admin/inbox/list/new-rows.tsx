import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Page } from '#shared/contracts/admin.ts';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import { list as listTexts } from '#shared/staff-texts/list.ts';
import { Button } from '#web/ui/button.tsx';
import { useLiveUpdates } from '../../live-updates.ts';

interface NewRowsProps {
  queryKey: QueryKey;
  shown: StaffSubmission[];
  load: () => Promise<Page<StaffSubmission>>;
  onUpdate: (items: StaffSubmission[]) => void;
}

/** Changed rows change where they are. New ones wait above the list, so that nothing moves under the reader's eyes. */
export function NewRows({ queryKey, shown, load, onUpdate }: NewRowsProps) {
  const client = useQueryClient();
  const [arrived, setArrived] = useState<StaffSubmission[]>([]);
  const ids = new Set(shown.map(({ id }) => id));
  const fresh = arrived.filter(({ id }) => !ids.has(id));
  useLiveUpdates(async () => {
    const page = await load().catch(() => undefined);
    // The rows that have arrived stay; the next change asks again.
    if (!page) return;
    const { items } = page;
    const newest = shown.reduce((time, { submitted_at: at }) => (at > time ? at : time), '');
    onUpdate(items.filter(({ id }) => ids.has(id)));
    setArrived(items.filter(({ id, submitted_at }) => !ids.has(id) && submitted_at >= newest));
  });
  return (
    // Above the rows, so that none of them moves.
    <div role="status" className="pointer-events-none sticky top-1 z-10 flex h-0 justify-center">
      {fresh.length > 0 && (
        <Button
          className="pointer-events-auto absolute -top-1"
          onClick={() => {
            setArrived([]);
            void client.resetQueries({ queryKey });
          }}
        >
          {listTexts.fresh(fresh.length)}
        </Button>
      )}
    </div>
  );
}

export function withChanged(page: Page<StaffSubmission>, changed: StaffSubmission[]): Page<StaffSubmission> {
  return { ...page, items: page.items.map((item) => ({ ...item, ...changed.find(({ id }) => id === item.id) })) };
}
