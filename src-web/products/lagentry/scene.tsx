import type { LagentryContent } from '#shared/content/en/samples/lagentry.ts';
import { useLocale } from '../../locale.tsx';
import { Container } from '../../ui/container.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { KhatamMark } from '../../ui/khatam-mark.tsx';
import { stepIcons } from './chain.tsx';
import { requireRoutine } from './read-routine.ts';
import { needsApproval } from './run.ts';

interface Station {
  icon?: IconName;
  label: string;
}

export default function LagentryScene({ content }: { content: LagentryContent }) {
  const { steps } = requireRoutine(content.routines[0]!.sentence, useLocale());
  const stations: Station[] = [
    { icon: 'bolt', label: content.trigger },
    ...steps.flatMap((step): Station[] => [
      ...(needsApproval(step) ? [{ icon: 'people', label: content.approval } as const] : []),
      { icon: stepIcons[step.kind], label: content.kinds[step.kind] },
    ]),
    { label: content.result },
  ];
  return (
    <Container width="wide" className="scene pb-8">
      <div className="relative">
        <span aria-hidden="true" className="chain-lead" />
        <ol className="chain-across">
          {stations.map(({ icon, label }) => (
            <li key={label}>
              <span className="chain-node">
                {icon ? <Icon name={icon} className="size-2.25" /> : <KhatamMark className="size-2.25" />}
              </span>
              <span className="text-sm font-medium max-md:sr-only">{label}</span>
            </li>
          ))}
        </ol>
      </div>
    </Container>
  );
}
