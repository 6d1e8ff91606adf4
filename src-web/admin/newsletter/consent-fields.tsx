import { maxLength } from '#shared/limits.ts';
import { subscriberImport as texts } from '#shared/staff-texts/subscribers.ts';
import { gulfDate } from '#shared/time/days.ts';
import { TextField } from '../components/fields.tsx';

export interface Consent {
  source: string;
  consentedOn: string;
}

export const noConsent: Consent = { source: '', consentedOn: '' };

interface ConsentFieldsProps {
  value: Consent;
  onChange: (value: Consent) => void;
}

/** The proof that people agreed: where, and when. */
export function ConsentFields({ value, onChange }: ConsentFieldsProps) {
  return (
    <>
      <TextField label={texts.source} hint={texts.sourceHint}>
        {(control) => (
          <input
            {...control}
            dir="auto"
            required
            maxLength={maxLength.source}
            value={value.source}
            onChange={({ target }) => onChange({ ...value, source: target.value })}
          />
        )}
      </TextField>
      <TextField label={texts.consentedOn}>
        {(control) => (
          <input
            {...control}
            type="date"
            required
            max={gulfDate()}
            value={value.consentedOn}
            onChange={({ target }) => onChange({ ...value, consentedOn: target.value })}
          />
        )}
      </TextField>
    </>
  );
}
