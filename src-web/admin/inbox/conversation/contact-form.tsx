import { useEffect, useRef, useState } from 'react';
import type { ContactField, StaffSubmission } from '#shared/contracts/inbox.ts';
import { maxLength } from '#shared/limits.ts';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { lead } from '#shared/staff-texts/lead.ts';
import { ApiProblem, call } from '#web/lib/api.ts';
import { FormActions, submits, TextField } from '../../components/fields.tsx';
import { showToast } from '../../components/toasts.ts';
import { useChange } from '../../queries.ts';

const { contact: texts } = conversation;
const labels = lead;

const inputs: Record<ContactField, { max: number; type?: string; dir: 'auto' | 'ltr' }> = {
  firstName: { max: maxLength.name, dir: 'auto' },
  lastName: { max: maxLength.name, dir: 'auto' },
  email: { max: maxLength.email, type: 'email', dir: 'ltr' },
  phone: { max: maxLength.phone, type: 'tel', dir: 'ltr' },
  company: { max: maxLength.company, dir: 'auto' },
};

const fields = Object.keys(inputs) as ContactField[];

interface ContactFormProps {
  submission: StaffSubmission;
  start: ContactField;
  onClose: () => void;
}

export function ContactForm({ submission, start, onClose }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [before] = useState(() => contactOf(submission));
  const [contact, setContact] = useState(before);
  const changed = fields.filter((name) => contact[name] !== before[name]);
  const save = useChange(
    () =>
      call('PATCH /api/admin/submissions/:id', {
        params: { id: submission.id },
        body: Object.fromEntries(changed.map((name) => [name, contact[name]])),
      }),
    {
      onSuccess() {
        showToast({ success: texts.saved });
        onClose();
      },
    },
  );
  useEffect(() => form.current!.querySelector<HTMLElement>(`[name=${start}]`)!.focus(), [start]);
  const refused = save.error instanceof ApiProblem ? save.error.problem.errors : undefined;
  return (
    <form
      ref={form}
      noValidate
      aria-label={texts.title}
      onSubmit={submits(() => (changed.length > 0 ? save.mutate() : onClose()))}
      className="grid gap-1.5 rounded border border-line p-1.5"
    >
      <h3 className="text-sm font-semibold">{texts.title}</h3>
      {fields.map((name) => {
        const { max, ...attributes } = inputs[name];
        return (
          <TextField
            key={name}
            label={labels[name]}
            hint={name === 'email' ? texts.hint : undefined}
            failure={refused?.find(({ path }) => path === name)?.message}
          >
            {(control) => (
              <input
                {...control}
                {...attributes}
                name={name}
                value={contact[name]}
                maxLength={max}
                autoComplete="off"
                onChange={({ target }) => setContact({ ...contact, [name]: target.value })}
              />
            )}
          </TextField>
        );
      })}
      <FormActions labels={texts} pending={save.isPending} error={save.error} onCancel={onClose} />
    </form>
  );
}

function contactOf({ first_name, last_name, email, phone, company }: StaffSubmission): Record<ContactField, string> {
  return {
    firstName: first_name ?? '',
    lastName: last_name ?? '',
    email,
    phone: phone ?? '',
    company: company ?? '',
  };
}
