import { admin } from '../../../src-shared/content/en/admin.ts';
import { maxLength } from '../../../src-shared/limits.ts';
import { direction, type Locale } from '../../../src-shared/locales.ts';
import { localizedPath } from '../../../src-shared/paths.ts';
import { Markup } from '../../chat/markup.tsx';
import { TextField } from '../conversation/text-field.tsx';

const { dialog: texts } = admin.questions;

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
export function AnswerFields({ locale, question, answer, path, onQuestion, onAnswer }: AnswerFieldsProps) {
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
