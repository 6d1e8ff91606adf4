import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Suppression } from '../../../src-shared/contracts/admin.ts';
import { call } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatTime } from '../format.ts';
import { ConfirmDialog } from '../parts/dialog.tsx';
import { Field, inputClass } from '../parts/fields.tsx';
import { Notes, Row } from '../parts/list.tsx';
import { PageTitle } from '../parts/page.tsx';
import { Paged } from '../parts/paged.tsx';
import { Feedback } from '../parts/states.tsx';
import { reload } from '../queries.ts';

const { suppressions: texts, views } = admin;
const { confirm } = admin.suppressions;

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

interface AddFormProps {
  pending: boolean;
  /** Calls `added` when the address is stored. */
  onAdd: (email: string, added: () => void) => void;
}

function AddForm({ pending, onAdd }: AddFormProps) {
  const [email, setEmail] = useState('');

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onAdd(email, () => setEmail(''));
  }

  return (
    <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-1.5">
      <Field label={texts.email}>
        <input
          type="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          className={`${inputClass} w-full sm:w-44`}
        />
      </Field>
      <Button type="submit" variant="secondary" disabled={pending}>
        {texts.add}
      </Button>
    </form>
  );
}

const tones = { hard_bounce: 'caution', complaint: 'danger', manual: 'neutral', erased: 'info' } as const;

function SuppressionRow({ suppression, onRemove }: { suppression: Suppression; onRemove: () => void }) {
  const { reason, detail, created_at } = suppression;
  const address = addressOf(suppression);
  return (
    <Row title={address} note={<Notes parts={[detail, texts.since(formatTime(created_at))]} />}>
      <Badge tone={tones[reason]}>{texts.reasons[reason]}</Badge>
      <Button variant="secondary" aria-label={texts.removeOf(address)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </Row>
  );
}

interface RemoveDialogProps {
  suppression: Suppression;
  onClose: () => void;
  onConfirm: () => void;
}

function RemoveDialog({ suppression, onClose, onConfirm }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      title={confirm.title}
      confirm={confirm.remove}
      cancel={confirm.cancel}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <div className="grid max-w-text gap-1.5">
        <p className="wrap-anywhere">{confirm.text(addressOf(suppression))}</p>
        <p>{confirm.reasons[suppression.reason]}</p>
        <p className="text-ink-soft">{confirm.provider}</p>
      </div>
    </ConfirmDialog>
  );
}

/** The address; of an erased one the beginning of its pseudonym, which the audit log shows too. */
function addressOf({ email, address_hash }: Suppression): string {
  return email ?? admin.suppressions.erased(`${address_hash.slice(0, 8)}…`);
}
