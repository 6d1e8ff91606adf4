import type { LagentryContent } from '#shared/content/en/samples/lagentry.ts';
import { useLocale } from '../../locale.tsx';
import { Chain, type Link, stepIcons } from '../../products/lagentry/chain.tsx';
import { logOf } from '../../products/lagentry/log.tsx';
import { requireRoutine } from '../../products/lagentry/read-routine.ts';
import { eventsOf, needsApproval } from '../../products/lagentry/run.ts';

export default function HomeScene({ content }: { content: LagentryContent }) {
  const [prepared] = content.routines;
  const routine = requireRoutine(prepared!.sentence, useLocale());
  const events = eventsOf(routine);
  const log = logOf(
    { routine, prepared, events, decisions: ['approved'], completed: events.length, isRunning: false },
    content,
  );
  const entry = log.at(-2)!;
  const steps = routine.steps.map((step): Link => {
    const gate = needsApproval(step) && <p className="text-sm text-amber-bright">{content.approvedByPerson}</p>;
    return { icon: stepIcons[step.kind], words: step.words, gate };
  });
  return (
    <figure className="scene rounded border border-night-line bg-night/40 p-2 md:p-3">
      <figcaption className="mb-2 text-sm text-starlight-soft">{prepared!.sentence}</figcaption>
      <div className="chain-runs">
        <Chain
          states={content.states}
          links={[{ icon: 'bolt', words: routine.trigger! }, ...steps, { words: prepared!.result }]}
        />
        <p className="mt-2 border-t border-night-line pt-1 text-xs text-starlight-soft">
          <time dir="ltr">{entry.time}</time>
          {` ${entry.label}: ${entry.text}`}
        </p>
      </div>
    </figure>
  );
}
