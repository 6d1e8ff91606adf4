import type { Policy } from './rules.ts';

/** As in the Emirates, where the weekend is Saturday and Sunday. */
export const policy: Policy = { approvalLimit: 50_000, weekend: [6, 0] };
