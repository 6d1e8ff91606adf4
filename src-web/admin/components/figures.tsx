import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { admin } from '#shared/staff-texts/admin.ts';
import { classNames } from '../../ui/class-names.ts';
import { formatNumber } from '../format.ts';

const { activity: texts } = admin;
const width = 300;
const height = 90;
const tones = ['fill-amber', 'fill-rose', 'fill-info', 'fill-success'];
const dots = ['bg-amber', 'bg-rose', 'bg-info', 'bg-success'];

interface BarChartProps {
  title: string;
  summary: string;
  labels: string[];
  series: { name: string; values: number[] }[];
}

export function BarChart({ title, summary, labels, series }: BarChartProps) {
  const sums = labels.map((_, day) => series.reduce((sum, { values }) => sum + (values[day] ?? 0), 0));
  const highest = Math.max(...sums, 1);
  const step = width / labels.length;
  const last = labels.length - 1;
  const [day, setDay] = useState<number>();
  const valuesOn = (at: number) =>
    [labels[at], ...series.map(({ name, values }) => `${name}: ${formatNumber(values[at] ?? 0)}`)].join(' · ');
  return (
    <figure className="min-w-0">
      <figcaption className="flex items-baseline justify-between gap-1 text-sm">
        <span className="font-semibold">{title}</span>
        <span className="tabular text-ink-soft">{summary}</span>
      </figcaption>
      <div className="relative mt-1 rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-accent">
        <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="w-full border-b border-line-strong/50">
          {labels.map((label, day) => {
            let top = height;
            return series.map(({ name, values }, index) => {
              const part = ((values[day] ?? 0) / highest) * (height - 4);
              top -= part;
              return (
                <rect
                  key={`${label}${name}`}
                  x={day * step + 1}
                  y={top}
                  width={step - 2}
                  height={part}
                  rx="1.5"
                  className={tones[index]}
                />
              );
            });
          })}
          {day !== undefined && <rect x={day * step} width={step} height={height} className="fill-ink/10" />}
        </svg>
        {last > 0 && (
          <input
            type="range"
            aria-label={texts.valuesOf(title)}
            aria-valuetext={valuesOn(day ?? last)}
            max={last}
            value={day ?? last}
            onChange={({ target }) => setDay(Number(target.value))}
            onFocus={() => setDay((shown) => shown ?? last)}
            onBlur={() => setDay(undefined)}
            onPointerMove={({ nativeEvent: { offsetX }, currentTarget: { clientWidth } }) =>
              setDay(Math.min(last, Math.max(0, Math.floor((offsetX / clientWidth) * labels.length))))
            }
            onPointerLeave={({ currentTarget }) => {
              if (currentTarget !== document.activeElement) setDay(undefined);
            }}
            className="absolute inset-0 size-full cursor-crosshair touch-pan-y opacity-0"
          />
        )}
      </div>
      <div
        aria-hidden="true"
        className={classNames(
          'tabular mt-0.25 flex justify-between text-xs text-ink-soft',
          series.length > 1 && 'min-h-[2lh]',
        )}
      >
        {day === undefined ? (
          <>
            <span>{labels[0]}</span>
            <span>{labels.at(-1)}</span>
          </>
        ) : (
          <span className="mx-auto font-semibold text-ink">{valuesOn(day)}</span>
        )}
      </div>
      {series.length > 1 && (
        <ul aria-hidden="true" className="mt-0.5 flex flex-wrap gap-x-1.5 text-xs text-ink-soft">
          {series.map(({ name }, index) => (
            <li key={name} className="flex items-center gap-0.5">
              <span className={`size-1 rounded-full ${dots[index]}`} />
              {name}
            </li>
          ))}
        </ul>
      )}
      {/* A table is wider than a hidden element may be: it would make the page scroll. */}
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, day) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {series.map(({ name, values }) => (
                  <td key={name}>{values[day]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

export function ProgressBar({ label, max, value }: { label: string; max: number; value: number }) {
  return (
    <progress
      aria-label={label}
      max={max}
      value={value}
      className="block h-1 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-amber [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-amber"
    />
  );
}

/** The outline keeps it visible with forced colours. */
export function ShareBar({ value, highest, className }: { value: number; highest: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className={classNames('block w-full', className)}
    >
      <rect width="100" height="1" className="fill-line/60" />
      <rect
        width={highest > 0 ? (value / highest) * 100 : 0}
        height="1"
        className="fill-amber forced-colors:fill-[CanvasText]"
      />
    </svg>
  );
}

interface TileProps {
  label: string;
  value: number;
  /** In one line. */
  isCompact?: boolean;
  /** The list of what is counted. */
  to?: string;
  children?: ReactNode;
}

export function Tile({ label, value, isCompact, to, children }: TileProps) {
  const count = formatNumber(value);
  const size = isCompact ? 'text-subheading font-semibold' : 'text-title font-semibold';
  return (
    <div
      className={classNames(
        'relative flex justify-between rounded border border-line bg-raised shadow-low',
        isCompact ? 'flex-wrap items-baseline gap-x-0.5 px-1.5 py-1' : 'flex-col p-2 sm:px-3',
      )}
    >
      <dt className={isCompact ? 'text-xs text-ink-soft' : 'text-sm text-ink-soft'}>{label}</dt>
      <dd className="tabular">
        {to ? (
          <Link
            to={to}
            aria-label={`${label}: ${count}`}
            className={`${size} after:absolute after:inset-0 after:rounded hover:text-accent`}
          >
            {count}
          </Link>
        ) : (
          <span className={size}>{count}</span>
        )}
        {children}
      </dd>
    </div>
  );
}
