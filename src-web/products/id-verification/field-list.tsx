import type { IdCheckName, IdField, IdVerificationContent } from '#shared/content/en/samples/id-verification.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { type CheckResult, charactersOf, type Span } from './machine-readable-zone.ts';
import { type SpecimenField, specimenFields } from './specimen.ts';

interface FieldListProps {
  content: IdVerificationContent;
  lines: readonly string[];
  completed: number;
  isReading: boolean;
  differing: readonly IdField[];
}

export function FieldList({ content, lines, completed, isReading, differing }: FieldListProps) {
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
                completed === index
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
              <div className={classNames('transition-opacity', completed <= index && 'invisible opacity-0')}>
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
                  <bdi lang="en" dir="ltr" className="min-w-0 font-mono wrap-anywhere">
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

const names: Record<SpecimenField['id'], [latin: string, arabic: string]> = {
  name: ['Name', 'الاسم'],
  nationality: ['Nationality', 'الجنسية'],
  sex: ['Sex', 'الجنس'],
  birth: ['Date of birth', 'تاريخ الميلاد'],
  expiry: ['Valid until', 'صالحة حتى'],
  number: ['Document number', 'رقم الوثيقة'],
};

const outlines = {
  unread: 'fill-transparent stroke-transparent',
  current: 'fill-amber/30 stroke-amber-ink stroke-[5]',
  read: 'fill-starlight/55 stroke-night/35 stroke-2',
  wrong: 'fill-rose/20 stroke-rose stroke-[5]',
};

const badges = { unread: 'fill-night', current: 'fill-amber', read: 'fill-night', wrong: 'fill-rose' };

const height = 88;

interface FieldRegionProps {
  number: number;
  field: SpecimenField;
  state: keyof typeof outlines;
}

export function FieldRegion({ number, field, state }: FieldRegionProps) {
  const { latin, arabic, printed } = field;
  const { x, y, width } = field.region;
  const [latinName, arabicName] = names[field.id];
  const value = 'fill-night font-semibold';
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="12" className={`transition ${outlines[state]}`} />
      <text x="18" y="30" fontSize="17" className="fill-night/70 font-medium">
        {latinName}
      </text>
      <text x="18" y="68" fontSize="26" className={printed ? `${value} tabular` : value}>
        {printed ?? latin}
      </text>
      <g lang="ar" direction="rtl" transform={`translate(${width - 18})`}>
        <text y="30" fontSize="17" className="fill-night/70 font-medium">
          {arabicName}
        </text>
        {!printed && (
          <text y="68" fontSize="26" className={value}>
            {arabic}
          </text>
        )}
      </g>
      <g className={classNames('transition', state === 'unread' && 'opacity-0')}>
        <circle cy="6" r="17" className={badges[state]} />
        <text
          y="13"
          fontSize="20"
          textAnchor="middle"
          className={classNames('font-bold', state === 'read' ? 'fill-starlight' : 'fill-amber-ink')}
        >
          {number}
        </text>
      </g>
    </g>
  );
}

export interface Mark extends Span {
  tone: 'covered' | 'digit' | 'wrong' | 'wrong-digit' | 'reading';
}

export const fieldMarks: readonly Mark[] = specimenFields.map(({ span }) => ({ ...span, tone: 'reading' }));

export function checkMarks(checks: readonly CheckResult<IdCheckName>[]): Mark[] {
  return checks.flatMap(({ name, covers, digit, passes }): Mark[] => {
    const own = { line: digit.line, from: digit.at, to: digit.at, tone: passes ? 'digit' : 'wrong-digit' } as const;
    // The fields of the composite check have marks of their own.
    const covered = name === 'composite' ? [] : covers;
    return [...covered.map((span) => ({ ...span, tone: passes ? 'covered' : 'wrong' }) as const), own];
  });
}
