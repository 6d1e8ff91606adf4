import { type FormEvent, useId } from 'react';
import type { LagentryContent } from '#shared/content/en/samples/lagentry.ts';
import { maxLength } from '#shared/limits.ts';
import { submitOnEnter } from '../../lib/submit-on-enter.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { Toolbar } from '../controls.tsx';

interface RoutineFormProps {
  content: LagentryContent;
  sentence: string;
  isUnread: boolean;
  onChange: (sentence: string) => void;
  onBuild: (sentence: string) => void;
}

export function RoutineForm({ content, sentence, isUnread, onChange, onBuild }: RoutineFormProps) {
  const id = useId();
  const hydrated = useHydrated();

  function submit(event: FormEvent) {
    event.preventDefault();
    onBuild(sentence);
  }

  return (
    <form onSubmit={submit} className="grid gap-1.5">
      <Toolbar label={content.choose}>
        {content.routines.map((routine) => (
          <label
            key={routine.name}
            className="inline-flex min-h-5.5 cursor-pointer items-center rounded-full border border-line bg-paper px-2 text-sm font-semibold transition hover:border-line-strong has-checked:border-amber has-checked:bg-accent-wash has-checked:text-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={`${id}routine`}
              checked={routine.sentence === sentence}
              onChange={() => onBuild(routine.sentence)}
              className="sr-only"
            />
            {routine.name}
          </label>
        ))}
      </Toolbar>
      <div className="grid items-end gap-1.5 @min-[56rem]:grid-cols-[1fr_auto]">
        <div className="grid gap-0.5">
          <label htmlFor={`${id}sentence`} className="text-sm font-semibold">
            {content.sentence}
          </label>
          <textarea
            id={`${id}sentence`}
            dir="auto"
            value={sentence}
            disabled={!hydrated}
            maxLength={maxLength.routine}
            autoComplete="off"
            aria-invalid={isUnread || undefined}
            aria-describedby={`${id}reader`}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={submitOnEnter}
            className="h-22 w-full resize-none rounded border border-line-strong bg-raised px-1.5 py-1 text-base text-ink transition-colors hover:border-ink aria-[invalid=true]:border-danger @min-[36rem]:h-12"
          />
        </div>
        <Toolbar label={content.build}>
          <Button type="submit" variant="secondary">
            {content.build}
          </Button>
        </Toolbar>
      </div>
      <p id={`${id}reader`} className="max-w-text text-xs text-ink-soft">
        {content.reader}
      </p>
    </form>
  );
}
