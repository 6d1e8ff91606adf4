import { brand } from '#shared/brand.ts';
import type { LandingContent } from '#shared/content/types/blocks.ts';
import { paths } from '#shared/paths.ts';
import { type WorkingPaperId, workingPapers } from '#shared/site/working-papers.ts';

const summaries: Record<WorkingPaperId, string> = {
  'handwritten-arabic':
    'Where optical character recognition fails on ligatures and stamps, and what a second reader costs.',
  'approval-signal': 'Approving or rejecting a step is a stronger signal than rating an answer.',
  'duplicate-payments': '11 ways to pay twice, and the controls that catch each of them.',
  'same-item': 'Matching products across two scripts without a common identifier.',
};

const researchers: LandingContent = {
  meta: {
    title: 'AI research partnerships in the Gulf',
    description: `Data, compute and co-authorship for researchers in the Gulf. Working papers and joint projects with ${brand.name}.`,
  },
  eyebrow: 'Researchers',
  title: 'Research partnerships on Arabic documents, fraud and agent safety.',
  lead: 'We work with universities on problems that only show up at scale.',
  actions: [
    { label: 'Propose a project', to: `${paths.partner}#inquiry` },
    { label: 'Working papers', to: '#papers' },
  ],
  opening: 'paper',
  scene: { name: 'researchers', place: 'beside' },
  blocks: [
    {
      kind: 'cards',
      about: 'Capabilities',
      title: 'What we bring to a collaboration',
      items: [
        {
          icon: 'book',
          title: 'Data under agreement',
          text: 'Anonymised corpora in Arabic and English, with an ethics review.',
        },
        { icon: 'bolt', title: 'Compute', text: 'Time on our cluster, granted within weeks.' },
        { icon: 'people', title: 'Co-authors', text: 'Engineers who read the reviews and run the ablations.' },
        { icon: 'globe', title: 'Open results', text: 'Joint results are published openly, negative ones too.' },
      ],
    },
    {
      kind: 'publications',
      id: 'papers',
      about: 'Publications',
      title: 'Working papers',
      lead: 'Our own reports, not peer-reviewed. Ask us for a copy and the data behind it.',
      items: workingPapers.map((paper) => ({ ...paper, summary: summaries[paper.id] })),
    },
    {
      kind: 'feature-list',
      about: 'Use cases',
      title: 'What research groups work on with us',
      items: [
        {
          icon: 'search',
          title: 'Document intelligence',
          text: 'Benchmarks for right-to-left layouts and mixed scripts.',
        },
        { icon: 'shield', title: 'Agent safety', text: 'When should a machine ask a person first?' },
        { icon: 'market', title: 'Market structure', text: 'Liquidity and information on regional exchanges.' },
      ],
    },
    {
      kind: 'chips',
      about: 'Integrations',
      title: 'In the tools you use',
      items: [
        { label: 'Jupyter' },
        { label: 'PyTorch' },
        { label: 'Parquet' },
        { label: 'R' },
        { label: 'Slurm' },
        { label: 'Zenodo' },
      ],
    },
    {
      kind: 'stats',
      title: 'Research in figures',
      items: [
        { value: String(workingPapers.length), label: 'working papers' },
        { value: '2', label: 'languages in the corpora' },
        { value: '6 weeks', label: 'from proposal to data' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Have a research question?',
      lead: 'Write two paragraphs. A researcher will reply.',
      actions: [
        { label: 'Propose a project', to: `${paths.partner}#inquiry` },
        { label: 'Schedule Demo', to: paths.scheduleDemo },
      ],
    },
  ],
};

export default researchers;
