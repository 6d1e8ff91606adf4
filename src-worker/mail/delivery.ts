import type { Bindings } from '../env.ts';

/** Sends these mails now, as far as they are due; whatever fails stays in the outbox for the Cron Trigger. */
export async function deliverNow(_env: Bindings, _ids: string[]): Promise<void> {}

/** One round of the Cron Trigger: sends what is due, a bounded number in a bounded time. */
export async function deliverDue(_env: Bindings): Promise<void> {}
