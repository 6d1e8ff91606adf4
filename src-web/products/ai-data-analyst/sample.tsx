import { type FormEvent, useId, useState } from 'react';
import type { DataAnalystContent, QuestionName } from '#shared/content/en/samples/ai-data-analyst.ts';
import { maxLength } from '#shared/limits.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { StatusLine, Toolbar } from '../controls.tsx';
import { linkedState } from '../sample-link.ts';
import { TakeAlong } from '../take-along.tsx';
import { answers, answerText, formatValue, labelOf } from './answers.ts';
import { findQuestion } from './find-question.ts';

const questions = Object.keys(answers) as QuestionName[];

export default function DataAnalyst({ content }: { content: DataAnalystContent }) {
  const id = useId();
  const [asked, setAsked] = useState<QuestionName>(linkedQuestion);
  const [text, setText] = useState('');
  const [isUnknown, setIsUnknown] = useState(false);

  const shown = isUnknown ? undefined : asked;

  function ask(question: QuestionName | undefined) {
    setIsUnknown(!question);
    if (question) setAsked(question);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    ask(findQuestion(text));
  }

  return (
    <div className="grid @min-[56rem]:grid-cols-[4fr_8fr]">
      <Toolbar label={content.toolbar} className="content-start border-line p-2 md:p-3 @min-[56rem]:border-e">
        <form onSubmit={submit} className="grid w-full grid-cols-[1fr_auto] gap-x-1 gap-y-0.5">
          <label htmlFor={`${id}question`} className="col-span-2 text-sm font-semibold">
            {content.ask}
          </label>
          <input
            id={`${id}question`}
            dir="auto"
            value={text}
            required
            maxLength={maxLength.routine}
            autoComplete="off"
            aria-invalid={isUnknown || undefined}
            aria-describedby={`${id}unknown`}
            onChange={(event) => setText(event.target.value)}
            className="min-h-6 min-w-0 rounded border border-line-strong bg-raised px-1.5 text-base text-ink aria-[invalid=true]:border-danger"
          />
          <Button type="submit" variant="secondary">
            {content.submit}
          </Button>
          <p id={`${id}unknown`} role="status" className="col-span-2 text-sm text-danger empty:hidden">
            {isUnknown && content.unknown}
          </p>
        </form>
        <p className="mt-1 w-full text-xs font-semibold text-ink-soft">{content.suggestions}</p>
        {questions.map((question) => (
          <button
            key={question}
            type="button"
            aria-pressed={question === shown}
            onClick={() => {
              setText(content.questions[question]);
              ask(question);
            }}
            className={`min-h-5.5 rounded border px-1.5 py-0.75 text-start text-sm font-medium transition-colors @min-[56rem]:w-full ${
              question === shown ? 'border-accent bg-accent-wash' : 'border-line hover:border-ink'
            }`}
          >
            {content.questions[question]}
          </button>
        ))}
      </Toolbar>
      <div className={classNames('min-w-0', isUnknown && 'invisible')}>
        <div className="p-2 md:px-3">
          <h3 className="text-subheading">{content.questions[asked]}</h3>
          <StatusLine>{answerText(asked, content)}</StatusLine>
        </div>
        <figure className="on-night bg-night text-starlight">
          <figcaption className="border-b border-night-line px-2 py-1 text-xs text-starlight-soft md:px-3">
            {content.queryTitle}
          </figcaption>
          {/* SQL is left to right, also on a right-to-left page. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard */}
          <section tabIndex={0} dir="ltr" lang="en" aria-label="SQL" className="overflow-x-auto -outline-offset-4">
            <pre className="min-h-[calc(5lh+2rem)] p-2 font-mono text-xs/relaxed md:px-3">
              <code>{answers[asked].query}</code>
            </pre>
          </section>
        </figure>
        <div className="min-h-47 p-2 md:p-3">
          <Bars content={content} question={asked} />
        </div>
      </div>
      <div className="@min-[56rem]:col-span-2">
        <TakeAlong
          state={{ question: asked === first ? '' : asked }}
          table={() => [
            content.columns[asked],
            ...answers[asked].rows.map((row) => [labelOf(row, content), row.value]),
          ]}
        />
      </div>
    </div>
  );
}

const first: QuestionName = 'emirates';

function linkedQuestion(): QuestionName {
  return questions.find((question) => question === linkedState().get('question')) ?? first;
}

function Bars({ content, question }: { content: DataAnalystContent; question: QuestionName }) {
  const { rows, unit } = answers[question];
  const [labelColumn, valueColumn] = content.columns[question];
  const most = Math.max(...rows.map(({ value }) => value));
  return (
    <table className="tabular w-full text-sm">
      <caption className="pb-1 text-start text-subheading font-semibold">{content.pictureTitle}</caption>
      <thead className="text-xs text-ink-soft">
        <tr>
          <th scope="col" className="w-2/5 text-start font-semibold">
            {labelColumn}
          </th>
          <th scope="col" colSpan={2} className="text-end font-semibold">
            {valueColumn}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index} className="h-5 border-t border-line">
            <th scope="row" className="pe-1 text-start font-medium">
              {labelOf(row, content)}
            </th>
            <td>
              <svg
                aria-hidden="true"
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                className="block h-2 w-full mirror-in-rtl"
              >
                <rect
                  height="8"
                  width={Math.round((100 * row.value) / most)}
                  className={`transition-all duration-700 ${index === 0 ? 'fill-amber' : 'fill-accent/35'}`}
                />
              </svg>
            </td>
            <td className="ps-1 text-end font-semibold">
              <bdi>{formatValue[unit](row.value)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
