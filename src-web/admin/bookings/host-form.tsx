import { type FormEvent, useId, useState } from 'react';
import { demoHours } from '#shared/bookings/demo-hours.ts';
import type { Host, WeeklyHours } from '#shared/contracts/hosts.ts';
import { maxLength } from '#shared/limits.ts';
import { calendar } from '#shared/staff-texts/bookings.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField, Field, inputClass, NameFields } from '../components/fields.tsx';
import { formatClock } from '../format.ts';

const { hosts: texts, weekdays } = calendar;

interface HostFormProps {
  stored: HostRequest;
  pending: boolean;
  /**
   * Gets only the edited fields, so that it undoes no one else's changes. Must call `onSaved` when they are stored.
   */
  onSave: (edits: Partial<HostRequest>, onSaved: () => void) => void;
  onEdit?: () => void;
}

export function HostForm({ stored, pending, onSave, onEdit }: HostFormProps) {
  const hintId = useId();
  const meetingHintId = useId();
  const [edits, setEdits] = useState<Partial<HostRequest>>({});
  const host = { ...stored, ...edits };

  function change(part: Partial<HostRequest>) {
    onEdit?.();
    setEdits({ ...edits, ...part });
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    onSave(edits, () => setEdits((now) => unsaved(now, edits)));
  }

  return (
    <form onSubmit={onSubmit} className="grid gap-1.5">
      <div className="grid gap-1.5 sm:grid-cols-2">
        <NameFields {...host} labels={texts} onChange={change} />
      </div>
      <div className="grid gap-0.25">
        <Field label={texts.email}>
          <input
            type="email"
            aria-describedby={hintId}
            value={host.email ?? ''}
            maxLength={maxLength.email}
            onChange={({ target }) => change({ email: target.value || null })}
            className={inputClass}
          />
        </Field>
        <p id={hintId} className="text-xs text-ink-soft">
          {texts.emailHint}
        </p>
      </div>
      <div className="grid gap-0.25">
        <Field label={texts.meeting}>
          <input
            type="url"
            pattern="https://.+"
            aria-describedby={meetingHintId}
            value={host.meetingUrl ?? ''}
            maxLength={maxLength.url}
            onChange={({ target }) => change({ meetingUrl: target.value || null })}
            className={inputClass}
          />
        </Field>
        <p id={meetingHintId} className="text-xs text-ink-soft">
          {texts.meetingHint}
        </p>
      </div>
      <HoursGrid hours={host.hours} onChange={(hours) => change({ hours })} />
      <CheckField label={texts.active} checked={host.active} onChange={(active) => change({ active })} />
      <div>
        {/* Not `disabled`: the button would lose the focus, which a question about the change gives back. */}
        <Button type="submit" variant="secondary" aria-disabled={pending}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

const order = [1, 2, 3, 4, 5, 6, 0];

export function HoursGrid({ hours, onChange }: { hours: WeeklyHours; onChange: (hours: WeeklyHours) => void }) {
  function set(weekday: number, hour: number, isOffered: boolean) {
    const others = (hours[weekday] ?? []).filter((one) => one !== hour);
    const changed = isOffered ? [...others, hour].sort((a, b) => a - b) : others;
    onChange(hours.map((ofDay, day) => (day === weekday ? changed : ofDay)));
  }

  return (
    <fieldset>
      <legend className="text-xs font-semibold">{texts.hours}</legend>
      <div className="mt-0.5 divide-y divide-line">
        {order.map((weekday) => (
          <div key={weekday} className="grid items-center gap-x-1 py-0.25 md:grid-cols-[7rem_minmax(0,1fr)]">
            <span aria-hidden="true" className="text-sm font-semibold">
              {weekdays[weekday]}
            </span>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))]">
              {demoHours.map((hour) => (
                <label key={hour} className="tabular inline-flex min-h-5.5 items-center gap-0.75 text-sm">
                  <input
                    type="checkbox"
                    aria-label={`${weekdays[weekday]} ${formatClock(hour)}`}
                    checked={hours[weekday]?.includes(hour) ?? false}
                    onChange={({ target }) => set(weekday, hour, target.checked)}
                    className="size-2 accent-accent"
                  />
                  {formatClock(hour)}
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

export type HostRequest = Omit<Host, 'id' | 'feedUrl' | 'affected' | 'busy' | 'awayUntil'>;

export function requestOf({ nameEn, nameAr, email, hours, active, meetingUrl }: Host): HostRequest {
  return { nameEn, nameAr, email, hours, active, meetingUrl };
}

function unsaved(edits: Partial<HostRequest>, saved: Partial<HostRequest>): Partial<HostRequest> {
  const names = Object.keys(edits) as (keyof HostRequest)[];
  return Object.fromEntries(names.filter((name) => edits[name] !== saved[name]).map((name) => [name, edits[name]]));
}

export function newHost(hosts: Host[]): HostRequest {
  const hours = hosts[0]?.hours ?? Array.from({ length: 7 }, () => []);
  return { nameEn: '', nameAr: '', email: null, hours, active: true, meetingUrl: null };
}
