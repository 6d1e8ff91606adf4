import type { LagentryContent } from '#shared/content/en/samples/lagentry.ts';
import { useLocale } from '../../locale.tsx';
import { requireRoutine } from '../../products/lagentry/read-routine.ts';
import { capitalized, eventsOf, needsApproval, stopOf } from '../../products/lagentry/run.ts';
import { Icon } from '../../ui/icon.tsx';

export default function RoutineProof({ content }: { content: LagentryContent }) {
  const prepared = content.routines.at(-1)!;
  const { trigger, steps } = requireRoutine(prepared.sentence, useLocale());
  const events = eventsOf({ steps, isCut: false });
  const waiting = events[stopOf(events, [])]!;
  const isWaiting = (step: number) => waiting.kind === 'approval' && waiting.step === step;
  const next = steps.findIndex((_, step) => isWaiting(step));
  return (
    <ol>
      <Step icon="bolt" words={trigger!} note={prepared.arrival} />
      {steps.map((step, index) =>
        isWaiting(index) ? (
          <li key={step.words} className="my-1 rounded bg-night p-2 text-starlight md:-mx-3 md:p-3">
            <p className="flex items-center gap-0.75 text-sm font-semibold text-amber-bright">
              <Icon name="lock" className="size-2.25" />
              {content.gate.waiting}
            </p>
            <p className="mt-0.5 text-heading font-semibold md:text-title">{capitalized(step.words)}</p>
            <p className="mt-0.5 text-starlight-soft">{prepared.stake}</p>
          </li>
        ) : (
          <Step
            key={step.words}
            icon={index < next ? 'check' : 'clock'}
            words={step.words}
            note={
              index < next ? prepared.steps[index] : needsApproval(step) ? content.gate.planned : content.states.planned
            }
            isPlanned={index > next}
          />
        ),
      )}
    </ol>
  );
}

interface StepProps {
  icon: 'bolt' | 'check' | 'clock';
  words: string;
  note?: string;
  isPlanned?: boolean;
}

function Step({ icon, words, note, isPlanned }: StepProps) {
  return (
    <li className={`flex gap-1.5 py-0.5 md:py-1 ${isPlanned ? 'text-ink-soft' : ''}`}>
      <Icon name={icon} className="mt-0.5 size-2.5 text-accent md:mt-0.75" />
      <div>
        <p className="text-subheading font-semibold md:text-heading">{capitalized(words)}</p>
        <p className="mt-0.25 text-sm text-ink-soft max-md:hidden">{note}</p>
      </div>
    </li>
  );
}
