import type { CareersContent } from '../../src-shared/content/en/careers.ts';
import type { JobId } from '../../src-shared/paths.ts';

/** The content of a position's page, from the content of the careers page. */
export function jobContent({ positions, job: text, form }: CareersContent, id: JobId) {
  const job = positions.jobs.find((candidate) => candidate.id === id)!;
  return {
    meta: { title: text.title(job.title), description: text.description(job) },
    job,
    text,
    positions,
    form,
  };
}
export type JobContent = ReturnType<typeof jobContent>;
