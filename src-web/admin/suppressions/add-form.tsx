import { type FormEvent, useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Field, inputClass } from '../components/fields.tsx';

const { suppressions: texts } = admin;

interface AddFormProps {
  pending: boolean;
  /** Calls `added` when the address is stored. */
  onAdd: (email: string, added: () => void) => void;
}

export function AddForm({ pending, onAdd }: AddFormProps) {
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
