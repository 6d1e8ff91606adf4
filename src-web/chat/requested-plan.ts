/** The plans as the demo form's `?about=` names them. */
const plans = {
  starter: 'starter|الانطلاق',
  growth: 'growth|النمو',
  scale: 'scale|التوسّ?ع',
  quote: 'enterprise|المؤسسات',
};

/** The plan of the newest text that names exactly one, such as “the Growth plan”: alone, “growth” is a common word. */
export function requestedPlan(texts: readonly string[]): string | undefined {
  return texts
    .map(plansIn)
    .findLast(({ length }) => length === 1)
    ?.at(0);
}

function plansIn(text: string): string[] {
  return Object.entries(plans).flatMap(([about, names]) =>
    new RegExp(`(?:${names})[\\s*]+plan|باقة[\\s*]+(?:${names})`, 'i').test(text) ? about : [],
  );
}
