/**
 * The parts of a page that act, with the modules of their texts; their components are in `islands/`. Everything else of a
 * prerendered page stays markup (`kept-page.tsx`).
 */
export const islands = {
  application: ['forms/career'],
  'company-tabs': ['company-tabs'],
  'confirm-subscription': ['pages/newsletter/confirm'],
  dashboard: ['dashboard'],
  deck: ['forms/deck'],
  demo: ['forms/demo', 'slot-picker'],
  'my-data': ['forms/my-data'],
  partnership: ['forms/partnership'],
  positions: ['open-positions', 'forms/career'],
  sample: ['sample-texts'],
  unsubscribe: ['pages/unsubscribe'],
} satisfies Record<string, string[]>;

export type IslandName = keyof typeof islands;
