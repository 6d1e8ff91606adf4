import type { IdField } from '../../../src-shared/content/en/samples/id-verification.ts';
import { FieldRegion } from './field-region.tsx';
import { Portrait } from './portrait.tsx';
import { specimenFields } from './specimen.ts';

interface CardFrontProps {
  /** Accessible name. */
  label: string;
  /** How many fields are read. The next one is outlined. */
  done: number;
  /** The fields that the zone contradicts. */
  differing: readonly IdField[];
}

/** A card of no country: the name is the one that ICAO keeps for specimens. Not mirrored, like every picture of a thing. */
export function CardFront({ label, done, differing }: CardFrontProps) {
  return (
    <div className="relative overflow-hidden rounded bg-starlight shadow-high">
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-[linear-gradient(155deg,transparent_35%,rgb(248_173_60/22%)_75%,rgb(232_96_122/30%))]"
      />
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
                done === index ? 'current' : done < index ? 'unread' : differing.includes(field.id) ? 'wrong' : 'read'
              }
            />
          ))}
          <text
            x="428"
            y="345"
            textAnchor="middle"
            transform="rotate(-22 428 300)"
            className="fill-night/9 text-[150px] font-bold"
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
      <path d="M40 98H816" className="stroke-amber stroke-[4]" />
      <text x="40" y="52" className="text-[30px] font-bold">
        UTOPIA
      </text>
      <text x="40" y="80" className="fill-night/70 text-[19px] font-medium">
        Identity card, specimen
      </text>
      <g lang="ar" direction="rtl">
        <text x="816" y="50" className="text-[30px] font-bold">
          يوتوبيا
        </text>
        <text x="816" y="80" className="fill-night/70 text-[19px] font-medium">
          بطاقة هوية، نموذج
        </text>
      </g>
    </g>
  );
}
