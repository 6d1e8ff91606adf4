import { useState } from 'react';
import { maxLength } from '#shared/limits.ts';
import type { Locale } from '#shared/locales.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { subscriberActions } from '#shared/staff-texts/subscribers.ts';
import { call } from '../../lib/api.ts';
import { Dialog } from '../components/dialog.tsx';
import { CheckField, FormActions, Select, submits, TextField } from '../components/fields.tsx';
import { Feedback } from '../components/states.tsx';
import { showToast } from '../components/toasts.ts';
import { useChange } from '../queries.ts';
import { ConsentFields, noConsent } from './consent-fields.tsx';

const { states } = admin;
const { dialog } = subscriberActions;

/** An import of one row, with the same proof of consent. */
export function SubscriberDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [consent, setConsent] = useState(noConsent);
  const [locale, setLocale] = useState<Locale>('en');
  const [agreed, setAgreed] = useState(false);
  const add = useChange(
    () =>
      call('POST /api/admin/subscribers/import', {
        body: { ...consent, locale, rows: [{ row: 1, email }] },
      }),
    {
      onSuccess({ added, mustConfirm }) {
        if (added === 0) return;
        showToast({ success: mustConfirm ? dialog.asked(email) : dialog.added(email) });
        onClose();
      },
    },
  );
  const refused = add.data?.refused[0]?.why;
  return (
    <Dialog title={dialog.title} onClose={onClose}>
      <form onSubmit={submits(() => !add.isPending && add.mutate())} className="grid gap-1.5">
        <TextField label={dialog.email}>
          {(control) => (
            <input
              {...control}
              type="email"
              dir="ltr"
              required
              maxLength={maxLength.email}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          )}
        </TextField>
        <Select
          label={dialog.language}
          withAll={false}
          value={locale}
          options={states.languages}
          onChange={(value) => setLocale(value as Locale)}
        />
        <ConsentFields value={consent} onChange={setConsent} />
        <CheckField required label={dialog.agreed} checked={agreed} onChange={setAgreed} />
        <FormActions labels={dialog} pending={add.isPending} error={add.error} onCancel={onClose} />
        <Feedback failure={refused && dialog.refused[refused]} />
      </form>
    </Dialog>
  );
}
