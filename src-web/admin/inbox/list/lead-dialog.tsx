import { type ReactNode, useState } from 'react';
import { experienceRanges, type FormType, formTypes, positions } from '#shared/forms/options.ts';
import { maxLength } from '#shared/limits.ts';
import type { Locale } from '#shared/locales.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { lead as texts } from '#shared/staff-texts/lead.ts';
import { ApiProblem, call } from '#web/lib/api.ts';
import { Dialog } from '../../components/dialog.tsx';
import { CheckField, FormActions, Select, submits, TextField } from '../../components/fields.tsx';
import { showToast } from '../../components/toasts.ts';
import { useChange } from '../../queries.ts';
import { optionsOfTypes, useVisibleTypes } from '../../roles.ts';
import { nameOf } from '../name-of.ts';

const { submissions, states } = admin;

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  message: '',
  consent: '',
  position: '',
  experience: '',
  formType: 'demo' as FormType,
  locale: 'en' as Locale,
  confirm: false,
};
/** Kept while the admin area is open: a dialog closes easily. */
let unsaved = empty;
type TextName = 'firstName' | 'lastName' | 'email' | 'phone' | 'company' | 'message' | 'consent';

const optionsOf = (values: readonly string[]) => ({
  '': texts.notGiven,
  ...Object.fromEntries(values.map((value) => [value, value])),
});

export function LeadDialog({ onClose }: { onClose: () => void }) {
  const [id] = useState(() => crypto.randomUUID());
  const types = useVisibleTypes();
  const [lead, setLead] = useState({
    ...unsaved,
    formType: types.includes(unsaved.formType)
      ? unsaved.formType
      : (formTypes.find((type) => types.includes(type)) ?? 'demo'),
  });
  function change(part: Partial<typeof lead>) {
    unsaved = { ...lead, ...part };
    setLead(unsaved);
  }
  const save = useChange(() => call('POST /api/admin/submissions', { body: { id, ...lead } }), {
    onSuccess({ submission }) {
      showToast({ success: (lead.confirm ? texts.savedAndMailed : texts.saved)(nameOf(submission)) });
      unsaved = empty;
      onClose();
    },
  });
  const text = (
    name: TextName,
    max: number,
    rest: { dir?: 'ltr'; rows?: number; type?: string } = {},
    hint?: string,
  ) => {
    const problem = save.error instanceof ApiProblem ? save.error.problem.errors : undefined;
    const { rows, ...attributes } = { dir: 'auto' as const, ...rest };
    return (
      <TextField label={texts[name]} hint={hint} failure={problem?.find(({ path }) => path === name)?.message}>
        {(control) => {
          const input = {
            ...control,
            ...attributes,
            value: lead[name],
            maxLength: max,
            onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
          };
          return rows ? <textarea {...input} rows={rows} /> : <input {...input} />;
        }}
      </TextField>
    );
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form noValidate onSubmit={submits(() => save.mutate())} className="grid gap-1.5">
        <Pair>
          <Select
            label={submissions.type}
            value={lead.formType}
            options={optionsOfTypes(
              formTypes.filter((type) => types.includes(type)),
              submissions.types,
            )}
            withAll={false}
            onChange={(type) => change({ formType: type as FormType, position: '', experience: '' })}
          />
          <Select
            label={texts.language}
            value={lead.locale}
            options={states.languages}
            withAll={false}
            onChange={(locale) => change({ locale: locale as Locale })}
          />
        </Pair>
        <Pair>
          {text('firstName', maxLength.name)}
          {text('lastName', maxLength.name)}
        </Pair>
        <Pair>
          {text('email', maxLength.email, { dir: 'ltr', type: 'email' })}
          {text('phone', maxLength.phone, { dir: 'ltr', type: 'tel' })}
        </Pair>
        {text('company', maxLength.company)}
        {lead.formType === 'career' && (
          <Pair>
            <Select
              label={texts.position}
              value={lead.position}
              options={optionsOf(positions)}
              withAll={false}
              onChange={(position) => change({ position })}
            />
            <Select
              label={texts.experience}
              value={lead.experience}
              options={optionsOf(experienceRanges)}
              withAll={false}
              onChange={(experience) => change({ experience })}
            />
          </Pair>
        )}
        {text('message', maxLength.note, { rows: 4 })}
        {text('consent', maxLength.chatReason, { rows: 2 }, texts.consentHint)}
        <CheckField label={texts.confirm} checked={lead.confirm} onChange={(confirm) => change({ confirm })} />
        <FormActions labels={texts} pending={save.isPending} error={save.error} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid gap-1.5 sm:grid-cols-2">{children}</div>;
}
