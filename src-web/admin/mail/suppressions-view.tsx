import { type FormEvent, useState } from 'react';
import type { Suppression } from '#shared/contracts/mail.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { suppressions as texts } from '#shared/staff-texts/suppressions.ts';
import { call } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../components/dialog.tsx';
import { Field, inputClass } from '../components/fields.tsx';
import { Notes, Row } from '../components/list.tsx';
import { PageTitle } from '../components/page.tsx';
import { Paged } from '../components/paged.tsx';
import { Feedback } from '../components/states.tsx';
import { showToast } from '../components/toasts.ts';
import { formatTime } from '../format.ts';
import { useChange } from '../queries.ts';

const { views } = admin;

const tones = { hard_bounce: 'caution', complaint: 'danger', manual: 'neutral', erased: 'info' } as const;

export function SuppressionsView() {
  const [asked, setAsked] = useState<Suppression>();
  const [email, setEmail] = useState('');
  const addition = useChange((email: string) => call('POST /api/admin/suppressions', { body: { email } }), {
    onSuccess: (_, email) => showToast({ success: texts.added(email) }),
  });
  const removal = useChange(
    ({ address_hash }: Suppression) =>
      call('DELETE /api/admin/suppressions/:addressHash', { params: { addressHash: address_hash } }),
    { onSuccess: (_, removed) => showToast({ success: texts.removed(addressOf(removed)) }) },
  );

  function add(event: FormEvent) {
    event.preventDefault();
    removal.reset();
    addition.mutate(email, { onSuccess: () => setEmail('') });
  }

  return (
    <>
      <PageTitle title={views.suppressions} />
      <p className="mb-2 max-w-text text-ink-soft">{texts.lead}</p>
      <form onSubmit={add} className="flex flex-wrap items-end gap-1.5 [&>label]:w-full sm:[&>label]:w-auto">
        <Field label={texts.email}>
          <input
            type="email"
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            className={`${inputClass} w-full sm:w-44`}
          />
        </Field>
        <Button type="submit" variant="secondary" pending={addition.isPending}>
          {texts.add}
        </Button>
      </form>
      <Feedback failure={(addition.error ?? removal.error)?.message} />
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
        <ConfirmDialog
          {...texts.confirm}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            addition.reset();
            removal.mutate(asked);
          }}
        >
          <div className="grid max-w-text gap-1.5">
            <p className="wrap-anywhere">{texts.confirm.text(addressOf(asked))}</p>
            <p>{texts.confirm.reasons[asked.reason]}</p>
            <p className="text-ink-soft">{texts.confirm.provider}</p>
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}

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

/** An erased address is shown as the start of its pseudonym, as in the audit log. */
function addressOf({ email, address_hash }: Suppression): string {
  return email ?? texts.erased(`${address_hash.slice(0, 8)}…`);
}
