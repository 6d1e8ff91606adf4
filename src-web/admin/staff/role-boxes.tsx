import { type Role, roles } from '#shared/roles.ts';
import { roleNames, people as texts } from '#shared/staff-texts/staff.ts';
import { CheckField } from '../components/fields.tsx';

interface RoleBoxesProps {
  legend: string;
  given: readonly Role[];
  onChange: (role: Role, isGiven: boolean) => void;
}

export function RoleBoxes({ legend, given, onChange }: RoleBoxesProps) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-x-2">
      <legend className="sr-only">{legend}</legend>
      {roles.map((role) => (
        <CheckField
          key={role}
          label={roleNames[role]}
          checked={given.includes(role)}
          onChange={(isGiven) => onChange(role, isGiven)}
        />
      ))}
    </fieldset>
  );
}

export function RoleHints() {
  return (
    <dl className="mb-3 grid max-w-text gap-x-2 gap-y-0.5 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
      {roles.map((role) => (
        <div key={role} className="contents">
          <dt className="font-semibold">{roleNames[role]}</dt>
          <dd className="text-ink-soft">{texts.hints[role]}</dd>
        </div>
      ))}
    </dl>
  );
}
