import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { EstimateField, EstimatorTexts } from '#shared/content/types/blocks.ts';
import { paths } from '#shared/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { FieldLabel, inputClass } from '../../ui/field.tsx';
import { estimate, estimateFields, estimateQuery, largestNumbers, readNumber, readNumbers } from '../estimate.ts';

type Values = Record<EstimateField, string>;

const example: Values = { cases: '2,000', steps: '6', minutes: '12', wage: '60' };

const numbersOf = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export default function Estimator({ texts: { estimator: content } }: { texts: { estimator: EstimatorTexts } }) {
  const [values, setValues] = useState(example);
  const form = useRef<HTMLFormElement>(null);
  const read = () => {
    const data = new FormData(form.current!);
    setValues(Object.fromEntries(estimateFields.map((field) => [field, String(data.get(field))])) as Values);
  };
  // The visitor may have changed the fields before hydration.
  useEffect(read, []);

  const numbers = readNumbers((field) => values[field]);
  const result = estimate(numbers);
  const format = (number: number | undefined) => (number === undefined ? undefined : numbersOf.format(number));
  return (
    <Card className="grid gap-2 max-md:p-2 shadow-mid md:gap-5 md:p-5 lg:grid-cols-2 lg:gap-8">
      <form
        ref={form}
        onInput={read}
        onSubmit={(event) => event.preventDefault()}
        className="fitting-columns grid content-start gap-x-2.5 gap-y-2 items-end sm:grid-cols-2 noscript:hidden"
      >
        {estimateFields.map((field) => (
          <NumberField
            key={field}
            {...content.fields[field]}
            name={field}
            initial={example[field]}
            error={
              values[field].trim() && readNumber(field, values[field]) === undefined
                ? content.invalid(numbersOf.format(largestNumbers[field]))
                : ''
            }
          />
        ))}
      </form>
      <div data-invented>
        <dl aria-live="polite" className="ruled">
          <Result label={content.operations}>{format(result?.operations)}</Result>
          <Result label={content.plan}>{result && content.plans[result.plan]}</Result>
          <Result label={content.hours}>{format(result?.hours)}</Result>
          <Result label={content.cost}>
            {result?.cost === undefined ? undefined : content.dirhams(format(result.cost)!)}
          </Result>
        </dl>
        <p className="mt-2 text-sm text-ink-soft">{content.note}</p>
        <ButtonLink to={`${paths.scheduleDemo}?${estimateQuery(numbers)}`} className="mt-2.5">
          {content.action}
        </ButtonLink>
      </div>
    </Card>
  );
}

function NumberField(props: { name: EstimateField; label: string; hint?: string; initial: string; error: string }) {
  const { name, label, hint, initial, error } = props;
  // The ids do not come from `useId`: the build renders the whole page, and the browser hydrates this part alone.
  const id = `estimate-${name}`;
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <input
        id={id}
        name={name}
        defaultValue={initial}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        maxLength={20}
        aria-invalid={error !== ''}
        aria-describedby={`${id}-note`}
        className={`${inputClass} tabular rtl:text-end`}
      />
      <p id={`${id}-note`} className={`mt-0.5 text-sm ${error ? 'text-danger' : 'text-ink-soft'}`}>
        {error || hint}
      </p>
    </div>
  );
}

function Result({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-2 py-0.75 md:py-1.25">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="tabular text-subheading font-semibold">
        <bdi>{children ?? '–'}</bdi>
      </dd>
    </div>
  );
}
