import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { subscriberImport as texts } from '#shared/staff-texts/subscribers.ts';
import { call, uploadTimeoutMs } from '../../lib/api.ts';
import { Select } from '../components/fields.tsx';
import { QueryBoundary } from '../components/states.tsx';
import { formatNumber } from '../format.ts';
import type { Answers, SubscriberFile } from './parse-subscriber-csv.ts';
import { RefusedRows } from './refused-rows.tsx';

interface ImportPreviewProps {
  file: SubscriberFile;
  answers: Answers;
  onAnswer: (answers: Answers) => void;
}

/** The questions that must be answered before the import, then what it will take and refuse. */
export function ImportPreview({ file, answers, onAnswer }: ImportPreviewProps) {
  const { rows, questions } = file;
  const id = useId();
  const check = useQuery({
    queryKey: ['import-check', rows],
    queryFn: () => call('POST /api/admin/subscribers/import/check', { body: { rows } }, { timeout: uploadTimeoutMs }),
    enabled: questions.length === 0,
  });
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
        <section aria-labelledby={id} className="grid justify-items-start gap-0.5">
          <h3 id={id} className="text-sm font-semibold">
            {texts.summary}
          </h3>
          <QueryBoundary query={check}>
            {({ added, refused }) => (
              <>
                <p className="text-sm">{texts.willImport(formatNumber(added))}</p>
                <RefusedRows refused={refused} file={file} />
              </>
            )}
          </QueryBoundary>
        </section>
      )}
    </>
  );
}
