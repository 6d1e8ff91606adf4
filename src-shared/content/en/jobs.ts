import type { JobId } from '../../paths.ts';
import { type JobFacts, jobFacts } from '../../site/jobs.ts';

export interface Job extends JobFacts, JobTexts {}

export interface JobTexts {
  title: string;
  department: string;
  location: string;
  description: string;
  responsibilities: string[];
  requirements: string[];
  nice_to_have: string[];
}

const location = 'Dubai, UAE';

const texts: Record<JobId, JobTexts> = {
  'frontend-developer': {
    title: 'Frontend Developer',
    department: 'Product engineering',
    location,
    description:
      'You build the interfaces that people work in all day: the agent canvas, the audit file, the answers that show their sources.',
    responsibilities: [
      'Own features from sketch to release, in TypeScript and React',
      'Make them fast, accessible and right in two writing directions',
      'Test behaviour, not implementation',
      "Review your colleagues' work and have yours reviewed",
    ],
    requirements: [
      'Two to five years with React and TypeScript in production',
      'HTML and CSS that you would show to anyone',
      'A habit of measuring before optimising',
      'Clear written English',
    ],
    nice_to_have: ['Arabic', 'SVG or canvas drawing', 'Experience with design systems'],
  },
  'ai-engineer': {
    title: 'AI Engineer',
    department: 'Applied AI',
    location,
    description:
      'You turn models into systems that can be relied on: retrieval, evaluation, agents with limits, and the data behind them.',
    responsibilities: [
      'Design and ship agents and retrieval systems for customers you know by name',
      'Build the evaluations that decide whether a change goes out',
      'Bring cost and latency down without losing quality',
      'Explain to a customer what a model can and cannot do',
    ],
    requirements: [
      'Three to seven years in software, two of them with machine learning in production',
      'Python or TypeScript, and SQL',
      'Experience with large language models beyond prompts',
      'Enough statistics to distrust your own results',
    ],
    nice_to_have: ['Arabic language processing', 'Published work or open source', 'Experience in a regulated industry'],
  },
  'frontend-developer-intern': {
    title: 'Frontend Developer Intern',
    department: 'Product engineering',
    location,
    description:
      'Six months on the product team. You ship something to customers in the first month, with a mentor beside you.',
    responsibilities: [
      'Build and test components with your mentor',
      'Fix real bugs and write down what you learned',
      'Take part in design reviews',
    ],
    requirements: [
      'Student or recent graduate',
      'HTML, CSS and JavaScript from your own projects',
      'Curiosity and patience with details',
    ],
    nice_to_have: ['React or TypeScript', 'Arabic'],
  },
  'ai-engineer-intern': {
    title: 'AI Engineer Intern',
    department: 'Applied AI',
    location,
    description: 'Six months on evaluation and data: the part of AI that decides whether the rest is worth anything.',
    responsibilities: [
      'Collect and clean test cases with domain experts',
      'Write evaluations and read their failures',
      'Present what you found to the team',
    ],
    requirements: [
      'Student or recent graduate in a quantitative field',
      'Python from courses or your own projects',
      'Comfort with being wrong and finding out why',
    ],
    nice_to_have: ['Some work with language models', 'Arabic'],
  },
};

export const jobs: Job[] = jobFacts.map((facts) => ({ ...facts, ...texts[facts.id] }));
