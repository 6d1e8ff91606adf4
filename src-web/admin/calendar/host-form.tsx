import { type FormEvent, useId, useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { maxLength } from '../../../src-shared/limits.ts';
import { Button } from '../../ui/button.tsx';
import { Field, inputClass } from '../components/fields.tsx';
import { type HostRequest, unsaved } from './host-request.ts';
import { HoursGrid } from './hours-grid.tsx';

const { hosts: texts } = admin.calendar;

interface HostFormProps {
  /** What is stored. A field that is not edited follows it. */
  stored: HostRequest;
  pending: boolean;
  /** Gets the edited fields only, so that nobody else's changes are undone. Must call `onSaved` when they are stored. */
  onSave: (edits: Partial<HostRequest>, onSaved: () => void) => void;
  /** With the first change after a save, what was said about it is no longer true. */
  onEdit?: () => void;
}

export function HostForm({ stored, pending, onSave, onEdit }: HostFormProps) {
  const hintId = useId();
  const [edits, setEdits] = useState<Partial<HostRequest>>({});
  const host = { ...stored, ...edits };

  function change(part: Partial<HostRequest>) {
    onEdit?.();
    setEdits({ ...edits, ...part });
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    onSave(edits, () => setEdits((now) => unsaved(now, edits)));
  }

  return (
    <form onSubmit={onSubmit} className="grid gap-1.5">
      <div className="grid gap-1.5 sm:grid-cols-2">
        <Field label={texts.nameEn}>
          <input
            required
            value={host.nameEn}
            maxLength={maxLength.name}
            onChange={({ target }) => change({ nameEn: target.value })}
            className={inputClass}
          />
        </Field>
        <Field label={texts.nameAr}>
          <input
            required
            lang="ar"
            dir="rtl"
            value={host.nameAr}
            maxLength={maxLength.name}
            onChange={({ target }) => change({ nameAr: target.value })}
            className={inputClass}
          />
        </Field>
      </div>
      <div className="grid gap-0.25">
        <Field label={texts.email}>
          <input
            type="email"
            aria-describedby={hintId}
            value={host.email ?? ''}
            maxLength={maxLength.email}
            onChange={({ target }) => change({ email: target.value || null })}
            className={inputClass}
          />
        </Field>
        <p id={hintId} className="text-xs text-ink-soft">
          {texts.emailHint}
        </p>
      </div>
      <HoursGrid hours={host.hours} onChange={(hours) => change({ hours })} />
      <label className="inline-flex min-h-5.5 items-center gap-1 text-sm">
        <input
          type="checkbox"
          checked={host.active}
          onChange={({ target }) => change({ active: target.checked })}
          className="size-2 accent-accent"
        />
        {texts.active}
      </label>
      <div>
        {/* Not `disabled`: the button would lose the focus, which a question about the change gives back. */}
        <Button type="submit" variant="secondary" aria-disabled={pending}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
