import type { Position } from '../forms/options.ts';
import type { JobId } from '../paths.ts';

type JobType = 'Full-time' | 'Internship';

export interface JobFacts {
  id: JobId;
  position: Position;
  type: JobType;
  experience: string;
  postedOn: string;
  colour: 'amber' | 'rose' | 'blue' | 'green';
}

const postedOn = '2026-11-01';

/** Days from the build until a position closes, unless staff close it earlier. */
export const postingDays = 90;

export const jobFacts: JobFacts[] = [
  {
    id: 'frontend-developer',
    position: 'Frontend Developer',
    type: 'Full-time',
    experience: '2-5',
    postedOn,
    colour: 'amber',
  },
  { id: 'ai-engineer', position: 'AI Engineer', type: 'Full-time', experience: '3-7', postedOn, colour: 'rose' },
  {
    id: 'frontend-developer-intern',
    position: 'Frontend Developer Intern',
    type: 'Internship',
    experience: '0-2',
    postedOn,
    colour: 'blue',
  },
  {
    id: 'ai-engineer-intern',
    position: 'AI Engineer Intern',
    type: 'Internship',
    experience: '0-2',
    postedOn,
    colour: 'green',
  },
];
