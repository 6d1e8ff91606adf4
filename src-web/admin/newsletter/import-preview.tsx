import type { SubscriberImportRow } from '#shared/contracts/subscribers.ts';
import { subscriberImport as texts } from '#shared/staff-texts/subscribers.ts';
import { Select } from '../components/fields.tsx';
import { formatNumber } from '../format.ts';
import type { Answers, ColumnQuestion } from './parse-subscriber-csv.ts';

const states = ['active', 'left', 'blocked', 'unread'] as const;

interface ImportPreviewProps {
  rows: SubscriberImportRow[];
  questions: ColumnQuestion[];
  answers: Answers;
  onAnswer: (answers: Answers) => void;
}

/** The rows by their state in the file, and the questions that must be answered before the import. */
export function ImportPreview({ rows, questions, answers, onAnswer }: ImportPreviewProps) {
  const counted = states
    .map((state) => ({ state, found: rows.filter((row) => (row.state ?? 'active') === state) }))
    .filter(({ found }) => found.length > 0);
  return (
    <>
      {questions.map(({ column, heading, examples }) => (
        <div key={column}>
          <Select
            label={texts.question(heading)}
            withAll={false}
            value=""
            options={{ '': texts.choose, ...texts.answers }}
            onChange={(answer) => onAnswer({ ...answers, [column]: answer as Answers[number] })}
          />
          <p className="mt-0.5 text-sm text-ink-soft wrap-anywhere">{texts.questionHint(examples.join(' · '))}</p>
        </div>
      ))}
      {questions.length === 0 && (
        <section aria-label={texts.summary}>
          <h3 className="text-sm font-semibold">{texts.summary}</h3>
          <ul className="text-sm">
            {counted.map(({ state, found }) => (
              <li key={state} className="wrap-anywhere">
                {texts.states[state](formatNumber(found.length))},{' '}
                <span className="text-ink-soft">{texts.example(found[0]!.email)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
