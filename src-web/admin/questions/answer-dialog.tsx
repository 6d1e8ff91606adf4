import { type FormEvent, useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { maxLength } from '../../../src-shared/limits.ts';
import { Modal } from '../../ui/modal.tsx';
import { FormActions } from '../components/form-actions.tsx';
import { TextField } from '../conversation/text-field.tsx';
import { AnswerFields } from './answer-fields.tsx';
import type { AnswerRequest } from './answer-request.ts';

const { dialog: texts } = admin.questions;

interface AnswerDialogProps {
  title: string;
  /** What a visitor has asked. */
  asked?: string;
  initial: AnswerRequest;
  pending: boolean;
  error: Error | null;
  onSave: (answer: AnswerRequest) => void;
  onClose: () => void;
}

/** An answer for Joe in both languages, side by side. */
export function AnswerDialog({ title, asked, initial, pending, error, onSave, onClose }: AnswerDialogProps) {
  const [answer, setAnswer] = useState(initial);
  const change = (part: Partial<AnswerRequest>) => setAnswer({ ...answer, ...part });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onSave(answer);
  }

  return (
    <Modal title={title} close={admin.states.close} wide onClose={onClose}>
      <form onSubmit={onSubmit} className="grid gap-2">
        {asked !== undefined && (
          <p className="max-w-text wrap-anywhere">
            <span className="text-sm font-semibold">{texts.asked}: </span>
            <bdi>{asked}</bdi>
          </p>
        )}
        <div className="grid gap-2 md:grid-cols-2 md:gap-3">
          <AnswerFields
            locale="en"
            path={answer.path}
            question={answer.questionEn}
            answer={answer.answerEn}
            onQuestion={(questionEn) => change({ questionEn })}
            onAnswer={(answerEn) => change({ answerEn })}
          />
          <AnswerFields
            locale="ar"
            path={answer.path}
            question={answer.questionAr}
            answer={answer.answerAr}
            onQuestion={(questionAr) => change({ questionAr })}
            onAnswer={(answerAr) => change({ answerAr })}
          />
        </div>
        <TextField label={texts.path} hint={texts.pathHint}>
          {(control) => (
            <input
              {...control}
              dir="ltr"
              value={answer.path}
              maxLength={maxLength.url}
              onChange={({ target }) => change({ path: target.value })}
            />
          )}
        </TextField>
        <label className="inline-flex min-h-5.5 items-center gap-1 text-sm font-medium">
          <input
            type="checkbox"
            checked={answer.active}
            onChange={({ target }) => change({ active: target.checked })}
            className="size-2.5 accent-accent"
          />
          {texts.active}
        </label>
        <FormActions labels={texts} pending={pending} error={error} onCancel={onClose} />
      </form>
    </Modal>
  );
}
