import type { FormEvent } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Field, inputClass } from '../components/fields.tsx';

const { saved: texts } = admin.list;

export function SaveDialog({ onClose, onSave }: { onClose: () => void; onSave: (name: string) => void }) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (name) onSave(name);
  }
  return (
    <Modal title={texts.title} close={admin.states.close} onClose={onClose}>
      <form onSubmit={onSubmit}>
        <Field label={texts.name}>
          <input name="name" dir="auto" required maxLength={60} className={inputClass} />
        </Field>
        <div className="mt-3 flex flex-wrap gap-1">
          <Button type="submit">{texts.save}</Button>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
