import { lazy, Suspense, useEffect, useState } from 'react';
import type { CareersContent } from '../../src-shared/content/en/careers.ts';
import type { Job } from '../../src-shared/content/types.ts';
import { resultShownFor } from '../../src-shared/form-result.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { JobDetails } from './job-details.tsx';

const JobModal = lazy(() => import('./job-modal.tsx'));

const edges: Record<Job['colour'], string> = {
  amber: 'border-s-amber',
  rose: 'border-s-rose',
  blue: 'border-s-info',
  green: 'border-s-success',
};

/** The open positions; each opens with its details and the form. Without JavaScript the details are on the page. */
export function Positions({ content }: { content: CareersContent }) {
  const { positions, form } = content;
  const [open, setOpen] = useState<Job>();
  const [applied, setApplied] = useState(false);

  useEffect(() => {
    if (!applied) return;
    const timer = setTimeout(() => setApplied(false), resultShownFor);
    return () => clearTimeout(timer);
  }, [applied]);

  return (
    <>
      <ul className="grid gap-3 lg:grid-cols-2">
        {positions.jobs.map((job) => (
          <Card key={job.id} as="li" className={`border-s-4 ${edges[job.colour]}`}>
            <div className="flex flex-wrap items-center gap-1">
              <Badge tone={job.type === 'Internship' ? 'info' : 'success'}>{job.type}</Badge>
              <Badge>{positions.years(job.experience)}</Badge>
            </div>
            <h3 className="mt-1.5 text-heading">{job.title}</h3>
            <p className="text-sm text-ink-soft">
              {job.department} · {job.location}
            </p>
            <p className="mt-1.5 noscript:hidden">{job.description}</p>
            <Button
              variant="secondary"
              icon="arrow"
              aria-label={positions.detailsOf(job.title)}
              onClick={() => setOpen(job)}
              className="mt-2.5 noscript:hidden"
            >
              {positions.details}
            </Button>
            <div className="mt-2 hidden noscript:block">
              <JobDetails job={job} content={positions} />
            </div>
          </Card>
        ))}
      </ul>
      <p
        role="status"
        className={applied ? 'mt-3 rounded bg-success-wash p-2.5 font-semibold text-success' : 'sr-only'}
      >
        {applied && form.success.title}
      </p>
      {open && (
        <Suspense>
          <JobModal
            job={open}
            content={content}
            onClose={() => setOpen(undefined)}
            onApplied={() => {
              setOpen(undefined);
              setApplied(true);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
