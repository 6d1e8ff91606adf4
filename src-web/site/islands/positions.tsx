import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Job } from '#shared/content/en/jobs.ts';
import type { OpenPositions } from '#shared/content/en/open-positions.ts';
import type { FormContent } from '#shared/content/types/forms.ts';
import { jobPath } from '#shared/paths.ts';
import { useFormState, useResultReset } from '../../forms/form-store.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { closedPositions } from '../closed-positions.ts';

const edges: Record<Job['colour'], string> = {
  amber: 'border-s-amber',
  rose: 'border-s-rose',
  blue: 'border-s-info',
  green: 'border-s-success',
};

const tones = { success: 'bg-success-wash text-success', error: 'bg-danger-wash text-danger' };

interface PositionsProps {
  texts: { openPositions: OpenPositions; careerForm: FormContent };
  container?: HTMLElement;
}

/**
 * A link leads to the position's page; with JavaScript it opens a dialog instead. The result of an application replaces
 * the description of its position for a while, so that nothing moves.
 */
export default function Positions({ texts, container }: PositionsProps) {
  const { openPositions: positions, careerForm } = texts;
  const { closed } = positions;
  const closedIds = closedPositions(container);
  const isClosed = ({ id }: Job) => closedIds.includes(id);
  const [dialog, setDialog] = useState<ReactNode>();
  const [opened, setOpened] = useState(positions.jobs.at(-1)!.id);
  const state = useFormState('career');
  const { status, result } = state;
  useResultReset('career', state);
  const hasResult = !dialog && (status === 'success' || status === 'error');
  const shownResult = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (hasResult) shownResult.current?.scrollIntoView({ block: 'center' });
  }, [hasResult]);

  async function open(event: MouseEvent<HTMLAnchorElement>, job: Job) {
    // The browser opens a new tab or window for these clicks.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const page = event.currentTarget.href;
    try {
      const { default: JobDialog } = await import('../sections/job-dialog.tsx');
      setOpened(job.id);
      const onClose = addHistoryEntry(() => setDialog(undefined));
      setDialog(<JobDialog job={job} positions={positions} form={careerForm} closed={closedIds} onClose={onClose} />);
    } catch {
      location.assign(page);
    }
  }

  return (
    <>
      <ul className="ruled">
        {positions.jobs.map((job) => (
          <li key={job.id} className="grid gap-x-5 gap-y-1.5 py-3 lg:grid-cols-[5fr_6fr_auto] lg:items-center">
            <div className={`border-s-4 ps-2 ${edges[job.colour]}`}>
              <h3 className="text-heading">{job.title}</h3>
              <p className="mt-0.25 mb-1 text-sm text-ink-soft">
                {job.department} · {job.location}
              </p>
              <div data-position={job.id} className="flex flex-wrap items-center gap-1">
                {isClosed(job) && <Badge>{closed.closed}</Badge>}
                <Badge tone={job.type === 'Internship' ? 'info' : 'success'}>{positions.types[job.type]}</Badge>
                <Badge>{positions.years(job.experience)}</Badge>
              </div>
            </div>
            <div className="grid items-center *:[grid-area:1/1] max-sm:min-h-10">
              <p className={hasResult && job.id === opened ? 'invisible' : undefined}>{job.description}</p>
              <p
                ref={job.id === opened ? shownResult : undefined}
                role="status"
                className={
                  hasResult && job.id === opened
                    ? `-my-1 rounded px-1.5 py-1 font-semibold ${tones[status]}`
                    : 'sr-only'
                }
              >
                {hasResult && job.id === opened && result?.title}
              </p>
            </div>
            <ButtonLink
              to={jobPath(job.id)}
              variant="secondary"
              icon="arrow"
              label={(isClosed(job) ? closed : positions).detailsOf(job.title)}
              className="max-lg:justify-self-start"
              onClick={isClosed(job) ? undefined : (event) => open(event, job)}
            >
              {(isClosed(job) ? closed : positions).details}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {!dialog && (status === 'success' || state.lasting === 'success') && (
        <p className="mt-2 text-sm text-ink-soft">{careerForm.lasting.success}</p>
      )}
      {dialog}
    </>
  );
}

function addHistoryEntry(onBack: () => void): () => void {
  // With React Router's state it is the same location.
  history.pushState(history.state, '');
  addEventListener('popstate', onBack, { once: true });
  let isClosed = false;
  return () => {
    if (!isClosed) history.back();
    isClosed = true;
  };
}
