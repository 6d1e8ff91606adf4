import { brand } from '#shared/brand.ts';
import type { CareersContent } from '#shared/content/en/pages/careers.ts';
import { jobPath, paths } from '#shared/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Island } from '../island.tsx';
import Application from '../islands/application.tsx';
import { JobDetails } from '../sections/job-details.tsx';

export function contentOf({ positions, job: text, form }: CareersContent, path: string) {
  const job = positions.jobs.find(({ id }) => jobPath(id) === path)!;
  return { meta: { title: text.title(job.title), description: text.description(job) }, job, text, positions, form };
}

export default function JobPage({ content }: { content: ReturnType<typeof contentOf> }) {
  const { job, text, positions, form } = content;
  return (
    <>
      <Hero
        eyebrow={text.eyebrow}
        title={job.title}
        lead={`${job.department} · ${job.location} · ${positions.types[job.type]} · ${positions.years(job.experience)}`}
        actions={
          <>
            <ButtonLink to="#apply" size="large">
              {positions.apply}
            </ButtonLink>
            <ButtonLink to={`${paths.careers}#positions`} size="large" night variant="secondary">
              {text.all}
            </ButtonLink>
          </>
        }
      />
      <Container className="grid items-start gap-5 py-6 md:py-8 lg:grid-cols-[4fr_7fr] lg:gap-8">
        <div>
          <h2 className="sr-only">{text.about}</h2>
          <JobDetails job={job} content={positions} />
          <p className="mt-3 rounded bg-sand p-2.5 text-sm text-ink-soft">
            {text.questions}{' '}
            <a href={`mailto:${brand.staffAddresses[2]}`} className="font-medium text-accent underline">
              <bdi dir="ltr">{brand.staffAddresses[2]}</bdi>
            </a>
          </p>
        </div>
        <Card className="shadow-mid md:p-5">
          <h2 id="apply" className="mb-1 text-heading">
            {positions.apply}
          </h2>
          <Island name="application">
            <Application texts={{ careerForm: form }} path={jobPath(job.id)} />
          </Island>
        </Card>
      </Container>
    </>
  );
}
