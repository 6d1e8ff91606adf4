import { type FormEvent, useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { maxLength } from '../../../src-shared/limits.ts';
import { direction, type Locale } from '../../../src-shared/locales.ts';
import { localizedPath } from '../../../src-shared/paths.ts';
import { Markup } from '../../chat/markup.tsx';
import { Modal } from '../../ui/modal.tsx';
import { FormActions, TextField } from '../parts/fields.tsx';
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

interface AnswerFieldsProps {
  locale: Locale;
  question: string;
  answer: string;
  /** The English path of the link. */
  path: string;
  onQuestion: (text: string) => void;
  onAnswer: (text: string) => void;
}

/** The fields of one language, and a preview. */
function AnswerFields({ locale, question, answer, path, onQuestion, onAnswer }: AnswerFieldsProps) {
  const language = { lang: locale, dir: direction[locale] };
  return (
    <fieldset className="grid min-w-0 content-start gap-1.5">
      <legend className="mb-1 text-sm font-semibold">{texts.languages[locale]}</legend>
      <TextField label={texts.question}>
        {(control) => (
          <input
            {...control}
            {...language}
            required
            value={question}
            maxLength={maxLength.answerTitle}
            onChange={({ target }) => onQuestion(target.value)}
          />
        )}
      </TextField>
      <TextField label={texts.answer}>
        {(control) => (
          <textarea
            {...control}
            {...language}
            required
            rows={6}
            value={answer}
            maxLength={maxLength.answerText}
            onChange={({ target }) => onAnswer(target.value)}
          />
        )}
      </TextField>
      {answer.trim() !== '' && (
        <figure>
          <figcaption className="text-xs text-ink-soft">
            <span className="font-semibold">{texts.preview}.</span> {texts.previewHint}
          </figcaption>
          <div {...language} className="mt-0.5">
            <div className="w-fit max-w-full rounded rounded-es-sm border border-line bg-raised px-1.5 py-1 text-sm whitespace-pre-line wrap-anywhere">
              <Markup text={answer} />
            </div>
            {path.startsWith('/') && (
              <p className="mt-0.5 text-xs wrap-anywhere text-accent">
                <bdi dir="ltr">{localizedPath(path, locale)}</bdi>
              </p>
            )}
          </div>
        </figure>
      )}
    </fieldset>
  );
}
