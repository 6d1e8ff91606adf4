import { classNames } from '../../ui/class-names.ts';
import type { SpecimenField } from './specimen.ts';

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

/** A printed field, with the outline of what has been read. */
export function FieldRegion({ number, field, state }: FieldRegionProps) {
  const { latin, arabic, printed } = field;
  const { x, y, width } = field.region;
  const [latinName, arabicName] = names[field.id];
  const value = 'fill-night text-[26px] font-semibold';
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="12" className={`transition ${outlines[state]}`} />
      <text x={x + 18} y={y + 30} className="fill-night/70 text-[17px] font-medium">
        {latinName}
      </text>
      <text x={x + 18} y={y + 68} className={printed ? `${value} tabular` : value}>
        {printed ?? latin}
      </text>
      <g lang="ar" direction="rtl">
        <text x={x + width - 18} y={y + 30} className="fill-night/70 text-[17px] font-medium">
          {arabicName}
        </text>
        {!printed && (
          <text x={x + width - 18} y={y + 68} className={value}>
            {arabic}
          </text>
        )}
      </g>
      <g className={classNames('transition', state === 'unread' && 'opacity-0')}>
        <circle cx={x} cy={y + 6} r="17" className={badges[state]} />
        <text
          x={x}
          y={y + 13}
          textAnchor="middle"
          className={classNames('text-[20px] font-bold', state === 'read' ? 'fill-starlight' : 'fill-amber-ink')}
        >
          {number}
        </text>
      </g>
    </g>
  );
}
