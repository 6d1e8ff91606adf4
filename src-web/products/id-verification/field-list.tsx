import type { IdField, IdVerificationContent } from '../../../src-shared/content/en/samples/id-verification.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { charactersOf } from './machine-readable-zone.ts';
import { specimenFields } from './specimen.ts';

interface FieldListProps {
  content: IdVerificationContent;
  lines: readonly string[];
  done: number;
  isReading: boolean;
  differing: readonly IdField[];
}

/** Each field in both scripts, and what the zone has for it. */
export function FieldList({ content, lines, done, isReading, differing }: FieldListProps) {
  return (
    <ol className="ruled border-b-0">
      {specimenFields.map(({ id, arabic, latin, span }, index) => {
        const differs = differing.includes(id);
        return (
          <li key={id} className="grid grid-cols-[auto_1fr] gap-x-1.5 py-1">
            <span
              aria-hidden="true"
              className={classNames(
                'tabular mt-0.25 inline-flex size-3 items-center justify-center rounded-full text-xs font-semibold transition-colors',
                done === index
                  ? 'bg-amber text-amber-ink'
                  : differs
                    ? 'bg-danger-wash text-danger'
                    : 'bg-sand text-ink-soft',
              )}
            >
              {index + 1}
            </span>
            <div>
              <p className="text-xs font-medium text-ink-soft">{content.fields[id]}</p>
              <div className={classNames('transition-opacity', done <= index && 'invisible opacity-0')}>
                <p className="flex flex-wrap justify-between gap-x-2 font-semibold rtl:flex-row-reverse">
                  <bdi lang="en" dir="ltr">
                    {latin}
                  </bdi>
                  {arabic !== latin && (
                    <bdi lang="ar" dir="rtl">
                      {arabic}
                    </bdi>
                  )}
                </p>
                <p
                  className={classNames(
                    'flex items-center gap-0.75 text-xs',
                    isReading && 'invisible',
                    differs ? 'text-danger' : 'text-success',
                  )}
                >
                  <Icon name={differs ? 'alert' : 'check'} className="size-2" />
                  <bdi lang="en" dir="ltr" className="min-w-0 truncate font-mono">
                    {charactersOf(lines, span).replace(/<+$/, '')}
                  </bdi>
                  <span className="sr-only">{differs ? content.differs : content.same}</span>
                </p>
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
