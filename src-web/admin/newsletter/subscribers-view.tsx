import { useState } from 'react';
import { adminPaths } from '#shared/admin/paths.ts';
import type { Subscriber, SubscriberPage } from '#shared/contracts/subscribers.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { subscriberActions } from '#shared/staff-texts/subscribers.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { ConfirmDialog } from '../components/dialog.tsx';
import { Select } from '../components/fields.tsx';
import { FilterBar, LanguageSelect, useFilters } from '../components/filters.tsx';
import { ExportLink, PageTitle } from '../components/page.tsx';
import { PagedList, usePages } from '../components/paged.tsx';
import { Search } from '../components/search.tsx';
import { showToast } from '../components/toasts.ts';
import { formatNumber } from '../format.ts';
import { useChange } from '../queries.ts';
import { SubscriberDialog } from './subscriber-dialog.tsx';
import { SubscriberRow } from './subscriber-row.tsx';

const { subscribers: texts, states, views } = admin;
const limit = 100;

export function SubscribersView() {
  const { control, query, search, typing } = useFilters('status', 'locale', 'q');
  const [asked, setAsked] = useState<Subscriber>();
  const [isAdding, setIsAdding] = useState(false);
  const leaving = useChange(
    ({ id }: Subscriber) => call('POST /api/admin/subscribers/:id/unsubscribe', { params: { id } }),
    {
      onSuccess: ({ subscriber }, unsubscribed) =>
        showToast({
          success: subscriberActions.unsubscribed(subscriber.email),
          undo: () => undoing.mutate(unsubscribed),
        }),
      onError: (error) => showToast({ failure: error.message }),
    },
  );
  const undoing = useChange(
    ({ id }: Subscriber) => call('DELETE /api/admin/subscribers/:id/unsubscribe', { params: { id } }),
    {
      onSuccess: ({ subscriber }) => showToast({ success: subscriberActions.undone(subscriber.email) }),
      onError: (error) => showToast({ failure: error.message }),
    },
  );
  const pages = usePages(
    ['subscribers', query],
    (cursor): Promise<SubscriberPage> => call('GET /api/admin/subscribers', { query: { ...query, limit, cursor } }),
  );
  const total = pages.data?.pages[0]?.total ?? null;
  const restorable = pages.data?.pages.flatMap((page) => page.restorable) ?? [];
  return (
    <>
      <PageTitle title={views.subscribers}>
        <span className="flex flex-wrap items-center gap-x-2">
          <ExportLink path="/api/admin/subscribers.csv" search={search} />
          <Button variant="secondary" onClick={() => setIsAdding(true)}>
            {subscriberActions.add}
          </Button>
          <ButtonLink variant="secondary" to={adminPaths.importSubscribers}>
            {subscriberActions.import}
          </ButtonLink>
        </span>
      </PageTitle>
      <FilterBar
        search={<Search {...typing} placeholder={texts.searchPlaceholder} />}
        active={[query.status, query.locale].filter(Boolean).length}
      >
        <Select label={texts.status} options={texts.statuses} {...control('status')} />
        <LanguageSelect {...control('locale')} />
      </FilterBar>
      <p role="status" className="mb-1 text-sm text-ink-soft">
        {total !== null && subscriberActions.total(formatNumber(total))}
      </p>
      <PagedList label={views.subscribers} query={pages} empty={search ? states.noMatch : texts.empty}>
        {(item) => (
          <SubscriberRow key={item.id} subscriber={item}>
            {item.status !== 'unsubscribed' && (
              <Button
                variant="secondary"
                aria-label={subscriberActions.unsubscribeOf(item.email)}
                onClick={() => setAsked(item)}
              >
                {subscriberActions.unsubscribe}
              </Button>
            )}
            {restorable.includes(item.id) && (
              <Button
                variant="secondary"
                aria-label={subscriberActions.undoOf(item.email)}
                aria-disabled={undoing.isPending}
                onClick={() => !undoing.isPending && undoing.mutate(item)}
              >
                {subscriberActions.undo}
              </Button>
            )}
          </SubscriberRow>
        )}
      </PagedList>
      {isAdding && <SubscriberDialog onClose={() => setIsAdding(false)} />}
      {asked && (
        <ConfirmDialog
          {...subscriberActions.confirm}
          onClose={() => setAsked(undefined)}
          onConfirm={() => leaving.mutate(asked)}
        >
          <p className="max-w-text wrap-anywhere">{subscriberActions.confirm.text(asked.email)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
