import type { IdCheckName, IdVerificationContent } from '#shared/content/en/samples/id-verification.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { CheckResult } from './machine-readable-zone.ts';

interface ChecksProps {
  content: IdVerificationContent;
  checks: readonly CheckResult<IdCheckName>[];
  isReading: boolean;
}

export function Checks({ content, checks, isReading }: ChecksProps) {
  return (
    <ul className="grid gap-1.5 @min-[32rem]:grid-cols-2 @min-[56rem]:grid-cols-4">
      {checks.map((check) => (
        <CheckCard key={check.name} content={content} check={check} isReading={isReading} />
      ))}
    </ul>
  );
}

interface CheckCardProps {
  content: IdVerificationContent;
  check: CheckResult<IdCheckName>;
  isReading: boolean;
}

function CheckCard({ content, check, isReading }: CheckCardProps) {
  const { name, passes, printed, computed, sum, covers } = check;
  const hidden = isReading && 'invisible';
  const places = covers.map(({ line, from, to }) => content.place(String(line), String(from), String(to)));
  return (
    <li
      className={classNames(
        'grid grid-cols-[1fr_auto] content-start items-center gap-x-2 gap-y-0.5 rounded border p-1.5 transition-colors',
        passes || isReading ? 'border-line bg-paper' : 'border-danger bg-danger-wash',
      )}
    >
      <p className="text-sm font-semibold">{content.checks[name]}</p>
      <p
        className={classNames(
          'inline-flex items-center gap-0.5 text-xs',
          passes ? 'text-success' : 'text-danger',
          hidden,
        )}
      >
        <Icon name={passes ? 'check' : 'alert'} className="size-2" />
        <span>{passes ? content.passes : content.fails}</span>
      </p>
      <dl className={classNames('col-span-2 flex flex-wrap gap-x-3', hidden)}>
        <Digit label={content.printed} digit={printed} wrong={!passes} />
        <Digit label={content.computed} digit={computed} />
      </dl>
      <p className={classNames('col-span-2 text-xs text-ink-soft', hidden)}>
        {content.sum(places.join(', '), String(sum))}
      </p>
    </li>
  );
}

function Digit({ label, digit, wrong }: { label: string; digit: string; wrong?: boolean }) {
  return (
    <div className="flex items-baseline gap-0.75">
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd dir="ltr" className={classNames('font-mono text-heading font-semibold', wrong && 'text-danger')}>
        {digit}
      </dd>
    </div>
  );
}
