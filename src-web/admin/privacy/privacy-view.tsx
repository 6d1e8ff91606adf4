import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { PersonalData } from '#shared/contracts/privacy.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { privacy as texts } from '#shared/staff-texts/privacy.ts';
import { oneLine } from '#shared/text/one-line.ts';
import { ApiProblem, call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { ConfirmDialog } from '../components/dialog.tsx';
import { Field, inputClass } from '../components/fields.tsx';
import { PageTitle } from '../components/page.tsx';
import { Feedback } from '../components/states.tsx';
import { useChange } from '../queries.ts';

const { views } = admin;

export function PrivacyView() {
  const [email, setEmail] = useState('');
  const [erasing, setErasing] = useState(false);
  const exporting = useMutation({
    mutationFn: () => call('GET /api/admin/people', { query: { email } }, { timeout: 60_000 }),
    onSuccess: (data) => {
      if (!isEmpty(data)) download(data);
    },
  });
  const erasure = useChange(() => call('DELETE /api/admin/people', { body: { email } }));
  const erased = erasure.data?.erased;
  const exported = exporting.data;
  const refused = fieldError(erasure.error ?? exporting.error);
  const errorId = useId();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    erasure.reset();
    exporting.mutate();
  }

  return (
    <>
      <PageTitle title={views.privacy} />
      <p className="mb-2 max-w-text text-ink-soft">{texts.lead}</p>
      <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-1.5 [&>label]:w-full sm:[&>label]:w-auto">
        <Field label={texts.email}>
          <input
            type="email"
            required
            value={email}
            aria-invalid={refused ? true : undefined}
            aria-describedby={errorId}
            onChange={(event) => {
              setEmail(event.target.value);
              exporting.reset();
              erasure.reset();
            }}
            className={`${inputClass} w-full aria-[invalid=true]:border-danger sm:w-44`}
          />
        </Field>
        <Button type="submit" variant="secondary" pending={exporting.isPending}>
          {texts.export}
        </Button>
        <Button
          variant="secondary"
          disabled={!email}
          pending={erasure.isPending}
          onClick={() => {
            exporting.reset();
            setErasing(true);
          }}
        >
          {texts.erase}
        </Button>
      </form>
      <FieldError id={errorId} role="alert">
        {refused}
      </FieldError>
      <Feedback
        success={
          (erased && texts.erased(erased)) ||
          (exported && (isEmpty(exported) ? texts.nothing(exported.email) : exportedText(exported)))
        }
        failure={refused ? undefined : (erasure.error ?? exporting.error)?.message}
      />
      {erasing && <EraseDialog email={email} onClose={() => setErasing(false)} onConfirm={() => erasure.mutate()} />}
    </>
  );
}

function fieldError(error: Error | null): string | undefined {
  return error instanceof ApiProblem ? error.problem.errors?.find(({ path }) => path === 'email')?.message : undefined;
}

function isEmpty({ submissions, conversation, emails, subscriber }: PersonalData): boolean {
  return [submissions, conversation, emails].every((list) => list.length === 0) && subscriber === null;
}

function exportedText({ submissions, conversation, emails }: PersonalData): string {
  return texts.exported(submissions.length, conversation.length, emails.length);
}

function download(data: PersonalData) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${oneLine(data.email)}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

function EraseDialog({ email, onClose, onConfirm }: { email: string; onClose: () => void; onConfirm: () => void }) {
  const [typed, setTyped] = useState('');
  return (
    <ConfirmDialog
      {...texts.confirm}
      disabled={typed.trim().toLowerCase() !== email.trim().toLowerCase()}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p className="mb-2">{texts.confirm.text(email)}</p>
      <Field label={texts.confirm.type}>
        <input type="email" value={typed} onChange={(event) => setTyped(event.target.value)} className={inputClass} />
      </Field>
    </ConfirmDialog>
  );
}
