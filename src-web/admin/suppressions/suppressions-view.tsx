import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Suppression } from '../../../src-shared/contracts/admin.ts';
import { call } from '../../lib/api.ts';
import { PageTitle } from '../components/page-title.tsx';
import { Paged } from '../components/paged.tsx';
import { Feedback } from '../components/states.tsx';
import { reload } from '../reload.ts';
import { AddForm } from './add-form.tsx';
import { addressOf } from './address-of.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { SuppressionRow } from './suppression-row.tsx';

const { suppressions: texts, views } = admin;

export function SuppressionsView() {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Suppression>();
  const onSettled = () => reload(client);
  const addition = useMutation({
    mutationFn: (email: string) => call('POST /api/admin/suppressions', { body: { email } }),
    onSettled,
  });
  const removal = useMutation({
    mutationFn: ({ address_hash }: Suppression) =>
      call('DELETE /api/admin/suppressions/:addressHash', { params: { addressHash: address_hash } }),
    onSettled,
  });
  const success =
    (addition.data && texts.added(addition.variables ?? '')) ||
    (removal.isSuccess && texts.removed(addressOf(removal.variables))) ||
    undefined;
  return (
    <>
      <PageTitle title={views.suppressions} />
      <p className="mb-2 max-w-text text-ink-soft">{texts.lead}</p>
      <AddForm
        pending={addition.isPending}
        onAdd={(email, added) => {
          removal.reset();
          addition.mutate(email, { onSuccess: added });
        }}
      />
      <Feedback success={success} failure={(addition.error ?? removal.error)?.message} />
      <div className="mt-3">
        <Paged
          label={views.suppressions}
          queryKey={['suppressions']}
          load={(cursor) => call('GET /api/admin/suppressions', { query: { limit: 25, cursor } })}
          empty={texts.empty}
        >
          {(item) => <SuppressionRow key={item.address_hash} suppression={item} onRemove={() => setAsked(item)} />}
        </Paged>
      </div>
      {asked && (
        <RemoveDialog
          suppression={asked}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            addition.reset();
            removal.mutate(asked);
          }}
        />
      )}
    </>
  );
}
