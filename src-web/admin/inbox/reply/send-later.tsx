import { useState } from 'react';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { addDays, gulfOffset, mondayOf } from '#shared/time/days.ts';
import { dateIn, hourIn, knownZone } from '#shared/time/zones.ts';
import { Select } from '../../components/fields.tsx';
import { SendTime } from '../../newsletter/send-time.tsx';

const { later: texts } = conversation.composer;
const morning = 9;

interface SendLaterProps {
  /** The visitor's time zone, if the form has sent it. */
  timezone: unknown;
  failure: string | undefined;
  onChange: (sendAt: string | undefined) => void;
}

export function SendLater({ timezone, failure, onChange }: SendLaterProps) {
  const [choice, setChoice] = useState('');
  const [other, setOther] = useState('');
  const zone = knownZone(timezone);
  const today = dateIn(zone);
  const days = { tomorrow: addDays(today, 1), monday: addDays(mondayOf(today), 7) };

  function choose(chosen: string) {
    setChoice(chosen);
    const day = days[chosen as keyof typeof days];
    onChange(day ? hourIn(zone, day, morning).toISOString() : chosen ? timeOf(other) : undefined);
  }

  return (
    <div className="grid content-start gap-1 sm:max-w-80">
      <Select label={texts.when} value={choice} options={texts.choices} onChange={choose} withAll={false} />
      {choice === 'other' && (
        <SendTime
          value={other}
          failure={failure}
          onChange={(value) => {
            setOther(value);
            onChange(timeOf(value));
          }}
        />
      )}
    </div>
  );
}

function timeOf(value: string): string {
  return value && new Date(`${value}:00${gulfOffset}`).toISOString();
}
