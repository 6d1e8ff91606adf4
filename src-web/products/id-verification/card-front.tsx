import type { IdField } from '#shared/content/en/samples/id-verification.ts';
import { FieldRegion } from './field-list.tsx';
import { specimenFields } from './specimen.ts';

interface CardFrontProps {
  label: string;
  completed: number;
  differing: readonly IdField[];
}

export function CardFront({ label, completed, differing }: CardFrontProps) {
  return (
    <div className="relative overflow-hidden rounded bg-starlight shadow-high">
      <div aria-hidden="true" className="card-tint absolute inset-0" />
      <div aria-hidden="true" className="girih-9 absolute inset-0 bg-night/7" />
      <svg role="img" aria-label={label} viewBox="0 0 856 540" direction="ltr" className="relative block w-full">
        <g lang="en">
          <Heading />
          <Portrait />
          {specimenFields.map((field, index) => (
            <FieldRegion
              key={field.id}
              number={index + 1}
              field={field}
              state={
                completed === index
                  ? 'current'
                  : completed < index
                    ? 'unread'
                    : differing.includes(field.id)
                      ? 'wrong'
                      : 'read'
              }
            />
          ))}
          <text
            x="428"
            y="345"
            textAnchor="middle"
            transform="rotate(-22 428 300)"
            fontSize="150"
            className="fill-night/9 font-bold"
          >
            SPECIMEN
          </text>
        </g>
      </svg>
    </div>
  );
}

function Heading() {
  return (
    <g className="fill-night">
      <path d="M40 98H816" className="stroke-amber" strokeWidth="4" />
      <text x="40" y="52" fontSize="30" className="font-bold">
        UTOPIA
      </text>
      <text x="40" y="80" fontSize="19" className="fill-night/70 font-medium">
        Identity card, specimen
      </text>
      <g lang="ar" direction="rtl">
        <text x="816" y="50" fontSize="30" className="font-bold">
          يوتوبيا
        </text>
        <text x="816" y="80" fontSize="19" className="fill-night/70 font-medium">
          بطاقة هوية، نموذج
        </text>
      </g>
    </g>
  );
}

function Portrait() {
  return (
    <>
      <rect x="40" y="128" width="216" height="258" rx="18" className="fill-night" />
      <g className="fill-none stroke-amber-bright/35" strokeWidth="2">
        <path
          d="M148 142l34 34h48v48l34 34-34 34v48h-48l-34 34-34-34H66v-48l-34-34 34-34v-48h48z"
          clipPath="inset(0)"
        />
      </g>
      <path
        d="M148 176c-46 0-66 34-66 78 0 30 6 48-8 76-6 12-18 20-18 36v20h184v-20c0-16-12-24-18-36-14-28-8-46-8-76 0-44-20-78-66-78z"
        className="fill-rose/80"
      />
      <path
        d="M148 202c-27 0-40 20-40 48 0 34 18 62 40 62s40-28 40-62c0-28-13-48-40-48z"
        className="fill-amber-bright"
      />
      <path d="M148 202c-27 0-40 20-40 48 10-22 26-32 40-32s30 10 40 32c0-28-13-48-40-48z" className="fill-rose" />
      <g className="fill-amber stroke-amber-ink/45" strokeWidth="3">
        <rect x="40" y="414" width="96" height="76" rx="14" />
        <path d="M40 440h30v24H40m96-24h-30v24h30M72 414v26h32v-26M72 490v-26h32v26" className="fill-none" />
      </g>
    </>
  );
}
