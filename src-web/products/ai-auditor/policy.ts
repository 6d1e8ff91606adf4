import type { Policy } from './rules.ts';

export const policy: Policy = { approvalLimit: 50_000, weekend: [6, 0] };
