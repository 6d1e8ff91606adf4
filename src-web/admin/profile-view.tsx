import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { maxLength } from '#shared/limits.ts';
import { absence } from '#shared/staff-texts/absence.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { call } from '../lib/api.ts';
import { Button } from '../ui/button.tsx';
import { submits, TextField } from './components/fields.tsx';
import { PageTitle, Panel } from './components/page.tsx';
import { Feedback, failureText, QueryBoundary } from './components/states.tsx';
import { showToast } from './components/toasts.ts';
import { Signature } from './inbox/reply/signature.tsx';
import { meQuery, useChange } from './queries.ts';
import { OwnAbsence } from './staff/absence.tsx';

const { profile: texts } = admin;

/** The name and signature that colleagues and visitors see. */
export function ProfileView() {
  const me = useQuery(meQuery);
  const { hash } = useLocation();
  return (
    <>
      <PageTitle title={admin.views.profile} />
      <Panel title={texts.title} className="max-w-narrow">
        <QueryBoundary query={me}>
          {({ name }) => (
            <div className="grid gap-2">
              <NameForm stored={name} />
              <div id="signature">
                <Signature isOpen={hash === '#signature'} />
              </div>
            </div>
          )}
        </QueryBoundary>
      </Panel>
      <Panel title={absence.title} className="mt-3 max-w-narrow">
        <p className="mb-1.5 text-sm text-ink-soft">{absence.lead}</p>
        <OwnAbsence key={hash} isOpen={hash === '#away'} />
      </Panel>
    </>
  );
}

function NameForm({ stored }: { stored: string }) {
  const [typed, setTyped] = useState<string>();
  const save = useChange((name: string) => call('PATCH /api/admin/me', { body: { name } }), {
    onSuccess() {
      setTyped(undefined);
      showToast({ success: texts.saved });
    },
  });
  return (
    <form onSubmit={submits(() => save.mutate(typed ?? stored))} className="grid justify-items-start gap-1">
      <TextField label={texts.name} hint={texts.hint}>
        {(control) => (
          <input
            {...control}
            dir="auto"
            autoComplete="name"
            maxLength={maxLength.name}
            value={typed ?? stored}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </TextField>
      <Button type="submit" variant="secondary" pending={save.isPending}>
        {texts.save}
      </Button>
      <Feedback failure={failureText(save.error)} />
    </form>
  );
}
