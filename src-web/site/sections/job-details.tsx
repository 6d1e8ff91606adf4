import type { Job } from '#shared/content/en/jobs.ts';
import type { OpenPositions } from '#shared/content/en/open-positions.ts';
import { CheckList } from '../../ui/check-list.tsx';

interface JobDetailsProps {
  job: Job;
  content: OpenPositions;
}

export function JobDetails({ job, content }: JobDetailsProps) {
  const lists = [
    ['responsibilities', content.responsibilities, job.responsibilities],
    ['requirements', content.requirements, job.requirements],
    ['nice-to-have', content.niceToHave, job.nice_to_have],
  ] as const;
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">{job.description}</p>
      {lists.map(([id, title, items]) => (
        <section key={id} id={id}>
          <h3 className="mb-1 text-subheading">{title}</h3>
          <CheckList items={items} className="text-sm" />
        </section>
      ))}
    </div>
  );
}
