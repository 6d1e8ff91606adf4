import { useState } from 'react';
import { maxLength } from '#shared/limits.ts';
import { direction, type Locale } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import { questions } from '#shared/staff-texts/questions.ts';
import { Markup } from '../../chat/markup.tsx';
import { Dialog } from '../components/dialog.tsx';
import { CheckField, FormActions, submits, TextField } from '../components/fields.tsx';
import type { AnswerRequest } from './answer-request.ts';

const { dialog: texts } = questions;

interface AnswerDialogProps {
  title: string;
  asked?: string;
  initial: AnswerRequest;
  pending: boolean;
  error: Error | null;
  onSave: (answer: AnswerRequest) => void;
  onClose: () => void;
}

export function AnswerDialog({ title, asked, initial, pending, error, onSave, onClose }: AnswerDialogProps) {
  const [answer, setAnswer] = useState(initial);
  const change = (part: Partial<AnswerRequest>) => setAnswer({ ...answer, ...part });

  return (
    <Dialog title={title} wide onClose={onClose}>
      <form onSubmit={submits(() => onSave(answer))} className="grid gap-2">
        {asked !== undefined && (
          <p className="max-w-text wrap-anywhere">
            <span className="text-sm font-semibold">{texts.asked}: </span>
            <bdi>{asked}</bdi>
          </p>
        )}
        <p className="text-sm text-ink-soft">{texts.languagesHint}</p>
        <div className="grid gap-2 md:grid-cols-2 md:gap-3">
          <AnswerFields locale="en" answer={answer} onChange={change} />
          <AnswerFields locale="ar" answer={answer} onChange={change} />
        </div>
        <TextField label={texts.asks} hint={texts.asksHint}>
          {(control) => (
            <textarea
              {...control}
              dir="auto"
              rows={3}
              value={answer.asks}
              maxLength={maxLength.answerText}
              onChange={({ target }) => change({ asks: target.value })}
            />
          )}
        </TextField>
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
        <CheckField label={texts.active} checked={answer.active} onChange={(active) => change({ active })} />
        <FormActions labels={texts} pending={pending} error={error} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

interface AnswerFieldsProps {
  locale: Locale;
  answer: AnswerRequest;
  onChange: (part: Partial<AnswerRequest>) => void;
}

function AnswerFields({ locale, answer, onChange }: AnswerFieldsProps) {
  const suffix = locale === 'ar' ? 'Ar' : 'En';
  const { [`question${suffix}` as const]: question, [`answer${suffix}` as const]: text, path } = answer;
  const language = { lang: locale, dir: direction[locale] };
  return (
    <fieldset className="grid min-w-0 content-start gap-1.5">
      <legend className="mb-1 text-sm font-semibold">{texts.languages[locale]}</legend>
      <TextField label={texts.question}>
        {(control) => (
          <input
            {...control}
            {...language}
            value={question}
            maxLength={maxLength.answerTitle}
            onChange={({ target }) => onChange({ [`question${suffix}`]: target.value })}
          />
        )}
      </TextField>
      <TextField label={texts.answer}>
        {(control) => (
          <textarea
            {...control}
            {...language}
            rows={6}
            value={text}
            maxLength={maxLength.answerText}
            onChange={({ target }) => onChange({ [`answer${suffix}`]: target.value })}
          />
        )}
      </TextField>
      {text.trim() !== '' && (
        <figure>
          <figcaption className="text-xs text-ink-soft">
            <span className="font-semibold">{texts.preview}.</span> {texts.previewHint}
          </figcaption>
          <div {...language} className="mt-0.5">
            <div className="w-fit max-w-full rounded rounded-es-sm border border-line bg-raised px-1.5 py-1 text-sm whitespace-pre-line wrap-anywhere">
              <Markup text={text} />
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
