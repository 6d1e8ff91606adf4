import type { AnalyticsReport, Compared, Outcome } from '#shared/contracts/analytics.ts';

const columns = ['visits', 'started', 'demos', 'held'] as const;

/** The sources, what has none on record, and the sum of both, which is what the funnel counts. */
export function allSources({ sources, visits, funnels }: Pick<AnalyticsReport, 'sources' | 'visits' | 'funnels'>) {
  const steps = funnels.find(({ funnel }) => funnel === 'demo')?.steps ?? [];
  const counted = (name: string): Compared => steps.find(({ step }) => step === name) ?? { now: 0, before: 0 };
  const recorded = outcomeOf((column) => sum(sources.map((source) => source[column])));
  const totals: Outcome = { visits, started: counted('started'), demos: counted('sent'), held: counted('held') };
  const unrecorded = outcomeOf((column) => less(totals[column], recorded[column]));
  const isComplete = columns.every((column) => unrecorded[column].now === 0 && unrecorded[column].before === 0);
  return {
    rows: isComplete ? sources : [...sources, { source: 'unrecorded', ...unrecorded }],
    total: outcomeOf((column) => sum([recorded[column], unrecorded[column]])),
  };
}

function outcomeOf(countOf: (column: (typeof columns)[number]) => Compared): Outcome {
  return Object.fromEntries(columns.map((column) => [column, countOf(column)])) as unknown as Outcome;
}

function sum(counts: Compared[]): Compared {
  return counts.reduce((all, { now, before }) => ({ now: all.now + now, before: all.before + before }), {
    now: 0,
    before: 0,
  });
}

function less(all: Compared, part: Compared): Compared {
  return { now: Math.max(0, all.now - part.now), before: Math.max(0, all.before - part.before) };
}
